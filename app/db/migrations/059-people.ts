import { type Kysely, sql } from "kysely";

/** Clients and orders that we entered ourselves, what we note about them, one client made of two, and what can be undone. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table "users" add column "enteredBy" text`,
  `alter table "users" add column "mergedInto" text`,
  `create index "usersByMerge" on "users" ("mergedInto") where "mergedInto" is not null`,
  `create index "usersByPhone" on "users" ("phoneNumber")`,
  `alter table "orders" add column "enteredBy" text`,
  `alter table "orders" add column "clientCheckedAt" text`,
  `alter table "orders" add column "clientCheckedHow" text`,
  `create table "orderNotes" (
    "id" text primary key,
    "orderId" text not null references "orders" ("id") on delete cascade,
    "authorId" text not null, "body" text not null, "at" text not null, "updatedAt" text not null,
    "version" integer not null)`,
  `create index "orderNotesByOrder" on "orderNotes" ("orderId", "at")`,
  `create table "customerNotes" (
    "id" text primary key,
    "customerId" text not null references "users" ("id") on delete cascade,
    "authorId" text not null, "body" text not null, "at" text not null, "updatedAt" text not null,
    "version" integer not null)`,
  `create index "customerNotesByCustomer" on "customerNotes" ("customerId", "at")`,
  `create table "undos" (
    "id" text primary key, "kind" text not null, "actorId" text not null, "subjectId" text not null,
    "words" text not null, "before" text not null, "after" text not null,
    "at" text not null, "expiresAt" text not null, "usedAt" text)`,
  `create index "undosBySubject" on "undos" ("subjectId", "expiresAt")`,
  `create index "undosByExpiry" on "undos" ("expiresAt")`,
];
