import { type Kysely, sql } from "kysely";

/** What each of the staff is here for, and what the house asks of all of them. Whoever was an admin so far is an owner. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table "users" add column "duty" text`,
  `alter table "users" add column "initials" text not null default ''`,
  `alter table "users" add column "calendar" text`,
  `alter table "users" add column "summaryAt" text`,
  `update "users" set "duty" = 'owner' where "role" = 'admin'`,
  `create table "staffRules" (
    "id" text primary key, "secondStepForAll" integer not null, "version" integer not null)`,
  `insert into "staffRules" ("id", "secondStepForAll", "version") values ('house', 0, 1)`,
];
