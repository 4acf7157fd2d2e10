import { type RawBuilder, sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { isChangedSincePriced } from "#app/db/changed-since-priced.server.ts";
import { countFound, type Db } from "#app/db/client.server.ts";
import { isAgreedTo } from "#app/db/consent.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { lastMonths, type TimedMonth } from "#app/domain/orders/months.ts";
import { meaningOf, type StatusMeaning, statusesThat } from "#app/domain/orders/order-status.ts";
import { expiringUntil } from "#app/domain/orders/owner/expiring.ts";
import { isHandedIn, isReopened } from "#app/services/orders/listed-orders.server.ts";

const waiting = statusesThat(({ desk }) => desk !== null);

/** What waits on the owner's desk, and how the last months went. Each figure counts what the list behind it shows. */
export async function countDesk(app: Pick<App, "db" | "now">, { reports = true } = {}) {
  const statuses = await app.db
    .selectFrom("orders")
    .select((eb) => ["status", eb.fn.countAll<number>().as("all"), eb.fn.count<number>("totalCents").as("priced")])
    .where(isHandedIn)
    // What is done or stopped waits for nobody, and is nearly all there is.
    .where("status", "in", waiting)
    .groupBy("status")
    .execute();
  const quotes = await countQuotes(app);
  const count = (desk: StatusMeaning["desk"], counted: (row: (typeof statuses)[number]) => number) =>
    statuses.filter(({ status }) => meaningOf(status).desk === desk).reduce((sum, row) => sum + counted(row), 0);
  return {
    // Quoted without a price is no quote yet: it waits for us, not for its client.
    toQuote: count("toQuote", ({ all }) => all) + count("withClient", ({ all, priced }) => all - priced),
    withClient: count("withClient", ({ priced }) => priced) - quotes.agreed - quotes.declined,
    confirmed: quotes.agreed,
    inWork: count("inWork", ({ all }) => all),
    changesAsked: quotes.changesAsked,
    windowsChanged: quotes.changed,
    expiring: quotes.expiring,
    expired: quotes.expired,
    declined: quotes.declined,
    reopened: quotes.reopened,
    /** How the house goes is not for everybody who has a desk. */
    months: reports ? await countMonths(app) : [],
  };
}

/**
 * What of the quotes waits for somebody. Each is counted by an index of its own that holds few rows, so none of it grows with
 * what has been quoted in all.
 */
async function countQuotes({ db, now }: Pick<App, "db" | "now">) {
  const today = dayOf(now());
  const open = await db
    .selectFrom("quotes")
    .select((eb) => [
      eb.fn.count<number>("changesAskedAt").as("changesAsked"),
      eb.fn.countAll<number>().filterWhere("validUntil", "<", today).as("expired"),
      eb.fn
        .countAll<number>()
        .filterWhere((where) => where.between("validUntil", today, expiringUntil(now())))
        .as("expiring"),
    ])
    .where(sql<boolean>`"openOf" is not null`)
    .executeTakeFirstOrThrow();
  const declined = await db
    .selectFrom("quotes")
    .innerJoin("orders", "orders.quoteId", "quotes.id")
    .where(sql<boolean>`"quotes"."state" = 'declined'`)
    .whereRef("orders.id", "=", "quotes.orderId")
    .where("orders.status", "=", "quoted")
    .$call(countFound);
  const agreed = await db
    .selectFrom("orders")
    // Whatever was agreed to has a price, so the index alone says how many there are.
    .where(sql<boolean>`"status" = 'quoted'`)
    .where(isAgreedTo)
    .$call(countFound);
  const changed = await db.selectFrom("orders").where(isHandedIn).where(isChangedSincePriced).$call(countFound);
  const reopened = await db.selectFrom("orders").where(isReopened).$call(countFound);
  return { ...open, reopened, declined, agreed, changed };
}

const MONTHS_SHOWN = 12;
const notRevenue = statusesThat(({ revenue }) => !revenue);

/** Orders by the month in which they were submitted, and quotes by the month in which they were given; none that is cancelled. */
async function countMonths(app: Pick<App, "db" | "now">) {
  const months = lastMonths(app.now(), MONTHS_SHOWN);
  const totals = await sumQuotes(app.db, months);
  const submitted = await countSubmitted(app.db, months);
  return months.map(({ key, label }) => ({
    key,
    label,
    submitted: submitted.get(key) ?? 0,
    totalCents: totals.get(key) ?? 0,
  }));
}

/** Each month as a figure of one row: grouped by it, SQLite would read every order beside the index that holds all of this. */
async function countSubmitted(db: Db, months: readonly TimedMonth[]): Promise<Map<string, number>> {
  const at = sql<string>`coalesce("submittedAt", "createdAt")`;
  const counted = await db
    .selectFrom("orders")
    .select((eb) =>
      months.map(({ key, from, to }) =>
        eb.fn.count<number>("submittedAt").filterWhere(at, ">=", from).filterWhere(at, "<", to).as(key),
      ),
    )
    .where(isHandedIn)
    .where("status", "not in", notRevenue)
    .where(at, ">=", months[0]?.from ?? "")
    .where(at, "<", months.at(-1)?.to ?? "")
    .executeTakeFirstOrThrow();
  return new Map(Object.entries(counted));
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
    .select((eb) => [
      monthOf(months, sql.ref("quote.at")).as("month"),
      eb.fn.sum<number>("quote.totalCents").as("cents"),
    ])
    .where("place", "=", 1)
    .where("quote.totalCents", "is not", null)
    // Its quote was withdrawn, and nothing has taken its place.
    .where("orders.totalCents", "is not", null)
    .where("quote.at", "<", months.at(-1)?.to ?? "")
    .where(isHandedIn)
    .where("orders.status", "not in", notRevenue)
    .groupBy(sql`1`)
    .execute();
  return new Map(rows.map(({ month, cents }) => [month, Number(cents)]));
}

/** Which of the months a moment is in, as part of a statement. They follow each other, the oldest first. */
function monthOf(months: readonly TimedMonth[], at: RawBuilder<unknown>) {
  const cases = months.toReversed().map(({ key, from }) => sql`when ${at} >= ${from} then ${sql.lit(key)}`);
  return sql<string>`case ${sql.join(cases, sql` `)} end`;
}
