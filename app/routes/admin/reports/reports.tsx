import { Form } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { type DayRange, dayOf } from "#app/domain/calendar.ts";
import { formatMoney } from "#app/domain/money.ts";
import { parseRange, rangeHref } from "#app/domain/reports/range.ts";
import { type RemakeReason, remakeFaults, remakeReasons } from "#app/domain/workroom/remakes/remake-form.ts";
import { ListChips } from "#app/routes/admin/list-chips.tsx";
import { REPORTS } from "#app/routes/admin/paths.ts";
import { type Report, readReport } from "#app/services/reports/read-report.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/reports";
import { BalancesSection, LedgerSection, PaymentsSection, TaxSection } from "./money-sections.tsx";
import { QuotesSection, SalesSection, TimeSection } from "./quotes-report.tsx";
import { BarTable, ReportSection } from "./report-section.tsx";

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
      <RangeForm key={`${range.from} ${range.to}`} range={range} usual={usual} today={today} />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-14">
        <SalesSection sales={report.sales} range={range} />
        <QuotesSection quotes={report.quotes} range={range} />
        <TimeSection months={report.months} hours={report.hours} />
        <BalancesSection balances={report.balances} />
        <TaxSection months={report.months} tax={report.tax} />
        <PaymentsSection payments={report.payments} />
        <RemakesSection remakes={report.remakes} />
        <LedgerSection ledger={report.ledger} range={range} />
      </div>
    </>
  );
}

/** The days that are reported on: some that are often asked for, and any others. */
function RangeForm({ range, usual, today }: { range: DayRange; usual: DayRange; today: string }) {
  const year = Number(today.slice(0, 4));
  const often: [string, DayRange][] = [
    ["Last 12 months", usual],
    ["This month", { from: `${today.slice(0, 7)}-01`, to: today }],
    ["This year", { from: `${year}-01-01`, to: today }],
    ["Last year", { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }],
  ];
  return (
    <div className="grid gap-4 print:hidden">
      <ListChips
        label="Days"
        chips={often.map(([label, days]) => ({
          label,
          to: rangeHref(REPORTS, days),
          current: days.from === range.from && days.to === range.to,
        }))}
      />
      <Form action={REPORTS} className="flex flex-wrap items-end gap-4">
        <TextField type="date" name="from" label="From" defaultValue={range.from} max={today} />
        <TextField type="date" name="to" label="To" defaultValue={range.to} />
        <Button variant="secondary">Show</Button>
      </Form>
    </div>
  );
}

function RemakesSection({ remakes }: Pick<Report, "remakes">) {
  const rows = (Object.keys(remakeReasons) as RemakeReason[]).flatMap((reason) => {
    const own = remakes.filter((one) => one.reason === reason);
    return own.length > 0 ? [{ reason, own }] : [];
  });
  const sum = (of: typeof remakes, name: "count" | "costCents") => of.reduce((all, one) => all + one[name], 0);
  return (
    <ReportSection title="Remakes" about="What was made again, by why, and what it cost us as far as that is known.">
      {rows.length === 0 ? (
        <p>Nothing was made again in these days.</p>
      ) : (
        <BarTable
          caption="Remakes by reason"
          tone="brass"
          headers={["Why", "Remakes", "Whose fault", "Cost"]}
          rows={rows.map(({ reason, own }) => ({
            key: reason,
            label: remakeReasons[reason],
            value: sum(own, "count"),
            cells: [
              sum(own, "count"),
              own.map(({ fault, count }) => `${remakeFaults[fault]} ${count}`).join(", "),
              formatMoney(sum(own, "costCents")),
            ],
          }))}
          total={[sum(remakes, "count"), "", formatMoney(sum(remakes, "costCents"))]}
        />
      )}
    </ReportSection>
  );
}
