import { type Kysely, PostgresAdapter, sql } from "kysely";
import { fillQuotes, type OldOrders } from "./quotes/fill-quotes.ts";
import { firstSettings } from "./quotes/first-settings.ts";
import { refuseChanges } from "./quotes/refuse-changes.ts";

/**
 * Quotes with lines, in versions that are frozen once they are sent. Each order that has a total gets the plain quote which
 * that total has been until now.
 */
export async function up(database: Kysely<unknown>) {
  const db = database as Kysely<OldOrders>;
  for (const column of ["quoteId", "acceptedQuoteId", "quotedAt"]) {
    await db.schema.alterTable("orders").addColumn(column, "text").execute();
  }
  await createTables(db);
  await db
    .insertInto("quoteSettings")
    .values({ id: "house", document: JSON.stringify(firstSettings), version: 1 })
    .execute();
  await fillQuotes(db);
  await refuseChanges(database, database.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite");
}

async function createTables(db: Kysely<OldOrders>) {
  await db.schema
    .createTable("quoteSettings")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  // A draft goes with its order; what was sent does not, so an order that has such a quote stays.
  await sql`
    create table "quotes" (
      "id" text primary key,
      "orderId" text not null references "orders" ("id") on delete cascade,
      "number" integer not null,
      "draftOf" text unique, "openOf" text unique,
      "state" text not null, "kind" text not null, "detail" text not null,
      "basedOnOrderVersion" integer not null,
      "taxLabel" text not null, "taxRate" integer not null, "taxRule" text not null, "taxReason" text not null,
      "discountLabel" text not null, "discountRate" integer, "discountCents" integer,
      "depositRate" integer, "depositCents" integer, "depositDays" integer not null,
      "balanceWhen" text not null, "balanceDays" integer not null,
      "validUntil" text, "leadTime" text not null, "note" text not null, "terms" text not null,
      "subtotalCents" integer not null, "discountTotalCents" integer not null, "taxBaseCents" integer not null,
      "taxCents" integer not null, "totalCents" integer not null, "depositTotalCents" integer not null,
      "snapshot" text, "contentHash" text,
      "version" integer not null,
      "createdBy" text not null, "createdAt" text not null, "updatedAt" text not null,
      "sentAt" text, "firstSeenAt" text, "changesAskedAt" text, "closedAt" text)`.execute(db);
  await sql`
    create table "quoteLines" (
      "id" text primary key,
      "quoteId" text not null references "quotes" ("id") on delete cascade,
      "key" text not null, "position" integer not null, "windowKey" text, "treatment" text,
      "kind" text not null, "label" text not null, "description" text not null,
      "quantityMilli" integer not null, "unit" text not null, "unitCents" integer,
      "discountRate" integer, "discountCents" integer, "taxed" integer not null,
      "role" text not null, "choiceGroup" text not null, "suggested" integer not null,
      "grossCents" integer not null, "netCents" integer not null, "shareCents" integer not null,
      "rateId" text, "basis" text not null, "ownerNote" text not null, "costCents" integer,
      unique ("quoteId", "key"))`.execute(db);
  await sql`
    create table "quoteAnswers" (
      "id" text primary key,
      "quoteId" text not null references "quotes" ("id") on delete restrict,
      "orderId" text not null references "orders" ("id") on delete restrict,
      "at" text not null, "kind" text not null,
      "acceptedOf" text unique,
      "by" text not null, "how" text not null, "actorId" text not null,
      "chosen" text not null, "totals" text not null, "totalCents" integer not null, "contentHash" text not null,
      "reason" text not null)`.execute(db);
  // What was sent has a number of its own within the order; drafts have none yet.
  await sql`create unique index "quotesByNumber" on "quotes" ("orderId", "number") where "state" <> 'draft'`.execute(
    db,
  );
  await sql`create index "quotesByOrder" on "quotes" ("orderId")`.execute(db);
  // What the desk counts: few wait for an answer, however many there have been.
  await sql`
    create index "openQuotes" on "quotes" ("validUntil", "changesAskedAt", "orderId")
    where "openOf" is not null`.execute(db);
  await sql`
    create index "askedQuotes" on "quotes" ("orderId")
    where "openOf" is not null and "changesAskedAt" is not null`.execute(db);
  await sql`create index "declinedQuotes" on "quotes" ("id") where "state" = 'declined'`.execute(db);
  await sql`
    create index "ordersAcceptedElsewhere" on "orders" ("id")
    where "status" = 'quoted' and "confirmedAt" is null and "acceptedQuoteId" is not null`.execute(db);
  await db.schema.createIndex("quoteLinesByQuote").on("quoteLines").columns(["quoteId", "position"]).execute();
  await db.schema.createIndex("quoteAnswersByOrder").on("quoteAnswers").columns(["orderId", "at"]).execute();
  await db.schema.createIndex("quoteAnswersByQuote").on("quoteAnswers").columns(["quoteId", "kind"]).execute();
}
