import { type Kysely, sql } from "kysely";

/** Since when the windows of an order are others than its open quote was priced for: the desk counts them. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable("orders").addColumn("windowsChangedAt", "text").execute();
  await sql`create index "ordersChangedSincePriced" on "orders" ("id") where "windowsChangedAt" is not null`.execute(
    db,
  );
}
