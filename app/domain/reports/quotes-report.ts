import { type DayRange, isWithin, type Month, monthOf, monthsIn } from "#app/domain/calendar.ts";

/** A version that was sent, and what became of it. */
export interface SentQuote {
  sentOn: string;
  outcome: "confirmed" | "declined" | "open" | "withdrawn";
  /** As confirmed, else as we suggested it. */
  cents: number;
  reason: string;
}

export interface Conversion {
  sent: number;
  confirmed: number;
  declined: number;
  sentCents: number;
  confirmedCents: number;
}

/** By the month in which a quote was sent, whenever it was answered. */
export function quotesByMonth(quotes: readonly SentQuote[], months: readonly Month[]) {
  return months.map((month) => ({
    ...month,
    ...conversionOf(quotes.filter(({ sentOn }) => monthOf(sentOn) === month.key)),
  }));
}

export function conversionOf(quotes: readonly SentQuote[]): Conversion {
  const of = (outcome: SentQuote["outcome"]) => quotes.filter((quote) => quote.outcome === outcome);
  return {
    sent: quotes.length,
    confirmed: of("confirmed").length,
    declined: of("declined").length,
    sentCents: sum(quotes),
    confirmedCents: sum(of("confirmed")),
  };
}

/** Why quotes were declined, the most frequent first. */
export function declinedBy(quotes: readonly SentQuote[]) {
  const declined = quotes.filter(({ outcome }) => outcome === "declined");
  return [...Map.groupBy(declined, ({ reason }) => reason)]
    .map(([reason, own]) => ({ reason, count: own.length, cents: sum(own) }))
    .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason, "en"));
}

/** "62 %", or nothing of nothing. */
export function percentOf(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)}%`;
}

function sum(quotes: readonly SentQuote[]) {
  return quotes.reduce((total, { cents }) => total + cents, 0);
}

/** Of a number of hours; nothing of none. */
export function spreadOf(hours: readonly number[]): { median: number; mean: number; count: number } | null {
  if (hours.length === 0) return null;
  const sorted = hours.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  const mean = sorted.reduce((total, one) => total + one, 0) / sorted.length;
  return { median, mean, count: sorted.length };
}

/** 4 hours, 2.5 days: as exact as anybody wants to know it. */
export function hoursInWords(hours: number): string {
  if (hours < 1) return "under an hour";
  if (hours < 48) return said(Math.round(hours), "hour");
  return said(Math.round((hours / 24) * 10) / 10, "day");
}

function said(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** A yes to a version, by the day on which it was given. */
export interface Acceptance {
  orderId: string;
  on: string;
  /** Without tax. */
  netCents: number;
  /** What of that was taxed; the rest is exempt. */
  taxedCents: number;
}

/** What each yes added to what was sold: a later version of the same order only its difference. Oldest first. */
function salesOf(acceptances: readonly Acceptance[]): { on: string; cents: number; taxedCents: number }[] {
  const before = new Map<string, Acceptance>();
  return acceptances.map((yes) => {
    const last = before.get(yes.orderId);
    before.set(yes.orderId, yes);
    const cents = yes.netCents - (last?.netCents ?? 0);
    return { on: yes.on, cents, taxedCents: yes.taxedCents - (last?.taxedCents ?? 0) };
  });
}

export function salesByMonth(acceptances: readonly Acceptance[], range: DayRange) {
  const sales = salesOf(acceptances).filter(({ on }) => isWithin(range, on));
  return monthsIn(range).map((month) => {
    const own = sales.filter(({ on }) => monthOf(on) === month.key);
    const cents = own.reduce((sum, sale) => sum + sale.cents, 0);
    const taxedCents = own.reduce((sum, sale) => sum + sale.taxedCents, 0);
    return { ...month, count: own.length, cents, taxedCents, exemptCents: cents - taxedCents };
  });
}
