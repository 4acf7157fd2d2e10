import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { type Credit, placeCredits } from "#app/domain/consultations/credit-rules.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { isAmountKnown } from "#app/domain/orders/quote.ts";
import { notifyClient } from "#app/services/orders/notify-client.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";

/*
 * Which order a paid fee belongs to can change from two sides, the visit and the order, so all of this runs inside the
 * transaction of the change, with the client's row locked first.
 */

/** Others who give or take this client's credit wait for us: a write that changes nothing locks a row on both databases. */
export async function lockClient(db: Db, userId: string) {
  await db.updateTable("users").set({ updatedAt: sql<string>`"updatedAt"` }).where("id", "=", userId).execute();
}

interface Settlement {
  userId: string;
  /** Nobody, where only time has passed. */
  actorId: string | null;
  at: string;
  /** The order that is being saved: its version is raised, and its client told, by what is done to it. */
  savedOrderId?: string;
}

/** Puts a client's paid fees where they belong now, and tells them of every other order on which another amount is due. */
export async function settleCredits(db: Db, { userId, actorId, at, savedOrderId }: Settlement) {
  const placed = await findPlaced(db, userId);
  const orders = await findOrders(db, userId);
  const credits = placeCredits(await findVisits(db, userId, at), orders, placed);
  await writeCredits(db, { placed, credits, actorId, at });
  for (const order of orders) {
    const change = sumOn(order.id, credits) - sumOn(order.id, placed);
    if (change === 0) continue;
    const kind = change > 0 ? ("credit_added" as const) : ("credit_removed" as const);
    await recordEvent(db, { orderId: order.id, kind, actorId, at, details: { amount: Math.abs(change) } });
    if (order.id === savedOrderId) continue;
    await bumpVersion(db, order.id, at);
    if (isAmountKnown(order)) {
      await notifyClient(db, { kind: "status_changed", about: "credit", orderId: order.id, userId, at, terms: order });
    }
  }
}

async function findPlaced(db: Db, userId: string): Promise<Credit[]> {
  return db
    .selectFrom("consultationCredits")
    .innerJoin("consultations", "consultations.id", "consultationId")
    .select(["consultationId as visitId", "orderId", "amountCents"])
    .where("userId", "=", userId)
    .orderBy("at")
    .orderBy("consultationId")
    .execute();
}

/** A visit that was cancelled gives nothing. */
async function findVisits(db: Db, userId: string, at: string) {
  const rows = await db
    .selectFrom("consultations")
    .select(["id", "endsAt", "feeCents", "creditEarly", "creditOrderId", "createdAt"])
    .where("userId", "=", userId)
    .where("state", "=", "booked")
    .where("feePaidAt", "is not", null)
    .execute();
  return rows.map(({ id, endsAt, feeCents, creditEarly, creditOrderId, createdAt }) => ({
    id,
    paidCents: feeCents,
    counts: endsAt <= at || creditEarly === 1,
    bookedAt: createdAt,
    chosenOrderId: creditOrderId,
  }));
}

async function findOrders(db: Db, userId: string) {
  const rows = await db
    .selectFrom("orders")
    .select(["id", "status", "totalCents", "paymentLink", "submittedAt", "createdAt"])
    .where("userId", "=", userId)
    .execute();
  return rows.map(({ submittedAt, createdAt, ...order }) => ({
    ...order,
    credit: meaningOf(order.status).credit,
    handedInAt: submittedAt ?? createdAt,
  }));
}

function sumOn(orderId: string, credits: Credit[]) {
  return credits.reduce((sum, credit) => (credit.orderId === orderId ? sum + credit.amountCents : sum), 0);
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
