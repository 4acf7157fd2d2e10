import { appContext } from "#app/contexts.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { parseRange } from "#app/domain/reports/range.ts";
import { readReport } from "#app/services/reports/read-report.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/reports";
import { BalancesSection, LedgerSection, PaymentsSection, TaxSection } from "./money-sections.tsx";
import { QuotesSection, SalesSection, TimeSection } from "./quote-sections.tsx";
import { RangeForm } from "./range-form.tsx";

export const meta = pageMeta({ title: "Reports" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const today = dayOf(app.now());
  const range = parseRange(new URL(request.url).searchParams, today);
  const usual = parseRange(new URLSearchParams(), today);
  return { today, range, usual, report: await readReport(app, range) };
}

export default function ReportsPage({ loaderData: { today, range, usual, report } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Reports" />
      <RangeForm key={`${range.from} ${range.to}`} {...{ range, usual, today }} />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-14">
        <SalesSection sales={report.sales} range={range} />
        <QuotesSection quotes={report.quotes} range={range} />
        <TimeSection months={report.months} hours={report.hours} />
        <BalancesSection balances={report.balances} />
        <TaxSection months={report.months} tax={report.tax} />
        <PaymentsSection payments={report.payments} />
        <LedgerSection ledger={report.ledger} range={range} />
      </div>
    </>
  );
}
