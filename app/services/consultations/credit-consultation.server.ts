import type { App } from "#app/app.server.ts";
import { addRows, type Db, dropRows, updateVersion } from "#app/db/client.server.ts";
import { findConsent } from "#app/db/consent.server.ts";
import { type Credit, changeOn, settle } from "#app/domain/consultations/credit-rules.ts";
import { isAgreed } from "#app/domain/orders/consent.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";
import type { StoredTerms } from "#app/domain/orders/order-update.ts";
import { AS_USUAL, type EmailChoice } from "#app/domain/orders/owner/order-announcement.ts";
import { isAmountKnown } from "#app/domain/orders/quote.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { findDue } from "#app/services/ledger/find-due.server.ts";
import { followCredits } from "#app/services/ledger/follow-credits.server.ts";
import { notifyClient } from "#app/services/orders/notify-client.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { findCreditFacts } from "./find-credit-facts.server.ts";
import { CHANGED, lockVisit, MISSING } from "./lock-visit.server.ts";

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
    await dropRows(db, "consultationCredits", { consultationId: visitId, orderId });
  }
  const was = isIn(placed);
  const added = credits.filter((one) => !was(one));
  if (added.length === 0) return;
  await addRows(
    db,
    "consultationCredits",
    added.map(({ visitId, ...credit }) => ({ ...credit, consultationId: visitId, actorId, at })),
  );
}

/** What is left to pay has changed: whoever has the order open must look again before they confirm or save. */
async function bumpVersion(db: Db, orderId: string, at: string) {
  await db
    .updateTable("orders")
    .set((eb) => ({ version: eb("version", "+", 1), updatedAt: at }))
    .where("id", "=", orderId)
    .execute();
}

interface Choice {
  actorId: string;
  id: string;
  version: number;
  /** Nothing leaves it to the rule. */
  orderId: string | null;
  /** Whether the fee counts before the visit has taken place. */
  early: boolean;
  /** The client is not e-mailed about the orders on which another amount is due. */
  leaveOut?: boolean;
}

/** The owner says on which order the fee of a visit is credited, and whether before the visit. */
export async function chooseCredit(
  app: Pick<App, "db" | "now">,
  { actorId, id, version, orderId, early, leaveOut = false }: Choice,
): Promise<Done> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const found = await lockVisit(db, id);
    if (!found) return MISSING;
    const { userId } = found;
    if (found?.kind === "call") return refusal("refused", "The fee of a call is never credited.");
    if (found?.creditOrderId === orderId && (found.creditEarly === 1) === early) return { ok: true };
    if (orderId !== null && !(await listOpenOrders(db, userId)).some((order) => order.id === orderId)) {
      return refusal("refused", "This order is no longer open. Please choose another.", "creditOrderId");
    }
    const booked = db.updateTable("consultations").where("id", "=", id).where("state", "=", "booked");
    const values = { creditOrderId: orderId, creditEarly: early ? 1 : 0, unverifiedFrom: null, updatedAt: at };
    if (!(await updateVersion(booked, version, values))) return CHANGED;
    await settleCredits(db, { userId, actorId, at, email: { ...AS_USUAL, leaveOut } });
    return { ok: true };
  });
}

const takesCredit = statusesThat(({ credit }) => credit === "takes");

/** The orders of a client on which a fee can be credited, the newest first. */
export async function listOpenOrders(db: Db, userId: string) {
  return db
    .selectFrom("orders")
    .select(["id", "status", "totalCents", "orderName"])
    .where("userId", "=", userId)
    .where("status", "in", takesCredit)
    .orderBy("createdAt", "desc")
    .execute();
}
