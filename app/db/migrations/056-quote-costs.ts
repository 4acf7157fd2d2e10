import { type Kysely, PostgresAdapter, sql } from "kysely";

const SENT = "A quote that was sent is never changed.";

/** What the prices of a quote are made of and what that costs us, frozen with the version that was sent as its lines are. */
export async function up(db: Kysely<unknown>) {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of [...tables, ...(onPostgres ? postgres : sqlite)]) await sql.raw(statement).execute(db);
}

const tables = [
  `alter table "quoteLines" add column "shownParts" text not null default ''`,
  `create table "quoteCostLines" (
    "id" text primary key,
    "quoteId" text not null references "quotes" ("id") on delete cascade,
    "lineKey" text not null, "position" integer not null, "label" text not null,
    "quantityMilli" integer not null, "unit" text not null, "unitCents" integer, "grossCents" integer,
    "costCents" integer, "rateId" text, "basis" text not null)`,
  `create index "quoteCostLinesByQuote" on "quoteCostLines" ("quoteId", "position")`,
];

const sent = (row: "old" | "new") =>
  `exists (select 1 from "quotes" where "id" = ${row}."quoteId" and "state" <> 'draft')`;

const aborts = `begin select raise(abort, '${SENT}'); end`;

const sqlite = [
  `create trigger "quoteCostLinesFrozen" before update on "quoteCostLines" when ${sent("old")} or ${sent("new")} ${aborts}`,
  `create trigger "quoteCostLinesKept" before delete on "quoteCostLines" when ${sent("old")} ${aborts}`,
];

/** The function that guards the lines asks for nothing but their quote. */
const postgres = [
  `create trigger "quoteCostLinesFrozen" before update or delete on "quoteCostLines"
    for each row execute function "refuseQuoteLineChange"()`,
];
