import type { Db } from "#app/db/client.server.ts";
import { consentOf, isAgreed } from "#app/domain/orders/consent.ts";
import { dropReminders } from "#app/services/emails/queue-email.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import { type OrderRecord, writeOrder } from "#app/services/orders/with-order.server.ts";

interface Closing {
  orderId: string;
  state: "declined" | "withdrawn" | "superseded";
  at: string;
}

/** The version of an order that waits for an answer waits no more. Answers its number, if there was one. */
export async function closeOpen(db: Db, { orderId, state, at }: Closing): Promise<number | undefined> {
  const closed = await db
    .updateTable("quotes")
    .set({ state, openOf: null, closedAt: at, updatedAt: at })
    .where("openOf", "=", orderId)
    .returning("number")
    .executeTakeFirst();
  if (closed) await dropReminders(db, orderId);
  return closed?.number;
}

/** What an order shows once nothing is open any more: the version in force as it was accepted, or nothing. */
async function currentAfterClosing(db: Db, acceptedQuoteId: string | null) {
  const accepted = acceptedQuoteId === null ? undefined : await findAcceptance(db, acceptedQuoteId);
  if (!accepted) return undefined;
  const { quoteId, totalCents, at, by, how, sentAt } = accepted;
  const shown = { quoteId, totalCents, confirmedAt: by === "client" ? at : null, quotedAt: sentAt };
  return { shown, consent: consentOf({ inForce: { by, how }, shown: true, ended: false }) };
}

export async function findAcceptance(db: Db, quoteId: string) {
  return db
    .selectFrom("quoteAnswers")
    .innerJoin("quotes", "quotes.id", "quoteAnswers.quoteId")
    .select(["quoteAnswers.id", "quoteId", "at", "by", "how", "chosen", "totals", "quoteAnswers.totalCents", "sentAt"])
    .where("acceptedOf", "=", quoteId)
    .executeTakeFirst();
}

/**
 * After the open version has been closed: the one in force is what the order shows again, with its total and its yes. Without
 * one the order stays as it is. Answers whether there is one.
 */
export async function showInForce(db: Db, order: OrderRecord, { actorId, at }: { actorId: string; at: string }) {
  const current = await currentAfterClosing(db, order.acceptedQuoteId);
  await writeOrder(db, order, at, current?.shown ?? {});
  if (!current) return false;
  const { totalCents } = current.shown;
  await recordTurn(db, {
    orderId: order.id,
    fromStatus: order.status,
    toStatus: order.status,
    totalCents,
    actorId,
    at,
    confirmation: isAgreed(current.consent) ? "given" : null,
  });
  return true;
}
