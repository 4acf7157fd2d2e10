import { type Kysely, sql } from "kysely";

/** Which payments by card are open is asked after every form: those few are found without reading all that ever were. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index "cardSessionsOpen" on "cardSessions" ("createdAt") where "openOf" is not null`.execute(db);
}
