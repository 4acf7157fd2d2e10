import { type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { CONSULTATION_FEE_CENTS } from "#app/domain/consultations/consultation-offer.ts";
import type { OrderTerms } from "#app/domain/orders/order-update.ts";
import { notifyClient } from "#app/services/orders/notify-client.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { creditOf } from "./find-credit.server.ts";

/*
 * The fee of a consultation that took its time and was paid is credited once, on the client's next order. Which order that
 * is can change from two sides, the consultation and the order, so all of this runs inside the transaction of the change,
 * with the client's row locked first.
 */

interface Who {
  actorId: string;
  at: string;
}

/** Others who give or take this client's credit wait for us: a write that changes nothing locks a row on both databases. */
export async function lockClient(db: Db, userId: string) {
  await db.updateTable("users").set({ updatedAt: sql<string>`"updatedAt"` }).where("id", "=", userId).execute();
}

/** An order has been handed in: it takes the credit that waits, if one does. */
export async function creditOrder(db: Db, { userId, orderId, ...who }: { userId: string; orderId: string } & Who) {
  const waiting = await findWaiting(db, userId);
  if (waiting && !(await creditOf(db, orderId))) await attach(db, waiting.id, orderId, who);
}

/** A consultation of this client that is paid and not yet credited. */
async function findWaiting(db: Db, userId: string) {
  return db
    .selectFrom("consultations")
    .select("id")
    .where("userId", "=", userId)
    .where("state", "=", "booked")
    .where("feePaidAt", "is not", null)
    .where("creditedOrderId", "is", null)
    .orderBy("startsAt")
    .executeTakeFirst();
}

/** A fee has been paid, or its order has fallen away: the credit goes to the first open order since the booking. */
export async function creditNextOrder(db: Db, { consultationId, ...who }: { consultationId: string } & Who) {
  const consultation = await db
    .selectFrom("consultations")
    .select(["userId", "createdAt"])
    .where("id", "=", consultationId)
    .where("state", "=", "booked")
    .where("feePaidAt", "is not", null)
    .where("creditedOrderId", "is", null)
    .executeTakeFirst();
  if (!consultation) return;
  const since = sql<string>`coalesce(orders."submittedAt", orders."createdAt")`;
  const order = await withoutCredit(db)
    .select("orders.id")
    .where("orders.userId", "=", consultation.userId)
    .where("orders.status", "not in", ["incomplete", "cancelled", "completed", "delivered"])
    .where(since, ">=", consultation.createdAt)
    .orderBy(since)
    .executeTakeFirst();
  if (!order) return;
  await attach(db, consultationId, order.id, who);
  await bumpVersion(db, order.id, who.at);
}

/** Takes the credit off the order that has it. */
export async function releaseCredit(db: Db, { consultationId, ...who }: { consultationId: string } & Who) {
  const row = await db
    .selectFrom("consultations")
    .select("creditedOrderId")
    .where("id", "=", consultationId)
    .executeTakeFirst();
  if (!row?.creditedOrderId) return;
  await db.updateTable("consultations").set({ creditedOrderId: null }).where("id", "=", consultationId).execute();
  await recordEvent(db, { ...who, orderId: row.creditedOrderId, kind: "credit_removed", details });
  await bumpVersion(db, row.creditedOrderId, who.at);
  await revokeConfirmation(db, row.creditedOrderId, who.at);
}

/** More is left to pay than the client was shown: a yes to the old amount counts no longer, and the client hears of it. */
async function revokeConfirmation(db: Db, orderId: string, at: string) {
  const order = await db
    .updateTable("orders")
    .set({ confirmedAt: null })
    .where("id", "=", orderId)
    .where("status", "=", "quoted")
    .returning(["userId", "totalCents", "paymentLink"])
    .executeTakeFirst();
  const status: OrderTerms["status"] = "quoted";
  if (order) await notifyClient(db, "status_changed", { ...order, orderId, status, at });
}

/** An order has been cancelled or taken up again: the credit goes where it belongs now. */
export async function recreditOrder(db: Db, { userId, orderId, ...who }: { userId: string; orderId: string } & Who) {
  const credit = await creditOf(db, orderId);
  if (credit) {
    await db.updateTable("consultations").set({ creditedOrderId: null }).where("id", "=", credit.id).execute();
    await recordEvent(db, { ...who, orderId, kind: "credit_removed", details });
  }
  const waiting = credit ?? (await findWaiting(db, userId));
  if (waiting) await creditNextOrder(db, { consultationId: waiting.id, ...who });
}

const details = { amount: CONSULTATION_FEE_CENTS };

async function attach(db: Db, consultationId: string, orderId: string, who: Who) {
  await db.updateTable("consultations").set({ creditedOrderId: orderId }).where("id", "=", consultationId).execute();
  await recordEvent(db, { ...who, orderId, kind: "credit_added", details });
}

/** What is left to pay has changed: whoever has the order open must look again before they confirm or save. */
async function bumpVersion(db: Db, orderId: string, at: string) {
  await db
    .updateTable("orders")
    .set((eb) => ({ version: eb("version", "+", 1), updatedAt: at }))
    .where("id", "=", orderId)
    .execute();
}

function withoutCredit(db: Db): SelectQueryBuilder<Database, "orders", object> {
  return db
    .selectFrom("orders")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("consultations").select("consultations.id").whereRef("creditedOrderId", "=", "orders.id"))),
    );
}
