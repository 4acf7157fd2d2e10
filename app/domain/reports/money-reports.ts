import { type DayRange, isWithin, monthOf, monthsIn } from "#app/domain/calendar.ts";
import { type PaymentMethod, paymentMethods } from "#app/domain/ledger/entry-kinds.ts";

/** An entry with tax in it, as the ledger has it. */
export interface TaxEntry {
  orderId: string;
  on: string;
  taxCents: number;
  /** Of the quote that it charges; nothing where it charges none. */
  rate: TaxRate | null;
}

export interface TaxRate {
  label: string;
  /** Thousandths of a percent: 6000 is 6 %. */
  rate: number;
}

interface TaxLine extends TaxRate {
  on: string;
  cents: number;
}

/**
 * Tax by the rate at which it was charged. A later version at another rate takes back what the first one charged at its own; a
 * credit goes by the rate of what was charged last. Entries of an order come in the order of its ledger.
 */
function taxLines(entries: readonly TaxEntry[]): TaxLine[] {
  const standing = new Map<string, TaxRate & { cents: number }>();
  return entries.flatMap(({ orderId, on, taxCents, rate }) => {
    const before = standing.get(orderId);
    const now = rate ?? before ?? { label: "", rate: 0 };
    const moved = before && !isSame(before, now) ? before.cents : 0;
    standing.set(orderId, { ...nameOf(now), cents: (before?.cents ?? 0) + taxCents });
    const lines = [{ ...nameOf(now), on, cents: taxCents + moved }];
    return before && moved !== 0 ? [{ ...nameOf(before), on, cents: -moved }, ...lines] : lines;
  });
}

function nameOf({ label, rate }: TaxRate): TaxRate {
  return { label, rate };
}

function isSame(a: TaxRate, b: TaxRate) {
  return a.label === b.label && a.rate === b.rate;
}

/** One row for each rate, highest first, with what it came to in each month. */
export function taxByRate(entries: readonly TaxEntry[], range: DayRange) {
  const months = monthsIn(range);
  const lines = taxLines(entries).filter(({ on }) => isWithin(range, on));
  const rates = Map.groupBy(lines, ({ label, rate }) => `${String(rate).padStart(9, "0")} ${label}`);
  return [...rates]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .map(([, own]) => {
      const { label, rate } = own[0] ?? { label: "", rate: 0 };
      const byMonth = months.map(({ key }) => sum(own.filter(({ on }) => monthOf(on) === key)));
      return { label: rateInWords({ label, rate }), byMonth, cents: sum(own) };
    })
    .filter(({ byMonth }) => byMonth.some((cents) => cents !== 0));
}

function sum(rows: readonly { cents: number }[]) {
  return rows.reduce((total, { cents }) => total + cents, 0);
}

/** Pennsylvania, 6% */
function rateInWords({ label, rate }: TaxRate) {
  return [label, `${rate / 1000}%`].filter(Boolean).join(", ");
}

/** What came or went in a month by one method, as the ledger has it: a payment is below zero. */
export interface PaidEntry {
  month: string;
  kind: "payment" | "refund";
  method: PaymentMethod;
  cents: number;
}

/** One row for each method that was used, in the order in which they are offered, with what came in each month. */
export function paymentsByMethod(entries: readonly PaidEntry[], months: readonly { key: string }[]) {
  return (Object.keys(paymentMethods) as PaymentMethod[])
    .map((method) => {
      const own = entries.filter((entry) => entry.method === method);
      const of = (kind: PaidEntry["kind"], month?: string) =>
        own.filter((entry) => entry.kind === kind && (month === undefined || entry.month === month));
      return {
        label: paymentMethods[method],
        used: own.length > 0,
        cameCents: 0 - sum(of("payment")),
        wentBackCents: sum(of("refund")),
        byMonth: months.map(({ key }) => ({
          cameCents: 0 - sum(of("payment", key)),
          wentBackCents: sum(of("refund", key)),
        })),
      };
    })
    .filter(({ used }) => used);
}
