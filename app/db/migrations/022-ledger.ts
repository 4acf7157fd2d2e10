import { type Kysely, PostgresAdapter, sql } from "kysely";
import { fillLedger } from "./ledger/fill-ledger.ts";
import { keepEntries } from "./ledger/keep-entries.ts";

/**
 * A ledger that is only added to. What was accepted and is not in work yet is charged, less the fees of visits that stand on
 * it. What is in work or done already keeps its money where it was: no payment is made up.
 */
export async function up(db: Kysely<unknown>) {
  for (const column of ["chargedCents", "balanceCents", "dueCents"]) {
    await db.schema.alterTable("orders").addColumn(column, "integer").execute();
  }
  for (const column of ["dueOn", "moneyBadge", "ledgerSince", "outsideUntil", "paidToldAt"]) {
    await db.schema.alterTable("orders").addColumn(column, "text").execute();
  }
  await db.schema
    .alterTable("orders")
    .addColumn("remindersOff", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await createTables(db);
  await fillLedger(db, new Date().toISOString());
  await createIndexes(db);
  await keepEntries(db, db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite");
}

async function createTables(db: Kysely<unknown>) {
  await sql`
    create table "ledgerEntries" (
      "id" text primary key,
      "orderId" text not null references "orders" ("id") on delete restrict,
      "userId" text not null references "users" ("id") on delete restrict,
      "seq" integer not null, "at" text not null, "occurredOn" text not null,
      "actorId" text,
      "kind" text not null, "amountCents" integer not null, "taxCents" integer not null,
      "method" text, "reference" text not null, "note" text not null,
      "receiptNumber" text unique,
      "quoteId" text references "quotes" ("id") on delete restrict,
      "consultationId" text,
      "reversesId" text unique,
      "formKey" text not null unique, "providerRef" text unique,
      "snapshot" text not null,
      unique ("orderId", "seq"))`.execute(db);
  await sql`create table "counters" ("name" text primary key, "last" integer not null)`.execute(db);
  await sql`create table "reminders" ("key" text primary key, "at" text not null, "emailId" text)`.execute(db);
  await sql`
    create table "moneySettings" (
      "id" text primary key, "payByCheck" text not null, "reminders" integer not null,
      "version" integer not null)`.execute(db);
  await sql`insert into "moneySettings" values ('house', '', 1, 1)`.execute(db);
}

/** Each figure of the desk is counted by an index that holds only what it counts. */
async function createIndexes(db: Kysely<unknown>) {
  await sql`create index "ledgerByDay" on "ledgerEntries" ("occurredOn", "kind")`.execute(db);
  await sql`
    create index "ledgerVisits" on "ledgerEntries" ("userId") where "consultationId" is not null`.execute(db);
  await sql`
    create index "ordersToStart" on "orders" ("moneyBadge", "acceptedQuoteId", "quoteId")
    where "status" = 'quoted' and "acceptedQuoteId" is not null`.execute(db);
  await sql`create index "ordersDue" on "orders" ("dueOn", "id") where "dueOn" is not null`.execute(db);
  await sql`create index "ordersPaidTold" on "orders" ("paidToldAt") where "paidToldAt" is not null`.execute(db);
  await sql`
    create index "ordersToSettle" on "orders" ("id")
    where "balanceCents" <> 0 and "status" in ('cancelled', 'incomplete')`.execute(db);
  await sql`create index "ordersOwing" on "orders" ("balanceCents") where "balanceCents" <> 0`.execute(db);
}
