import { type Kysely, sql } from "kysely";

/** Photographs of a task: what we note for ourselves, so they stand apart from what a client's request can reach. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`create table "taskPhotos" (
    "id" text primary key,
    "taskId" text not null references "tasks" ("id") on delete cascade,
    "sha256" text not null, "bytes" integer not null, "width" integer not null, "height" integer not null,
    "thumbSha256" text not null, "thumbBytes" integer not null,
    "sentBy" text not null, "uploadKey" text not null unique, "createdAt" text not null)`)
    .execute(db);
  for (const column of ["taskId", "sha256", "thumbSha256"]) {
    await sql.raw(`create index "taskPhotosBy_${column}" on "taskPhotos" ("${column}")`).execute(db);
  }
}
