import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { olderYes } from "#app/db/consent.server.ts";
import { isMoneyFigure, isOwing } from "#app/db/money-figures.server.ts";
import { type DayRange, dayOf, momentsOf, monthOf, monthsIn } from "#app/domain/calendar.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";
import { agesOf, type BalanceFigure, type BalanceListQuery } from "#app/domain/reports/balance-ages.ts";
import { paymentsByMethod, taxByRate } from "#app/domain/reports/money-reports.ts";
import { conversionOf, declinedBy, quotesByMonth, salesByMonth, spreadOf } from "#app/domain/reports/quotes-report.ts";
import { findOwed, findPayments, findTaxEntries, sumLedger } from "./ledger-rows.server.ts";
import { findAcceptances, findFirstAnswers, findSentQuotes } from "./quote-rows.server.ts";

/** Fees of visits and cancelled orders are among its entries, and nobody is asked for them. */
const EVER: DayRange = { from: "0000-01-01", to: "9999-12-31" };

/** How the house goes: what of it belongs to a range of days, and what clients owe today. */
export async function readReport(app: Pick<App, "db" | "now">, range: DayRange) {
  const { db } = app;
  const today = dayOf(app.now());
  const months = monthsIn(range);
  const quotes = await findSentQuotes(db, range);
  const answered = await findFirstAnswers(db, range);
  const owed = await findOwed(db, today);
  return {
    months,
    sales: salesByMonth(await findAcceptances(db, range), range),
    quotes: {
      total: conversionOf(quotes),
      byMonth: quotesByMonth(quotes, months),
      declined: declinedBy(quotes),
    },
    hours: {
      total: spreadOf(answered.map(({ hours }) => hours)),
      byMonth: months.map(({ key }) =>
        spreadOf(answered.filter(({ on }) => monthOf(on) === key).map(({ hours }) => hours)),
      ),
    },
    balances: {
      ages: agesOf(owed, today),
      cents: owed.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
      ledgerCents: (await sumLedger(db, EVER)).sumCents,
    },
    tax: taxByRate(await findTaxEntries(db, range), range),
    payments: paymentsByMethod(await findPayments(db, range), months),
    remakes: await countRemakes(db, range),
    ledger: await sumLedger(db, range),
  };
}

export type Report = Awaited<ReturnType<typeof readReport>>;

/** What was made again in a range of days, by why and by whose fault. */
async function countRemakes(db: Db, range: DayRange) {
  const { from, to } = momentsOf(range);
  const rows = await db
    .selectFrom("remakes")
    .select(["reason", "fault"])
    .select(({ fn }) => [fn.countAll().as("count"), fn.sum("costCents").as("costCents")])
    .where("createdAt", ">=", from)
    .where("createdAt", "<", to)
    .groupBy(["reason", "fault"])
    .execute();
  return rows.map(({ reason, fault, count, costCents }) => ({
    reason,
    fault,
    count: Number(count),
    costCents: Number(costCents ?? 0),
  }));
}

const ROWS_AT_ONCE = 1_000;

/** One page of who owes what, those first that have owed it longest, with the sum of all pages. */
export async function listBalances(app: Pick<App, "db" | "now">, query: BalanceListQuery) {
  const { rowCount, ...sums } = await sumBalances(app, query.only);
  const { page, pageCount } = pageWithin(query.page, rowCount);
  const ids = await listedIds(app, query.only)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const rows = await findBalances(
    app.db,
    ids.map(({ id }) => id),
  );
  return { rows, rowCount, ...sums, page, pageCount };
}

/** How many orders a figure counts, and what they come to. */
export async function sumBalances(app: Pick<App, "db" | "now">, only: BalanceFigure | null) {
  const { count, cents, held } = await listed(app, only)
    .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.sum<number | null>("orders.balanceCents").as("cents")])
    .select((eb) => eb.fn.sum<number | null>("orders.heldCents").as("held"))
    .executeTakeFirstOrThrow();
  return { rowCount: Number(count), balanceCents: Number(cents ?? 0), heldCents: Number(held ?? 0) };
}

/** All of it, some at a time. The ids are fixed at the start, so that nothing is left out or doubled meanwhile. */
export async function* exportBalances(app: Pick<App, "db" | "now">, only: BalanceFigure | null) {
  const ids = (await listedIds(app, only).execute()).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    yield await findBalances(app.db, ids.slice(start, start + ROWS_AT_ONCE));
  }
}

function listed({ db, now }: Pick<App, "db" | "now">, only: BalanceFigure | null) {
  const orders = db.selectFrom("orders");
  return orders.where(only === null ? isOwing : isMoneyFigure(only, dayOf(now())));
}

function listedIds(app: Pick<App, "db" | "now">, only: BalanceFigure | null) {
  return listed(app, only).select("orders.id").orderBy(sql`coalesce("orders"."dueOn", '9')`).orderBy("orders.id");
}

async function findBalances(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["orders.id", "orders.number", "orders.userId", "firstName", "lastName", "email", "status", "moneyBadge"])
    .select(["chargedCents", "balanceCents", "heldCents", "dueOn", "dueCents", "paidToldAt"])
    .select(olderYes)
    .where("orders.id", "in", ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type ListedBalance = Awaited<ReturnType<typeof findBalances>>[number];
