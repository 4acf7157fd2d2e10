import { type Kysely, PostgresAdapter, sql } from "kysely";

const SIGNED = "What was signed off is never changed.";

/** What is done at the table. The database itself refuses to alter what was signed off. */
export async function up(db: Kysely<unknown>) {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of [...tables, ...(onPostgres ? postgres : sqlite)]) await sql.raw(statement).execute(db);
}

const tables = [
  `create table "signOffs" (
    "id" text primary key,
    "orderId" text not null references "orders" ("id") on delete cascade,
    "packetNumber" integer not null, "windowKey" text not null, "treatment" text not null, "step" text not null,
    "act" text not null, "by" text not null, "initials" text not null, "at" text not null, "note" text not null,
    "partHash" text not null, "formKey" text not null, unique ("formKey", "step"))`,
  `create index "signOffsByOrder" on "signOffs" ("orderId", "at")`,
];

const sqlite = [
  `create trigger "signOffsFrozen" before update on "signOffs" begin select raise(abort, '${SIGNED}'); end`,
];

const postgres = [
  `create or replace function "refuse_signOffs"() returns trigger language plpgsql as $$ begin
    raise exception '${SIGNED}';
  end $$`,
  `create trigger "signOffsFrozen" before update on "signOffs" for each row execute function "refuse_signOffs"()`,
];
