import { formatDate, noonOf } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { QuoteTerms, RateOrAmount } from "./quote-types.ts";
import { formatRate } from "./typed-amounts.ts";

export interface TermDifference {
  label: string;
  /** What it said and says; both empty where that is too long to be said twice. */
  was: string;
  now: string;
}

const NONE = "none";

/** What a quote says beside its lines, matter by matter: two versions differ in what reads otherwise. */
const matters: [label: string, words: (terms: QuoteTerms) => string][] = [
  ["Sales tax", taxInWords],
  ["Discount", discountInWords],
  ["Deposit", ({ depositRate: rate, depositCents: cents }) => amountInWords({ rate, cents }) || NONE],
  ["When payments are due", paymentsInWords],
  ["Valid until", ({ validUntil }) => (validUntil === null ? "no end" : formatDate(noonOf(validUntil)))],
  ["Lead time", ({ leadTime }) => leadTime || NONE],
  ["Note", ({ note }) => note && `“${note}”`],
  ["Terms", ({ terms }) => terms],
];
const MOST_WORDS = 120;

export function termDifferences(before: QuoteTerms, after: QuoteTerms): TermDifference[] {
  return matters.flatMap(([label, words]) => {
    const [was, now] = [words(before), words(after)];
    if (was === now) return [];
    const short = label !== "Terms" && Math.max(was.length, now.length) <= MOST_WORDS;
    return [short ? { label, was: was || NONE, now: now || NONE } : { label, was: "", now: "" }];
  });
}

function amountInWords({ rate, cents }: RateOrAmount): string {
  if (rate !== null) return formatRate(rate);
  return cents === null ? "" : formatMoney(cents);
}

function taxInWords({ taxLabel, taxRate, taxReason }: QuoteTerms) {
  if (taxRate === 0) return taxReason ? `${NONE} (${taxReason})` : NONE;
  return `${taxLabel || "Sales tax"} (${formatRate(taxRate)})`;
}

function discountInWords({ discountLabel, discountRate: rate, discountCents: cents }: QuoteTerms) {
  const amount = amountInWords({ rate, cents });
  return amount ? `${discountLabel} (${amount})` : NONE;
}

const moments = { accepted: "you confirm", completed: "your order is finished", delivered: "your order is delivered" };

function paymentsInWords({ depositRate, depositCents, depositDays, balanceWhen, balanceDays }: QuoteTerms) {
  const rest = afterDays(balanceDays, moments[balanceWhen]);
  if (depositRate === null && depositCents === null) return `all of it ${rest}`;
  return `the deposit ${afterDays(depositDays, moments.accepted)}, the rest ${rest}`;
}

function afterDays(days: number, moment: string) {
  return days === 0 ? `when ${moment}` : `${days === 1 ? "1 day" : `${days} days`} after ${moment}`;
}
