import { type Kysely, PostgresAdapter, sql } from "kysely";
import { keepCards } from "./cards/keep-cards.ts";

/** Payments by card: what was begun with a provider, what it has told us, and which orders have money to be looked at. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "cardSessions" (
      "id" text primary key,
      "orderId" text not null references "orders" ("id") on delete cascade,
      "userId" text not null references "users" ("id") on delete cascade,
      "quoteId" text not null, "purpose" text not null, "cents" integer not null,
      "createdAt" text not null, "expiresAt" text not null,
      "openOf" text unique, "state" text not null,
      "checkoutId" text unique, "url" text, "entryId" text,
      "endedWhy" text not null, "lookAt" text, "tries" integer not null)`.execute(db);
  await sql`create index "cardSessionsOfOrder" on "cardSessions" ("orderId", "createdAt")`.execute(db);
  await sql`create index "cardSessionsToLook" on "cardSessions" ("lookAt") where "lookAt" is not null`.execute(db);
  await sql`
    create table "providerEvents" (
      "id" text primary key, "at" text not null, "kind" text not null,
      "paymentId" text, "news" text not null)`.execute(db);
  await sql`
    create index "providerEventsOfPayment" on "providerEvents" ("paymentId") where "paymentId" is not null`.execute(db);
  await db.schema.alterTable("orders").addColumn("cardFlaggedAt", "text").execute();
  // One figure of the desk counts both.
  await db.schema.dropIndex("ordersPaidTold").execute();
  await sql`
    create index "ordersPaidToCheck" on "orders" ("id")
    where "paidToldAt" is not null or "cardFlaggedAt" is not null`.execute(db);
  await keepCards(db, db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite");
}
