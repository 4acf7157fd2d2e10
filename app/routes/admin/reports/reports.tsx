import { Download } from "lucide-react";
import { Form } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { type DayRange, dayOf } from "#app/domain/calendar.ts";
import { formatMoney } from "#app/domain/money.ts";
import { ageLabels, type BalanceAges } from "#app/domain/reports/balance-ages.ts";
import { parseRange, rangeHref } from "#app/domain/reports/range.ts";
import { type RemakeReason, remakeFaults, remakeReasons } from "#app/domain/workroom/remakes/remake-form.ts";
import { ListChips } from "#app/routes/admin/list-chips.tsx";
import { BALANCES, LEDGER_CSV, REPORTS } from "#app/routes/admin/paths.ts";
import { type Report, readReport } from "#app/services/reports/read-report.server.ts";
import { Button, SmallButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/reports";
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

function BalancesSection({ balances: { ages, cents, ledgerCents } }: Pick<Report, "balances">) {
  return (
    <ReportSection
      title="What customers owe"
      about="Today, whatever days are chosen above, by how long it has been due."
      actions={<SmallButtonLink to={BALANCES}>See Balances</SmallButtonLink>}
    >
      <BarTable
        caption="Balances by age"
        headers={["Due", "Balance"]}
        rows={(Object.keys(ageLabels) as (keyof BalanceAges)[]).map((age) => ({
          key: age,
          label: ageLabels[age],
          value: ages[age],
          cells: [formatMoney(ages[age])],
        }))}
        total={[formatMoney(cents)]}
      />
      {ledgerCents !== cents && (
        <p className="mt-3 max-w-measure text-ink-soft text-sm">
          {`Not in it: ${formatMoney(ledgerCents - cents)} of visits’ fees and of cancelled orders. With them all entries of the ledger come to ${formatMoney(ledgerCents)}.`}
        </p>
      )}
    </ReportSection>
  );
}

function TaxSection({ months, tax }: Pick<Report, "months" | "tax">) {
  const cents = tax.reduce((sum, rate) => sum + rate.cents, 0);
  const inMonth = (index: number) => tax.reduce((sum, { byMonth }) => sum + (byMonth[index] ?? 0), 0);
  return (
    <ReportSection
      title="Sales tax"
      about="As charged, by rate and by the day of the entry. A version at another rate takes back what the first one charged."
    >
      {tax.length === 0 ? (
        <p className="text-ink-soft">No tax was charged in these days.</p>
      ) : (
        <BarTable
          caption="Sales tax by month and rate"
          headers={["Month", ...tax.map(({ label }) => label), "All rates"]}
          rows={months.map(({ key, label }, index) => ({
            key,
            label,
            value: inMonth(index),
            cells: [...tax.map(({ byMonth }) => formatMoney(byMonth[index] ?? 0)), formatMoney(inMonth(index))],
          }))}
          total={[...tax.map((rate) => formatMoney(rate.cents)), formatMoney(cents)]}
          tone="brass"
        />
      )}
    </ReportSection>
  );
}

function PaymentsSection({ payments }: Pick<Report, "payments">) {
  const sum = (of: "cameCents" | "wentBackCents") => payments.reduce((total, method) => total + method[of], 0);
  const cells = (cameCents: number, wentBackCents: number) =>
    [cameCents, wentBackCents, cameCents - wentBackCents].map(formatMoney);
  return (
    <ReportSection title="Payments by method" about="By the day on which money came or went back.">
      {payments.length === 0 ? (
        <p className="text-ink-soft">No money came or went in these days.</p>
      ) : (
        <BarTable
          caption="Payments and refunds, by method"
          headers={["Method", "Received", "Refunded", "Kept"]}
          rows={payments.map(({ label, cameCents, wentBackCents }) => ({
            key: label,
            label,
            value: cameCents - wentBackCents,
            cells: cells(cameCents, wentBackCents),
          }))}
          total={cells(sum("cameCents"), sum("wentBackCents"))}
        />
      )}
    </ReportSection>
  );
}

function LedgerSection({ ledger, range }: { ledger: Report["ledger"]; range: DayRange }) {
  const figures: [string, string][] = [
    ["Charged", formatMoney(ledger.chargedCents)],
    ["Payments received", formatMoney(ledger.cameCents)],
    ["Refunded", formatMoney(ledger.wentBackCents)],
    ["Credited or written off", formatMoney(ledger.takenOffCents)],
    ["Entries", ledger.count.toLocaleString("en-US")],
    ["Sum of all entries", formatMoney(ledger.sumCents)],
  ];
  return (
    <ReportSection
      title="Ledger"
      about="Every entry of these days, by the day on which money came or went. Above zero, customers owe more than before."
      actions={
        <SmallButtonLink to={rangeHref(LEDGER_CSV, range)} reloadDocument>
          <Download aria-hidden="true" className="size-4" />
          Ledger as CSV
        </SmallButtonLink>
      }
    >
      <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums [&_dd]:text-right">
        {figures.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ReportSection>
  );
}
