import { type Kysely, sql } from "kysely";

/** When an order went to the table is read without its packets, each of which is a long document. */
export async function up(db: Kysely<unknown>) {
  await sql`create index "packetsByDay" on "packets" ("orderId", "at")`.execute(db);
}
