import { type Kysely, PostgresAdapter, sql } from "kysely";

const SENTENCE = "An event of a provider is never changed.";

/** An event that no provider sends again may be swept away; none is ever changed, and a young one never goes. */
export async function up(db: Kysely<unknown>) {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    await sql`drop trigger "providerEventsKept"`.execute(db);
    await sql
      .raw(
        `create trigger "providerEventsKept" before delete on "providerEvents"
          when old."at" > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-90 days')
          begin select raise(abort, '${SENTENCE}'); end`,
      )
      .execute(db);
    return;
  }
  await sql
    .raw(
      `create or replace function "refuseEventChange"() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' and cast(old."at" as timestamptz) <= now() - interval '90 days' then return old; end if;
        raise exception '${SENTENCE}'; end $$`,
    )
    .execute(db);
}
