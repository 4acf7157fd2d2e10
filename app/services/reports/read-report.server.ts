import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { type DayRange, dayOf, momentsOf, monthOf, monthsIn } from "#app/domain/calendar.ts";
import { agesOf } from "#app/domain/reports/balance-ages.ts";
import { paymentsByMethod, taxByRate } from "#app/domain/reports/money-reports.ts";
import { conversionOf, declinedBy, quotesByMonth, salesByMonth, spreadOf } from "#app/domain/reports/quotes-report.ts";
import { findOwed, findPayments, findTaxEntries, sumLedger } from "./ledger-rows.server.ts";
import { findAcceptances, findFirstAnswers, findSentQuotes } from "./quote-rows.server.ts";

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
    balances: { ages: agesOf(owed, today), cents: owed.reduce((sum, { balanceCents }) => sum + balanceCents, 0) },
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
