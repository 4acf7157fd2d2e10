import { type Kysely, PostgresAdapter, sql } from "kysely";

const ARRIVED = "What has arrived is never changed.";

/** Which bolt of its lot an arrival is; the database keeps it as it keeps the rest. */
export async function up(db: Kysely<unknown>) {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of [column, ...(onPostgres ? postgres : sqlite)]) await sql.raw(statement).execute(db);
}

const column = `alter table "purchaseArrivals" add column "bolt" text not null default ''`;

const fixed = ["id", "lineId", "day", "quantityMilli", "faultyMilli", "lot", "bolt", "note", "actorId", "at"];

const sqlite = [
  `drop trigger "purchaseArrivalsFrozen"`,
  `create trigger "purchaseArrivalsFrozen" before update on "purchaseArrivals"
    when ${fixed.map((name) => `new."${name}" is not old."${name}"`).join(" or ")}
    begin select raise(abort, '${ARRIVED}'); end`,
];

const postgres = [
  `create or replace function "refuse_purchaseArrivals"() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then raise exception '${ARRIVED}'; end if;
    if ${fixed.map((name) => `new."${name}" is distinct from old."${name}"`).join(" or ")} then
      raise exception '${ARRIVED}';
    end if;
    return new;
  end $$`,
];
