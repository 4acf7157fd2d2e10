import { type Kysely, sql } from "kysely";

/** How many working days each stage takes, as the owner knows it; and what a week is read by. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const days = { fabricDays: 10, cuttingDays: 2, sewingDays: 8, readyDays: 2, installDays: 3 };

const statements = [
  ...Object.entries(days).map(
    ([column, usual]) => `alter table "schedules" add column "${column}" integer not null default ${usual}`,
  ),
  `create index "orderDatesByFabric" on "orderDates" ("fabricExpectedOn") where "fabricExpectedOn" is not null`,
  `create index "purchaseLinesByDay" on "purchaseLines" ("expectedOn") where "expectedOn" is not null`,
];
