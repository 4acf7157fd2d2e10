import { type Kysely, sql } from "kysely";

/**
 * With years of entries behind them, the desk, the balances and the reports are answered by indexes that hold all they ask
 * for: an order's own row is long, and reading thousands of them is what took the time.
 */
export async function up(db: Kysely<unknown>) {
  for (const index of ["quotesByDay", "ordersOwing", "ordersDue", "quotesByOrder", "ledgerByDay"]) {
    await db.schema.dropIndex(index).execute();
  }
  await sql`
    create index "quotesByDay" on "orderStatusHistory" ("at", "orderId", "totalCents", "toStatus", "confirmation")
    where "toStatus" = 'quoted' and "confirmation" is distinct from 'given'`.execute(db);
  await sql`
    create index "ordersOwing" on "orders" (coalesce("dueOn", '9'), "id", "balanceCents")
    where "balanceCents" <> 0`.execute(db);
  await sql`
    create index "ordersDue" on "orders" ("dueOn", "id", "balanceCents", "status")
    where "dueOn" is not null`.execute(db);
  await sql`
    create index "openQuotesByOrder" on "quotes" ("openOf", "validUntil", "changesAskedAt")
    where "openOf" is not null`.execute(db);
  await sql`
    create index "ledgerByDay" on "ledgerEntries" ("occurredOn", "kind", "amountCents", "reversesId")`.execute(db);
  await sql`create index "quotesByOrder" on "quotes" ("orderId", "sentAt")`.execute(db);
  await sql`
    create index "quotesBySent" on "quotes" ("sentAt", "orderId", "state", "totalCents", "id")
    where "sentAt" is not null`.execute(db);
}
