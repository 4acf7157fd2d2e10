import type { Db } from "#app/db/client.server.ts";
import { consentOf } from "#app/domain/orders/consent.ts";
import { dropReminders } from "#app/services/emails/drop-reminders.server.ts";

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
export async function currentAfterClosing(db: Db, acceptedQuoteId: string | null) {
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
