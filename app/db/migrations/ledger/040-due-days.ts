import { type Kysely, sql } from "kysely";
import { dayOf } from "#app/domain/calendar.ts";

/**
 * From here on a plain quote has a day on which it is due, and reminders go on for longer. Neither reaches back: what was due,
 * or owed on no day, before this is asked about on the desk, and nothing goes out by itself. A house that begins with this has
 * nothing older.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable("moneySettings")
    .addColumn("duesFrom", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("orders")
    .addColumn("olderDue", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  const today = dayOf(new Date());
  await sql`update "moneySettings" set "duesFrom" = ${today} where exists (select 1 from "orders")`.execute(db);
  await sql`
    update "orders" set "olderDue" = 1
    where "balanceCents" > 0 and "ledgerSince" is not null and "status" not in ('incomplete', 'cancelled')
      and ("dueOn" < ${today} or ("dueOn" is null and exists (
        select 1 from "quotes" where "quotes"."id" = "orders"."acceptedQuoteId" and "quotes"."kind" = 'plain')))
  `.execute(db);
  await sql`create index "ordersOlderDue" on "orders" ("id", "balanceCents") where "olderDue" = 1`.execute(db);
}
