import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { lastMonths, type TimedMonth } from "#app/domain/orders/months.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";
import { isHandedIn } from "#app/services/orders/listed-orders.server.ts";

const MONTHS_SHOWN = 12;
const notRevenue = statusesThat(({ revenue }) => !revenue);

/** Orders by the month in which they were submitted, and quotes by the month in which they were given; none that is cancelled. */
export async function countMonths(app: Pick<App, "db" | "now">) {
  const months = lastMonths(app.now(), MONTHS_SHOWN);
  const totals = await sumQuotes(app.db, months);
  return Promise.all(
    months.map(async (month) => ({
      key: month.key,
      label: month.label,
      submitted: await countSubmitted(app.db, month),
      totalCents: totals.get(month.key) ?? 0,
    })),
  );
}

async function countSubmitted(db: Db, { from, to }: TimedMonth) {
  const { submitted } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.count<number>("submittedAt").as("submitted"))
    .where(isHandedIn)
    .where("status", "not in", notRevenue)
    .where(sql<boolean>`coalesce("submittedAt", "createdAt") >= ${from}`)
    .where(sql<boolean>`coalesce("submittedAt", "createdAt") < ${to}`)
    .executeTakeFirstOrThrow();
  return submitted;
}

/**
 * An order counts once, by its latest quote: the turn that quoted it, or quoted it anew. Its client's confirmation is a turn
 * too, but no quote. An order whose price was taken back since has none. What is later than a turn of these months is among
 * those that are read, so nothing else has to be looked up. The index of given quotes holds only when a query says exactly
 * what it says.
 */
async function sumQuotes(db: Db, months: readonly TimedMonth[]) {
  const turns = db
    .selectFrom("orderStatusHistory")
    .select(["orderId", "at", "totalCents"])
    .select(sql<number>`rank() over (partition by "orderId" order by "at" desc)`.as("place"))
    .where(sql<boolean>`"toStatus" = 'quoted' and "confirmation" is distinct from 'given'`)
    .where("at", ">=", months[0]?.from ?? "");
  const rows = await db
    .selectFrom(turns.as("quote"))
    .innerJoin("orders", "orders.id", "quote.orderId")
    .select((eb) => [monthOf(months).as("month"), eb.fn.sum<number>("quote.totalCents").as("cents")])
    .where("place", "=", 1)
    .where("quote.totalCents", "is not", null)
    .where("quote.at", "<", months.at(-1)?.to ?? "")
    .where(isHandedIn)
    .where("orders.status", "not in", notRevenue)
    .groupBy(sql`1`)
    .execute();
  return new Map(rows.map(({ month, cents }) => [month, Number(cents)]));
}

/** Which of the months a quote is in, as part of a statement. They follow each other, the oldest first. */
function monthOf(months: readonly TimedMonth[]) {
  const cases = months.toReversed().map(({ key, from }) => sql`when "quote"."at" >= ${from} then ${sql.lit(key)}`);
  return sql<string>`case ${sql.join(cases, sql` `)} end`;
}
