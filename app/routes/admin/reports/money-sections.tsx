import { Download } from "lucide-react";
import type { DayRange } from "#app/domain/calendar.ts";
import { formatMoney } from "#app/domain/money.ts";
import { ageLabels, type BalanceAges } from "#app/domain/reports/balance-ages.ts";
import { rangeHref } from "#app/domain/reports/range.ts";
import { BALANCES, LEDGER_CSV } from "#app/routes/admin/paths.ts";
import type { Report } from "#app/services/reports/read-report.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { BarTable, ReportSection, signedMoney } from "./report-section.tsx";

export function BalancesSection({ balances: { ages, cents } }: Pick<Report, "balances">) {
  return (
    <ReportSection
      title="What customers owe"
      about="Today, whatever days are chosen above, by how long it has been due."
      actions={
        <ButtonLink to={BALANCES} variant="secondary" size="sm">
          See Balances
        </ButtonLink>
      }
    >
      <BarTable
        caption="Balances by age"
        headers={["Due", "Balance"]}
        rows={(Object.keys(ageLabels) as (keyof BalanceAges)[]).map((age) => ({
          key: age,
          label: ageLabels[age],
          value: ages[age],
          cells: [signedMoney(ages[age])],
        }))}
        total={[signedMoney(cents)]}
      />
    </ReportSection>
  );
}

export function TaxSection({ months, tax }: Pick<Report, "months" | "tax">) {
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
            cells: [...tax.map(({ byMonth }) => signedMoney(byMonth[index] ?? 0)), signedMoney(inMonth(index))],
          }))}
          total={[...tax.map((rate) => signedMoney(rate.cents)), signedMoney(cents)]}
          tone="brass"
        />
      )}
    </ReportSection>
  );
}

export function PaymentsSection({ payments }: Pick<Report, "payments">) {
  const sum = (of: "cameCents" | "wentBackCents") => payments.reduce((total, method) => total + method[of], 0);
  const cells = (cameCents: number, wentBackCents: number) =>
    [cameCents, wentBackCents, cameCents - wentBackCents].map((cents) => signedMoney(cents));
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

export function LedgerSection({ ledger, range }: { ledger: Report["ledger"]; range: DayRange }) {
  const figures: [string, string][] = [
    ["Charged", signedMoney(ledger.chargedCents)],
    ["Payments received", formatMoney(ledger.cameCents)],
    ["Refunded", formatMoney(ledger.wentBackCents)],
    ["Credited or written off", formatMoney(ledger.takenOffCents)],
    ["Entries", ledger.count.toLocaleString("en-US")],
    ["Sum of all entries", signedMoney(ledger.sumCents)],
  ];
  return (
    <ReportSection
      title="Ledger"
      about="Every entry of these days, by the day on which money came or went. Above zero, customers owe more than before."
      actions={
        <ButtonLink to={rangeHref(LEDGER_CSV, range)} reloadDocument variant="secondary" size="sm">
          <Download aria-hidden="true" className="size-4" />
          Ledger as CSV
        </ButtonLink>
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
