import { type Kysely, sql } from "kysely";

/** What is made again of an order, and whether a tick at the table is of the first making (0) or of which remake. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table "remakes" (
    "id" text primary key,
    "orderId" text not null references "orders" ("id") on delete cascade,
    "number" integer not null, "windowKey" text not null, "treatment" text not null, "reason" text not null,
    "fault" text not null, "note" text not null, "extraInches" integer not null, "costCents" integer,
    "state" text not null, "document" text, "frozenAt" text, "frozenBy" text, "doneAt" text, "doneBy" text,
    "createdBy" text not null, "createdAt" text not null, unique ("orderId", "number"))`,
  `create index "remakesByState" on "remakes" ("state", "orderId")`,
  `create index "remakesByDay" on "remakes" ("createdAt")`,
  `alter table "signOffs" add column "remake" integer not null default 0`,
];
