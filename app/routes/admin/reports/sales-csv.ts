import { appContext } from "#app/contexts.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { parseRange } from "#app/domain/reports/range.ts";
import { answerCsv, dollars } from "#app/routes/admin/answer-csv.server.ts";
import { type Report, readReport } from "#app/services/reports/read-report.server.ts";
import type { Route } from "./+types/sales-csv";

/** A line a month, as an accountant asks for it: sales taxed and exempt, tax by rate, money by method. */
export async function loader(args: Route.LoaderArgs) {
  const app = args.context.get(appContext);
  const range = parseRange(new URL(args.request.url).searchParams, dayOf(app.now()));
  const report = await readReport(app, range);
  async function* portions() {
    yield report.sales.map((month, index) => ({ month, index }));
  }
  return answerCsv(args, () => ({
    name: `sales-${range.from}-${range.to}.csv`,
    words: `Exported sales and tax from ${range.from} to ${range.to} as CSV`,
    header: [
      "Month",
      "Quotes confirmed",
      "Sales",
      "Taxable sales",
      "Exempt sales",
      ...report.tax.map(({ label }) => `Tax: ${label}`),
      ...report.payments.flatMap(({ label }) => [`Received: ${label}`, `Refunded: ${label}`]),
    ],
    portions: portions(),
    line: ({ month, index }) => lineOf(report, month, index),
  }));
}

function lineOf({ tax, payments }: Report, month: Report["sales"][number], index: number) {
  return [
    month.key,
    month.count,
    dollars(month.cents),
    dollars(month.taxedCents),
    dollars(month.exemptCents),
    ...tax.map(({ byMonth }) => dollars(byMonth[index] ?? 0)),
    ...payments.flatMap(({ byMonth }) => {
      const { cameCents = 0, wentBackCents = 0 } = byMonth[index] ?? {};
      return [dollars(cameCents), dollars(wentBackCents)];
    }),
  ];
}
