import { type Kysely, sql } from "kysely";

/** The site in the owner's words: versions, added and never edited, and which server shows which. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`create table "siteVersions" (
    "id" text primary key, "version" integer not null unique, "document" text not null,
    "reason" text not null, "actorId" text, "at" text not null)`)
    .execute(db);
  await sql
    .raw(`create table "siteServers" (
    "server" text primary key, "build" text not null, "version" integer not null,
    "failure" text not null, "seenAt" text not null)`)
    .execute(db);
}
