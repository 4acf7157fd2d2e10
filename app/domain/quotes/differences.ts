import { formatDate, noonOf } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { quantityInWords } from "#app/domain/quotes/document/line-words.ts";
import { suggestedKeys } from "./choices.ts";
import { computeQuote } from "./compute-quote.ts";
import { seenOfLine } from "./hashed-content.ts";
import type { QuoteLine, QuoteTerms, QuoteTotals, RateOrAmount } from "./quote-types.ts";
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

function termDifferences(before: QuoteTerms, after: QuoteTerms): TermDifference[] {
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

interface VersionContent {
  terms: QuoteTerms;
  lines: readonly QuoteLine[];
}

export interface LineDifference {
  key: string;
  kind: "added" | "removed" | "changed";
  /** As it reads now, or read last. */
  label: string;
  /** The fields that differ; none of a line that was added or removed. */
  fields: (typeof seenOfLine)[number][];
  /** What it was called, and how much of it there was: nothing where it was not there. */
  wasLabel: string;
  wasQuantity: string;
  quantity: string;
  /** Taxed, and part of what we suggest, now; only of interest where that differs. */
  taxed: boolean;
  suggested: boolean;
  wasCents: number | null;
  nowCents: number | null;
}

export interface QuoteDifferences {
  lines: LineDifference[];
  terms: TermDifference[];
  /** Both totals as suggested. */
  was: QuoteTotals;
  now: QuoteTotals;
}

/** What a version changes against an earlier one, line by line by key; the place of a line is no difference. */
export function differencesOf(before: VersionContent, after: VersionContent): QuoteDifferences {
  const was = figuresOf(before);
  const now = figuresOf(after);
  const old = new Map(before.lines.map((line) => [line.key, line]));
  const kept = new Set(after.lines.map(({ key }) => key));
  const changed = after.lines.flatMap((line): LineDifference[] => {
    const earlier = old.get(line.key);
    const nowCents = now.netOf(line.key);
    const { key, label, taxed, suggested } = line;
    const about = { key, label, taxed, suggested, quantity: quantityInWords(line), nowCents };
    if (!earlier) return [{ ...about, kind: "added", fields: [], wasLabel: "", wasQuantity: "", wasCents: null }];
    const fields = seenOfLine.filter((field) => earlier[field] !== line[field]);
    if (fields.length === 0) return [];
    const then = { wasLabel: earlier.label, wasQuantity: quantityInWords(earlier), wasCents: was.netOf(key) };
    return [{ ...about, kind: "changed", fields, ...then }];
  });
  const removed = before.lines
    .filter(({ key }) => !kept.has(key))
    .map(
      (line): LineDifference => ({
        key: line.key,
        kind: "removed",
        label: line.label,
        fields: [],
        taxed: line.taxed,
        suggested: false,
        wasLabel: line.label,
        wasQuantity: quantityInWords(line),
        quantity: "",
        wasCents: was.netOf(line.key),
        nowCents: null,
      }),
    );
  const terms = termDifferences(before.terms, after.terms);
  return { lines: [...changed, ...removed], terms, was: was.totals, now: now.totals };
}

function figuresOf({ terms, lines }: VersionContent) {
  const { lines: figures, balanceCents: _, ...totals } = computeQuote(terms, lines, new Set(suggestedKeys(lines)));
  const unpriced = new Set(lines.filter(({ unitCents }) => unitCents === null).map(({ key }) => key));
  const nets = new Map(figures.map(({ key, netCents }) => [key, unpriced.has(key) ? null : netCents]));
  return { totals, netOf: (key: string) => nets.get(key) ?? null };
}
