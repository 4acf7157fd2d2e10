import type { Updateable, UpdateQueryBuilder, UpdateResult } from "kysely";
import type { Database } from "./schema.ts";

type Versioned =
  | "orders"
  | "consultations"
  | "appointments"
  | "schedules"
  | "retentionRules"
  | "staffRules"
  | "fabrics"
  | "quotes"
  | "quoteSettings"
  | "moneySettings"
  | "inquiries"
  | "purchaseOrders"
  | "orderDates"
  | "tasks"
  | "files"
  | "wallViews";
type Update<Table extends Versioned> = UpdateQueryBuilder<Database, Table, Table, UpdateResult>;

/**
 * Writes to a row that still has the version its writer saw, and gives it the next one. Answers whether it did: if not,
 * somebody else was quicker and nothing is written. The query names the row and whatever else must still hold.
 */
export async function updateVersion<Table extends Versioned>(
  query: Update<Table>,
  version: number,
  values: Omit<Updateable<Database[Table]>, "version">,
): Promise<boolean> {
  // All of these tables have the column, which the types cannot say of a table that is not named.
  const written = await (query as unknown as Update<"orders">)
    .set({ ...values, version: version + 1 })
    .where("version", "=", version)
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}
