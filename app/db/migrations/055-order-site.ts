import type { Kysely } from "kysely";

/** What is asked once for a whole order, about the house and the day; empty where nobody said anything. */
export async function up(db: Kysely<unknown>) {
  const orders = db.schema.alterTable("orders");
  await orders.addColumn("site", "text", (column) => column.notNull().defaultTo("")).execute();
}
