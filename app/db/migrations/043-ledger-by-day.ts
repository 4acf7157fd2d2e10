import { type Kysely, sql } from "kysely";

/** On SQLite the ledger had lost the index that reports and the desk are answered by without reading an entry. */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex("ledgerByDay").execute();
  await sql`
    create index "ledgerByDay" on "ledgerEntries" ("occurredOn", "kind", "amountCents", "reversesId")`.execute(db);
}
