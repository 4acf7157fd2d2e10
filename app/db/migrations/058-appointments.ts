import { type Kysely, sql } from "kysely";

/** What takes somebody's hour besides consultations; a quarter hour is held once in each calendar, whatever holds it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table "appointments" (
    "id" text primary key, "kind" text not null, "calendar" text not null,
    "assigneeId" text references "users" ("id") on delete set null,
    "orderId" text references "orders" ("id") on delete set null,
    "userId" text references "users" ("id") on delete set null,
    "startsAt" text not null, "endsAt" text not null, "bufferMinutes" integer not null, "state" text not null,
    "title" text not null, "address" text not null, "clientNote" text not null, "houseNote" text not null,
    "sequence" integer not null, "version" integer not null, "createdBy" text not null,
    "createdAt" text not null, "updatedAt" text not null,
    "closedAt" text, "closedBy" text, "closedWords" text not null)`,
  `create index "appointmentsByStart" on "appointments" ("startsAt")`,
  `create index "appointmentsByOrder" on "appointments" ("orderId")`,
  `create index "appointmentsByUser" on "appointments" ("userId")`,
  `create table "heldQuarters" (
    "calendar" text not null, "quarter" text not null, "holder" text not null, "holderId" text not null,
    constraint "heldTimesKey" primary key ("calendar", "quarter"))`,
  `insert into "heldQuarters" ("calendar", "quarter", "holder", "holderId")
    select 'house', "quarter", 'consultation', "consultationId" from "heldTimes"`,
  `drop table "heldTimes"`,
  `alter table "heldQuarters" rename to "heldTimes"`,
  `create index "heldTimesByHolder" on "heldTimes" ("holderId")`,
  `alter table "consultations" add column "foundWords" text not null default ''`,
  `create table "calendarFeeds" (
    "userId" text primary key references "users" ("id") on delete cascade,
    "tokenHash" text not null unique, "createdAt" text not null, "lastReadAt" text)`,
];
