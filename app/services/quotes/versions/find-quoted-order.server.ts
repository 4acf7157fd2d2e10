import { type Selectable, sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";

/** An order as far as its quotes depend on it. */
export type QuotedOrder = Selectable<Pick<Database["orders"], (typeof columns)[number]>>;

const columns = [
  "id",
  "userId",
  "status",
  "totalCents",
  "paymentLink",
  "orderName",
  "description",
  "windows",
  "hardware",
  "hardwareChoice",
  "version",
  "confirmedAt",
  "windowsChangedAt",
  "quoteId",
  "acceptedQuoteId",
  "quotedAt",
  "ledgerSince",
  "outsideUntil",
  "settledAt",
] as const;

/** An order of this client; somebody else's is as if it did not exist. */
export async function findQuotedOrder(db: Db, userId: string, orderId: string): Promise<QuotedOrder | undefined> {
  return db
    .selectFrom("orders")
    .select(columns)
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .executeTakeFirst();
}

/** The same, and others who act on this order wait for us: a write that changes nothing locks the row. */
export async function lockQuotedOrder(db: Db, userId: string, orderId: string): Promise<QuotedOrder | undefined> {
  return db
    .updateTable("orders")
    .set({ version: sql<number>`"version"` })
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .returning(columns)
    .executeTakeFirst();
}
