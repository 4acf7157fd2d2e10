import { type Kysely, sql } from "kysely";

/** Photographs of messages, and how many a message was sent without. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "messages" add column "photosLost" integer not null default 0`.execute(db);
  await sql`create index "filesByMessage" on "files" ("messageId")`.execute(db);
}
