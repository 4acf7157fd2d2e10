import type { Db } from "#app/db/client.server.ts";
import { findConsent } from "#app/db/consent.server.ts";
import { type Credit, changeOn, settle } from "#app/domain/consultations/credit-rules.ts";
import { isAgreed } from "#app/domain/orders/consent.ts";
import type { StoredTerms } from "#app/domain/orders/order-update.ts";
import { AS_USUAL, type EmailChoice } from "#app/domain/orders/owner/order-announcement.ts";
import { isAmountKnown } from "#app/domain/orders/quote.ts";
import { findDue } from "#app/services/ledger/find-due.server.ts";
import { followCredits } from "#app/services/ledger/follow-credits.server.ts";
import { notifyClient } from "#app/services/orders/notify-client.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { findCreditFacts } from "./find-credit-facts.server.ts";

/*
 * Which order a paid fee belongs to can change from two sides, the visit and the order, so all of this runs inside the
 * transaction of the change, with the client's row locked first.
 */

interface Settlement {
  userId: string;
  /** Nobody, where only time has passed. */
  actorId: string | null;
  at: string;
  /** The order that is being saved: its version is raised, and its client told, by what is done to it. */
  savedOrderId?: string;
  /** What the owner decided about the e-mails of the save. */
  email?: EmailChoice;
}

/**
 * Puts a client's paid fees where they belong now, and tells them of every other order on which another amount is due. Answers
 * what `followCredits` does.
 */
export async function settleCredits(db: Db, { userId, actorId, at, savedOrderId, email = AS_USUAL }: Settlement) {
  const { orders, placed, ...facts } = await findCreditFacts(db, userId, at);
  const credits = settle({ ...facts, orders, placed });
  await writeCredits(db, { placed, credits, actorId, at });
  const followed = await followCredits(db, { userId, actorId, at });
  for (const order of orders) {
    const change = changeOn(order.id, placed, credits);
    if (change === 0) continue;
    const event = { orderId: order.id, actorId, at };
    const kind = change > 0 ? ("credit_added" as const) : ("credit_removed" as const);
    await recordEvent(db, { ...event, kind, details: { amount: Math.abs(change) } });
    if (order.id === savedOrderId) continue;
    await bumpVersion(db, order.id, at);
    if (!isAmountKnown(order)) continue;
    if (email.leaveOut) await recordEvent(db, { ...event, kind: "email_left_out" });
    else await tellOfCredit(db, { userId, at, order, line: email.line });
  }
  return followed;
}

interface Told {
  userId: string;
  at: string;
  order: StoredTerms & { id: string };
  line: string;
}

async function tellOfCredit(db: Db, { userId, at, order, line }: Told) {
  const { id: orderId, ...terms } = order;
  const confirmed = isAgreed((await findConsent(db, orderId)).consent);
  const about = { kind: "status_changed", about: "credit", confirmed } as const;
  await notifyClient(db, { ...about, orderId, userId, at, terms, line, ...(await findDue(db, orderId)) });
}

interface Written {
  placed: Credit[];
  credits: Credit[];
  actorId: string | null;
  at: string;
}

/** Only the rows that changed, so that each says since when and by whom it is so. */
async function writeCredits(db: Db, { placed, credits, actorId, at }: Written) {
  const isIn = (list: Credit[]) => (one: Credit) =>
    list.some(
      ({ visitId, orderId, amountCents }) =>
        visitId === one.visitId && orderId === one.orderId && amountCents === one.amountCents,
    );
  const stays = isIn(credits);
  for (const { visitId, orderId } of placed.filter((one) => !stays(one))) {
    await db
      .deleteFrom("consultationCredits")
      .where("consultationId", "=", visitId)
      .where("orderId", "=", orderId)
      .execute();
  }
  const was = isIn(placed);
  const added = credits.filter((one) => !was(one));
  if (added.length === 0) return;
  await db
    .insertInto("consultationCredits")
    .values(added.map(({ visitId, ...credit }) => ({ ...credit, consultationId: visitId, actorId, at })))
    .execute();
}

/** What is left to pay has changed: whoever has the order open must look again before they confirm or save. */
async function bumpVersion(db: Db, orderId: string, at: string) {
  await db
    .updateTable("orders")
    .set((eb) => ({ version: eb("version", "+", 1), updatedAt: at }))
    .where("id", "=", orderId)
    .execute();
}
