import { type Kysely, sql } from "kysely";

/** A search reads every id and number: from an index, since beside them in the row lie the windows, a long text. */
export async function up(db: Kysely<unknown>) {
  await sql`drop index "ordersListedById"`.execute(db);
  await sql`create index "ordersListedById" on "orders" ("id", "status", "userId", "number")
    where "status" <> 'incomplete'`.execute(db);
}
