import { type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { CONSULTATION_FEE_CENTS } from "#app/domain/consultations/consultation-offer.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";
import { isAmountKnown } from "#app/domain/orders/quote.ts";
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

/** A fee has been paid: the credit goes to the first open order since the booking, and its client is told. */
export async function creditNextOrder(db: Db, { consultationId, ...who }: { consultationId: string } & Who) {
  const orderId = await attachToNextOrder(db, { consultationId, ...who });
  if (orderId) await tellClient(db, orderId, who.at);
}

/** Answers which order got it, if there is one. */
async function attachToNextOrder(db: Db, { consultationId, ...who }: { consultationId: string } & Who) {
  const consultation = await db
    .selectFrom("consultations")
    .select(["userId", "createdAt"])
    .where("id", "=", consultationId)
    .where("state", "=", "booked")
    .where("feePaidAt", "is not", null)
    .where("creditedOrderId", "is", null)
    .executeTakeFirst();
  if (!consultation) return undefined;
  const since = sql<string>`coalesce(orders."submittedAt", orders."createdAt")`;
  const order = await withoutCredit(db)
    .select("orders.id")
    .where("orders.userId", "=", consultation.userId)
    .where(
      "orders.status",
      "in",
      statusesThat(({ credit }) => credit === "takes"),
    )
    .where(since, ">=", consultation.createdAt)
    .orderBy(since)
    .executeTakeFirst();
  if (!order) return undefined;
  await attach(db, consultationId, order.id, who);
  await bumpVersion(db, order.id, who.at);
  return order.id;
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
  await tellClient(db, row.creditedOrderId, who.at);
}

/** Another amount is due than the client was shown. A yes to the total still counts, for the total is the same. */
async function tellClient(db: Db, orderId: string, at: string) {
  const { userId, ...terms } = await db
    .selectFrom("orders")
    .select(["userId", "status", "totalCents", "paymentLink"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (!isAmountKnown(terms)) return;
  await notifyClient(db, { kind: "status_changed", about: "credit", orderId, userId, at, terms });
}

/**
 * An order has been cancelled or taken up again: the credit goes where it belongs now. Of this order the client hears by what
 * is done to it, of another one here.
 */
export async function recreditOrder(db: Db, { userId, orderId, ...who }: { userId: string; orderId: string } & Who) {
  const credit = await creditOf(db, orderId);
  if (credit) {
    await db.updateTable("consultations").set({ creditedOrderId: null }).where("id", "=", credit.id).execute();
    await recordEvent(db, { ...who, orderId, kind: "credit_removed", details });
  }
  const waiting = credit ?? (await findWaiting(db, userId));
  const credited = waiting && (await attachToNextOrder(db, { consultationId: waiting.id, ...who }));
  if (credited && credited !== orderId) await tellClient(db, credited, who.at);
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
