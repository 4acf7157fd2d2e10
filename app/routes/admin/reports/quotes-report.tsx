import { Download } from "lucide-react";
import type { DayRange } from "#app/domain/calendar.ts";
import { formatMoney } from "#app/domain/money.ts";
import { type Conversion, hoursInWords, percentOf } from "#app/domain/reports/quotes-report.ts";
import { rangeHref } from "#app/domain/reports/range.ts";
import { QUOTES_CSV, SALES_CSV } from "#app/routes/admin/paths.ts";
import type { Report } from "#app/services/reports/read-report.server.ts";
import { SmallButtonLink } from "#app/ui/button.tsx";
import { BarTable, ReportSection } from "./report-section.tsx";

export function SalesSection({ sales, range }: { sales: Report["sales"]; range: DayRange }) {
  const sum = (of: "cents" | "taxedCents" | "exemptCents") => sales.reduce((total, month) => total + month[of], 0);
  const count = sales.reduce((sum, month) => sum + month.count, 0);
  return (
    <ReportSection
      title="Confirmed sales"
      about="Before tax, counted the day the client confirmed. A later version counts with its difference. Cancelled orders are left out."
      actions={
        <SmallButtonLink to={rangeHref(SALES_CSV, range)} reloadDocument>
          <Download aria-hidden="true" className="size-4" />
          Sales and Tax as CSV
        </SmallButtonLink>
      }
    >
      <BarTable
        caption="Confirmed sales by month"
        headers={["Month", "Quotes confirmed", "Taxable", "Exempt", "Sales"]}
        rows={sales.map((month) => ({
          key: month.key,
          label: month.label,
          value: month.cents,
          cells: [
            month.count.toLocaleString("en-US"),
            ...[month.taxedCents, month.exemptCents, month.cents].map(formatMoney),
          ],
        }))}
        total={[
          count.toLocaleString("en-US"),
          ...[sum("taxedCents"), sum("exemptCents"), sum("cents")].map(formatMoney),
        ]}
      />
    </ReportSection>
  );
}

const cellsOf = ({ sent, confirmed, declined, sentCents, confirmedCents }: Conversion) => [
  ...[sent, confirmed, declined].map((count) => count.toLocaleString("en-US")),
  percentOf(confirmed, sent),
  formatMoney(sentCents),
  formatMoney(confirmedCents),
  percentOf(confirmedCents, sentCents),
];

export function QuotesSection({ quotes, range }: { quotes: Report["quotes"]; range: DayRange }) {
  const { total, byMonth, declined } = quotes;
  return (
    <ReportSection
      title="Quotes"
      about="By the month in which they were sent, whenever they were answered. A version that a newer one replaced is not counted."
      actions={
        <SmallButtonLink to={rangeHref(QUOTES_CSV, range)} reloadDocument>
          <Download aria-hidden="true" className="size-4" />
          Quotes as CSV
        </SmallButtonLink>
      }
    >
      <BarTable
        caption="Quotes by the month in which they were sent"
        headers={[
          "Month",
          "Sent",
          "Confirmed",
          "Declined",
          "Conversion",
          "Sent for",
          "Confirmed for",
          "Share of dollars",
        ]}
        rows={byMonth.map((month) => ({
          key: month.key,
          label: month.label,
          value: month.sent,
          cells: cellsOf(month),
        }))}
        total={cellsOf(total)}
        tone="brass"
      />
      {declined.length > 0 && (
        <div className="mt-8 max-w-xl">
          <h3 className="mb-2 font-medium">Why quotes were declined</h3>
          <BarTable
            caption="Declined quotes by reason"
            headers={["Reason", "Quotes", "Sent for"]}
            rows={declined.map(({ reason, count, cents }) => ({
              key: reason,
              label: reason || "No reason given",
              value: count,
              cells: [count.toLocaleString("en-US"), formatMoney(cents)],
            }))}
            tone="brass"
          />
        </div>
      )}
    </ReportSection>
  );
}

type Spread = Report["hours"]["total"];

const spreadCells = (spread: Spread) =>
  spread
    ? [spread.count.toLocaleString("en-US"), hoursInWords(spread.median), hoursInWords(spread.mean)]
    : ["0", "–", "–"];

export function TimeSection({ months, hours }: Pick<Report, "months" | "hours">) {
  return (
    <ReportSection
      title="Time to the first quote"
      about="From an order’s submission to its first quote, by the month of that quote. Half of the orders waited less than the median."
    >
      <BarTable
        caption="Time to the first quote by month"
        headers={["Month", "Orders", "Median", "Mean"]}
        rows={months.map(({ key, label }, index) => {
          const spread = hours.byMonth[index] ?? null;
          return { key, label, value: spread?.median ?? 0, cells: spreadCells(spread) };
        })}
        total={spreadCells(hours.total)}
        totalLabel="All orders"
      />
    </ReportSection>
  );
}
