import { type Kysely, sql } from "kysely";

/** Files that were read in, what each row did, and which column of whose file is which. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table "imports" (
    "id" text primary key, "kind" text not null, "source" text not null, "fileName" text not null,
    "encoding" text not null, "content" text not null, "headings" text not null, "sample" text not null,
    "mapping" text not null, "usual" text not null, "rowCount" integer not null, "sameCount" integer not null,
    "state" text not null, "version" integer not null, "actorId" text not null,
    "createdAt" text not null, "writtenAt" text, "undoneAt" text)`,
  `create index "importsByTime" on "imports" ("createdAt")`,
  `create table "importRows" (
    "id" text primary key,
    "importId" text not null references "imports" ("id") on delete cascade,
    "line" integer not null, "title" text not null, "outcome" text not null, "state" text not null,
    "reason" text not null, "subjectId" text, "before" text not null, "after" text not null, "changes" text not null)`,
  `create index "importRowsByState" on "importRows" ("importId", "state", "id")`,
  `create index "importRowsBySubject" on "importRows" ("subjectId")`,
  `create table "importMappings" (
    "kind" text not null, "source" text not null, "columns" text not null, "usual" text not null,
    "updatedAt" text not null, primary key ("kind", "source"))`,
];
