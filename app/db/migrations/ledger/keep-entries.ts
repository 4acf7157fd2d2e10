import { type Kysely, sql } from "kysely";

const KEPT = "An entry of the ledger is never changed.";

/** The database itself refuses to alter an entry, whatever program asks. Rows may be added freely, so that a backup restores. */
export async function keepEntries(db: Kysely<unknown>, kind: "sqlite" | "postgres") {
  for (const statement of kind === "sqlite" ? onSqlite : onPostgres) await sql.raw(statement).execute(db);
}

const onSqlite = [
  `create trigger "ledgerFrozen" before update on "ledgerEntries" begin select raise(abort, '${KEPT}'); end`,
  `create trigger "ledgerKept" before delete on "ledgerEntries" begin select raise(abort, '${KEPT}'); end`,
];

const onPostgres = [
  `create or replace function "refuseLedgerChange"() returns trigger language plpgsql as $$
    begin raise exception '${KEPT}'; end $$`,
  `create trigger "ledgerFrozen" before update or delete on "ledgerEntries"
    for each row execute function "refuseLedgerChange"()`,
];
