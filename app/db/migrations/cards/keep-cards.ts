import { type Kysely, sql } from "kysely";

const BOUND = "What a card payment is for is never changed.";
const KEPT = "An event of a provider is never changed.";
const columns = ["id", "orderId", "userId", "quoteId", "purpose", "cents", "createdAt", "expiresAt"];
const bound = columns.map((name) => `"${name}"`).join(", ");

/** The database itself refuses to alter what a payment is bound to, and what a provider has said. Rows may be added freely. */
export async function keepCards(db: Kysely<unknown>, kind: "sqlite" | "postgres") {
  for (const statement of kind === "sqlite" ? onSqlite : onPostgres) await sql.raw(statement).execute(db);
}

const onSqlite = [
  `create trigger "cardSessionsBound" before update of ${bound} on "cardSessions"
    begin select raise(abort, '${BOUND}'); end`,
  `create trigger "providerEventsFrozen" before update on "providerEvents" begin select raise(abort, '${KEPT}'); end`,
  `create trigger "providerEventsKept" before delete on "providerEvents" begin select raise(abort, '${KEPT}'); end`,
];

const onPostgres = [
  `create or replace function "refuseCardChange"() returns trigger language plpgsql as $$
    begin raise exception '${BOUND}'; end $$`,
  `create trigger "cardSessionsBound" before update of ${bound} on "cardSessions"
    for each row execute function "refuseCardChange"()`,
  `create or replace function "refuseEventChange"() returns trigger language plpgsql as $$
    begin raise exception '${KEPT}'; end $$`,
  `create trigger "providerEventsFrozen" before update or delete on "providerEvents"
    for each row execute function "refuseEventChange"()`,
];
