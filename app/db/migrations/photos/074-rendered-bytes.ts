import { type Kysely, sql } from "kysely";

/** How large a composed picture is: a quote that names it is backed up with it. */
export async function up(db: Kysely<unknown>) {
  await sql.raw(`alter table "wallViews" add column "renderedBytes" integer not null default 0`).execute(db);
}
