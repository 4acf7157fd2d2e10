import { formatMoney } from "#app/domain/money.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";

interface MonthFigures {
  key: string;
  label: string;
  submitted: number;
  totalCents: number;
}

/** How the year went: two small pictures, and the same figures as a table for those who want them exactly. */
export function MonthsChart({ months }: { months: MonthFigures[] }) {
  const orders = months.map((month) => month.submitted);
  const totals = months.map((month) => month.totalCents);
  return (
    <section aria-label="The last twelve months" className="mt-8 mb-12">
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        <Bars
          title="Submitted orders"
          months={months}
          values={orders}
          print={(value) => value.toLocaleString("en-US")}
          tone="fill-moss"
        />
        <Bars title="Quoted totals" months={months} values={totals} print={wholeDollars} tone="fill-brass" />
      </div>
      <p className="mt-3 mb-6 text-ink-soft text-sm">
        Orders count on the day they were submitted, quotes on the day they were given, each order by its latest quote.
        Cancelled orders are left out.
      </p>
      <Disclosure summary={<span className="text-sm">Figures by month</span>} className="mt-6">
        <table className="w-full text-left text-sm tabular-nums">
          <caption className="sr-only">Submitted orders and quoted totals by month</caption>
          <thead>
            <tr className="border-line border-b text-ink-soft">
              <th scope="col" className="py-2 font-medium">
                Month
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                Submitted orders
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                Quoted totals
              </th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <tr key={month.key} className="border-line border-b">
                <th scope="row" className="py-2 font-normal">
                  {month.label}
                </th>
                <td className="py-2 text-right">{month.submitted.toLocaleString("en-US")}</td>
                <td className="py-2 text-right">{formatMoney(month.totalCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  );
}

const STEP = 30;
const BAR = 18;
const HEIGHT = 72;

interface BarsProps {
  title: string;
  months: MonthFigures[];
  values: number[];
  print: (value: number) => string;
  tone: string;
}

function Bars({ title, months, values, print, tone }: BarsProps) {
  const most = Math.max(...values, 1);
  const sum = values.reduce((total, value) => total + value, 0);
  const width = STEP * months.length;
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{title}</span>
        <span className="text-ink-soft text-sm tabular-nums">{print(sum)} in twelve months</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT + 16}`}
        role="img"
        aria-label={`${title} by month. ${summary(months, values, print)}`}
        className="mt-3 w-full"
      >
        {months.map((month, index) => {
          const value = values[index] ?? 0;
          // Anything above zero stays visible, however small beside the best month.
          const height = value === 0 ? 0 : Math.max(2, (value / most) * HEIGHT);
          const x = index * STEP + (STEP - BAR) / 2;
          return (
            <g key={month.key}>
              <title>{`${month.label}: ${print(value)}`}</title>
              <rect x={x} y={HEIGHT - height} width={BAR} height={height} className={tone} />
              <text x={x + BAR / 2} y={HEIGHT + 12} textAnchor="middle" className="fill-ink-soft text-[9px]">
                {month.label.slice(0, 3)}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${HEIGHT}.5H${width}`} className="stroke-line-strong" strokeWidth="0.75" />
      </svg>
    </figure>
  );
}

function summary(months: MonthFigures[], values: number[], print: (value: number) => string) {
  const best = values.indexOf(Math.max(...values));
  const last = months.length - 1;
  return `Most in ${months[best]?.label}: ${print(values[best] ?? 0)}. ${months[last]?.label} so far: ${print(values[last] ?? 0)}.`;
}

function wholeDollars(cents: number) {
  return `$${Math.round(cents / 100).toLocaleString("en-US")}`;
}
