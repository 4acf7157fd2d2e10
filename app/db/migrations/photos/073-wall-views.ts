import { type Kysely, sql } from "kysely";

/** Windows that were looked at in their photographs, and the pictures of it that sent quotes show. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table "wallViews" (
    "id" text primary key,
    "orderId" text not null references "orders" ("id") on delete cascade,
    "windowKey" text not null,
    "fileId" text not null references "files" ("id") on delete cascade,
    "corners" text not null, "mask" text not null,
    "closed" integer not null, "raise" integer not null, "light" text not null,
    "rendered" text, "renderKey" text,
    "version" integer not null, "createdBy" text not null, "createdAt" text not null, "updatedAt" text not null,
    unique ("orderId", "windowKey", "fileId"))`,
  `create index "wallViewsByFile" on "wallViews" ("fileId")`,
  `create index "wallViewsByHash" on "wallViews" ("rendered")`,
  `create table "quotePictures" (
    "quoteId" text not null references "quotes" ("id") on delete cascade,
    "windowKey" text not null,
    "sha256" text not null, "bytes" integer not null,
    primary key ("quoteId", "windowKey"))`,
  `create index "quotePicturesByHash" on "quotePictures" ("sha256")`,
];
