import type { Db } from "#app/db/client.server.ts";
import type { CreditFacts } from "#app/domain/consultations/credit-rules.ts";
import { findHeldFees } from "#app/services/ledger/entries/add-visit-entry.server.ts";

/** A client's paid visits and orders, and what stands on which: all that the place of the fees depends on. */
export async function findCreditFacts(db: Db, userId: string, at: string) {
  const visits = await findVisits(db, userId, at);
  const placed = await findPlaced(db, userId);
  // Without a fee there is nothing that an order could be given or lose.
  const orders = visits.length + placed.length === 0 ? [] : await findOrders(db, userId);
  return { visits, orders, placed } satisfies CreditFacts;
}

async function findPlaced(db: Db, userId: string) {
  return db
    .selectFrom("consultationCredits")
    .innerJoin("consultations", "consultations.id", "consultationId")
    .select(["consultationId as visitId", "orderId", "amountCents"])
    .where("userId", "=", userId)
    .orderBy("at")
    .orderBy("consultationId")
    .execute();
}

/** A visit that was cancelled gives nothing, and neither does a call. */
async function findVisits(db: Db, userId: string, at: string) {
  const rows = await db
    .selectFrom("consultations")
    .select(["id", "endsAt", "creditEarly", "creditOrderId", "createdAt"])
    .where("userId", "=", userId)
    .where("kind", "=", "visit")
    .where("state", "=", "booked")
    .where("feePaidAt", "is not", null)
    .execute();
  const held = rows.length > 0 ? await findHeldFees(db, userId) : new Map<string, number>();
  return rows.map(({ id, endsAt, creditEarly, creditOrderId, createdAt }) => ({
    id,
    paidCents: held.get(id) ?? 0,
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
  return rows.map(({ submittedAt, createdAt, ...order }) => ({ ...order, handedInAt: submittedAt ?? createdAt }));
}
