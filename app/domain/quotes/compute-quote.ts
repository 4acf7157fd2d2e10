import { compare } from "#app/domain/compare.ts";
import { WHOLE } from "./quote-limits.ts";
import type { LineFigures, QuoteFigures, QuoteLine, QuoteTerms, TaxRule } from "./quote-types.ts";

type PricedTerms = Pick<
  QuoteTerms,
  "taxRate" | "taxRule" | "discountRate" | "discountCents" | "depositRate" | "depositCents"
>;
type PricedLine = Pick<
  QuoteLine,
  "key" | "kind" | "quantityMilli" | "unitCents" | "discountRate" | "discountCents" | "taxed" | "role"
>;

/**
 * Every figure of a quote, for the editor, the server, the client's page, the PDF and the tests alike. `chosen` are the keys
 * of the optional lines and choices that count; fixed lines always do. Each step goes from the rounded result of the one
 * before. A line without a price counts as nothing.
 */
export function computeQuote(
  quote: PricedTerms,
  lines: readonly PricedLine[],
  chosen: ReadonlySet<string>,
): QuoteFigures {
  const computed = lines.map((line) => ({ line, ...computeLine(line), counts: isIncluded(line, chosen) }));
  const goods = computed.filter(({ line, counts }) => counts && line.kind !== "adjustment");
  const adjustments = sum(
    computed.filter(({ line, counts }) => counts && line.kind === "adjustment").map(({ net }) => net),
  );
  const subtotal = sum(goods.map(({ net }) => net));
  const discount = reduction(subtotal, quote.discountRate, quote.discountCents);
  const shares = shareDiscount(
    discount,
    goods.map(({ line, net }) => ({ key: line.key, net })),
  );
  const shareOf = (key: string) => shares.get(key) ?? 0n;
  const taxBase = sum(goods.filter(({ line }) => line.taxed).map(({ line, net }) => net - shareOf(line.key)));
  const tax = taxOn(taxBase, quote.taxRate, quote.taxRule);
  const total = subtotal - discount + tax + adjustments;
  // Below zero the quote is refused; nothing that is below zero is ever rounded.
  const deposit = total > 0n ? reduction(total, quote.depositRate, quote.depositCents) : 0n;
  return {
    subtotalCents: Number(subtotal),
    discountTotalCents: Number(discount),
    taxBaseCents: Number(taxBase),
    taxCents: Number(tax),
    totalCents: Number(total),
    depositTotalCents: Number(deposit),
    balanceCents: Number(total - deposit),
    lines: computed.map(
      ({ line, gross, net }): LineFigures => ({
        key: line.key,
        grossCents: Number(gross),
        netCents: Number(net),
        shareCents: Number(shareOf(line.key)),
      }),
    ),
  };
}

/** Whether a line counts among what is chosen. */
export function isIncluded({ key, role }: Pick<QuoteLine, "key" | "role">, chosen: ReadonlySet<string>): boolean {
  return role === "fixed" || chosen.has(key);
}

function computeLine({ kind, quantityMilli, unitCents, discountRate, discountCents }: PricedLine) {
  // The only line that may be below zero is one of one piece, so there is nothing to round.
  if (kind === "adjustment") return { gross: BigInt(unitCents ?? 0), net: BigInt(unitCents ?? 0) };
  const gross = halfUp(BigInt(quantityMilli) * BigInt(unitCents ?? 0), 1000n);
  return { gross, net: gross - reduction(gross, discountRate, discountCents) };
}

/** What a rate or an amount takes of a sum: never more than there is. */
function reduction(cents: bigint, rate: number | null, amount: number | null): bigint {
  if (rate !== null) return portion(cents, rate);
  const most = BigInt(amount ?? 0);
  return most < cents ? most : cents;
}

function sum(amounts: bigint[]) {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

/**
 * A quotient to the nearest whole, half a cent up. In whole numbers of any size: a discount times a weight reaches 10^18,
 * where a plain number silently loses cents. Only amounts of zero or more come here.
 */
function halfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/** A part of an amount by a rate in thousandths of a percent. */
export function portion(cents: bigint, rate: number): bigint {
  return halfUp(cents * BigInt(rate), BigInt(WHOLE));
}

/** The rate that Pennsylvania's own schedule is for. */
const STATE_RATE = 6_000;

/** From how many cents beyond whole dollars on each further cent of tax is due: 61 Pa. Code § 31.2. */
const STATE_STEPS = [11, 18, 35, 51, 68, 85];

/**
 * The tax on everything taxable together, once. Pennsylvania's law prescribes a schedule for its 6 %; a local part beyond it,
 * whose schedule is not known to us, is rounded to the nearest cent, and so is any rate below.
 */
export function taxOn(baseCents: bigint, rate: number, rule: TaxRule): bigint {
  if (rule === "nearest" || rate < STATE_RATE) return portion(baseCents, rate);
  return scheduled(baseCents) + portion(baseCents, rate - STATE_RATE);
}

function scheduled(baseCents: bigint): bigint {
  const beyond = Number(baseCents % 100n);
  return (baseCents / 100n) * 6n + BigInt(STATE_STEPS.filter((from) => beyond >= from).length);
}

/** The key and the net amount of a line that takes part. */
interface Weighed {
  key: string;
  net: bigint;
}

/**
 * A discount shared over lines in proportion to their nets, by largest remainder: each gets its share rounded down, and the
 * cents left over go one each to the largest remainders. A tie goes by the line's key, never by its place: dragging a line
 * must not move a cent from a taxed to an untaxed one. A line of zero gets nothing.
 */
function shareDiscount(discount: bigint, lines: readonly Weighed[]): Map<string, bigint> {
  const sum = lines.reduce((total, { net }) => total + net, 0n);
  if (sum === 0n) return new Map(lines.map(({ key }) => [key, 0n]));
  const parts = lines.map(({ key, net }) => ({
    key,
    share: (discount * net) / sum,
    remainder: (discount * net) % sum,
  }));
  const left = Number(discount - parts.reduce((total, { share }) => total + share, 0n));
  const first = new Set(
    parts
      .toSorted((a, b) => compare(b.remainder, a.remainder) || compare(a.key, b.key))
      .slice(0, left)
      .map(({ key }) => key),
  );
  return new Map(parts.map(({ key, share }) => [key, first.has(key) ? share + 1n : share]));
}
