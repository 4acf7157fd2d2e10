import { type Kysely, sql } from "kysely";

/** Photographs, whose bytes are kept elsewhere, and how much anybody has sent in a day. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table "files" (
    "id" text primary key,
    "sha256" text not null, "bytes" integer not null, "width" integer not null, "height" integer not null,
    "thumbSha256" text not null, "thumbBytes" integer not null,
    "ownerId" text references "users" ("id") on delete cascade,
    "sentBy" text,
    "orderId" text references "orders" ("id") on delete cascade,
    "windowKey" text, "messageId" text,
    "inquiryId" text,
    "waits" integer not null, "caption" text not null, "position" integer not null, "focal35" integer,
    "uploadKey" text not null unique, "createdAt" text not null, "version" integer not null)`,
  `create index "filesByOrder" on "files" ("orderId", "position")`,
  `create index "filesByInquiry" on "files" ("inquiryId")`,
  `create index "filesByHash" on "files" ("sha256")`,
  `create index "filesByThumb" on "files" ("thumbSha256")`,
  `create index "filesWaiting" on "files" ("waits", "createdAt")`,
  `create index "filesByOwner" on "files" ("ownerId")`,
  `create table "uploadDays" (
    "person" text not null, "day" text not null, "bytes" integer not null, "count" integer not null,
    primary key ("person", "day"))`,
];
