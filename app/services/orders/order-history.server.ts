import type { Db } from "#app/db/client.server.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";

/** Every turn in the life of an order, oldest first. */
export function findHistory(db: Db, orderId: string) {
  return db
    .selectFrom("orderStatusHistory")
    .select(["fromStatus", "toStatus", "totalCents", "confirmation", "at"])
    .where("orderId", "=", orderId)
    .orderBy("at")
    .execute();
}

/** The same of each of these orders, by its number. */
export async function findHistories(db: Db, orderIds: string[]) {
  const none: (Awaited<ReturnType<typeof findHistory>>[number] & { orderId: string })[] = [];
  if (orderIds.length === 0) return Map.groupBy(none, ({ orderId }) => orderId);
  const turns = await db
    .selectFrom("orderStatusHistory")
    .select(["orderId", "fromStatus", "toStatus", "totalCents", "confirmation", "at"])
    .where("orderId", "in", orderIds)
    .orderBy("at")
    .execute();
  return Map.groupBy(turns, ({ orderId }) => orderId);
}

const quoted = statusesThat(({ told }) => told === "quote");

/** Whether the client of an order has had a quote with a price, now or at any time before. */
export async function wasEverQuoted(db: Db, orderId: string) {
  const row = await db
    .selectFrom("orderStatusHistory")
    .select("id")
    .where("orderId", "=", orderId)
    .where("toStatus", "in", quoted)
    .where("totalCents", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const keptAlways = statusesThat(({ kept }) => kept === "always");
const keptPriced = statusesThat(({ kept }) => kept === "priced");

/** The orders among these that are kept for good, because of what they have been or of money. */
export async function findKept(db: Db, orderIds: string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("orderStatusHistory")
    .select("orderId")
    .distinct()
    .where("orderId", "in", orderIds)
    .where((eb) =>
      eb.or([
        eb("toStatus", "in", keptAlways),
        eb.and([eb("toStatus", "in", keptPriced), eb("totalCents", "is not", null)]),
        eb("confirmation", "is not", null),
      ]),
    )
    .execute();
  const paid = await db
    .selectFrom("orders")
    .select("id")
    .where("id", "in", orderIds)
    .where("ledgerSince", "is not", null)
    .execute();
  return new Set([...rows.map(({ orderId }) => orderId), ...paid.map(({ id }) => id)]);
}
