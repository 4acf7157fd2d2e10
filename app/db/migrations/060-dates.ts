import { type Kysely, PostgresAdapter, sql } from "kysely";

/** What an order is promised by and waits for, its place on the board, its number, and what we remind ourselves of. */
export async function up(db: Kysely<unknown>) {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of [...statements, delivered(onPostgres)]) await sql.raw(statement).execute(db);
}

const statements = [
  `create table "orderDates" (
    "orderId" text primary key references "orders" ("id") on delete cascade,
    "promisedWeek" text, "promisedShown" integer not null, "fabricOrderedOn" text, "fabricExpectedOn" text,
    "fabricArrivedOn" text, "workStartOn" text, "readyOn" text,
    "version" integer not null, "updatedAt" text not null, "updatedBy" text not null)`,
  `create index "orderDatesByWeek" on "orderDates" ("promisedWeek")`,
  `create index "orderDatesByReady" on "orderDates" ("readyOn")`,
  `create table "tasks" (
    "id" text primary key, "title" text not null, "note" text not null, "dueOn" text,
    "orderId" text references "orders" ("id") on delete cascade,
    "customerId" text references "users" ("id") on delete cascade,
    "assigneeId" text references "users" ("id") on delete set null,
    "doneAt" text, "doneBy" text, "createdBy" text not null, "createdAt" text not null, "version" integer not null)`,
  `create index "tasksByDay" on "tasks" ("doneAt", "dueOn", "id")`,
  `create index "tasksByOrder" on "tasks" ("orderId")`,
  `create index "tasksByCustomer" on "tasks" ("customerId")`,
  `create index "tasksByAssignee" on "tasks" ("assigneeId")`,
  `alter table "orders" add column "number" integer`,
  `create unique index "ordersByNumber" on "orders" ("number")`,
  `alter table "orders" add column "stage" text`,
  `alter table "orders" add column "stageFacts" text not null default ''`,
  `alter table "orders" add column "boardOn" text not null default '9999-12-31'`,
  // As the rule has it where nothing is promised yet; work that has begun waits for what nobody has written down.
  `update "orders" set "stage" = case
    when "status" = 'submitted' or ("status" = 'quoted' and "totalCents" is null) then 'quote'
    when "status" = 'quoted' and ("acceptedQuoteId" is null or "quoteId" is null or "acceptedQuoteId" <> "quoteId") then 'waiting'
    when "status" = 'quoted' and coalesce("dueCents", 0) > 0 then 'deposit'
    when "status" in ('quoted', 'in progress') then 'fabric'
    when "status" = 'completed' then 'ready' when "status" = 'shipping' then 'install'
    when "status" = 'delivered' then 'settled' end`,
  `create index "ordersByStage" on "orders" ("stage", "boardOn", "id")`,
];

/** What was delivered stands on the board for sixty days. */
function delivered(onPostgres: boolean) {
  const day = `substr(coalesce((select max("at") from "orderStatusHistory"
    where "orderId" = "orders"."id" and "toStatus" = 'delivered'), "updatedAt"), 1, 10)`;
  const until = onPostgres ? `to_char(cast(${day} as date) + 60, 'YYYY-MM-DD')` : `date(${day}, '+60 days')`;
  return `update "orders" set "boardOn" = ${until} where "status" = 'delivered'`;
}
