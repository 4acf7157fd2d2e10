import { formatMoney } from "#app/domain/money.ts";
import { computeQuote, isIncluded } from "#app/domain/quotes/compute-quote.ts";
import { quantityInWords } from "#app/domain/quotes/document/line-words.ts";
import { isLeftOut } from "#app/domain/quotes/plain-line.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import type {
  CostPart,
  OwnerLine,
  QuoteFigures,
  QuoteLine,
  QuoteTerms,
  QuoteTotals,
  ShownPart,
} from "#app/domain/quotes/quote-types.ts";
import type { QuoteLine as CardLine } from "#app/domain/workroom/buying/quote-line.ts";

/** A line of the rate card as the owner keeps it beneath a line of a quote. */
export function costPart({ label, name, qty, unit, rate, cents, cost }: CardLine, cardVersion: number): CostPart {
  const amount = { quantityMilli: Math.max(1, Math.round(qty * 1_000)), unit };
  const words = quantityInWords(amount) || "1";
  return {
    label,
    ...amount,
    unitCents: rate,
    grossCents: cents,
    costCents: cost,
    rateId: `${cardVersion}/${name}`,
    basis: rate === null ? words : `${words} at ${formatMoney(rate)}`,
  };
}

/** Cloth, lining and interlining are bought for all windows together, and shared out. */
export function isBoughtTogether({ rateId }: Pick<CostPart, "rateId">): boolean {
  return /^\d+\/(fabric|liningPerYard\/.+|interliningPerYard)$/.test(rateId ?? "");
}

/** What parts come to; null while one of them is not priced. */
export function priceOfParts(parts: readonly CostPart[]): number | null {
  return sum(parts.map(({ grossCents }) => grossCents));
}

/** What they cost us; null while that of one is not known. */
export function costOfParts(parts: readonly Pick<CostPart, "costCents">[]): number | null {
  return sum(parts.map(({ costCents }) => costCents));
}

function sum(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce<number | null>((all, one) => (all === null || one === null ? null : all + one), 0);
}

/** A line whose price is that of its parts. */
export function withParts<Line extends OwnerLine>(line: Line, parts: CostPart[]): Line {
  return { ...line, parts, unitCents: priceOfParts(parts), costCents: costOfParts(parts) };
}

/** Of a line and what was set over its parts: by how much its price is other than theirs. */
export function adjustedBy({ parts }: Pick<OwnerLine, "parts">, grossCents: number): number {
  const made = parts.reduce((all, part) => all + (part.grossCents ?? 0), 0);
  return parts.length === 0 ? 0 : grossCents - made;
}

/** Price, cost and what is left; none of the last two while a cost is not known. */
export interface Margin {
  priceCents: number;
  costCents: number | null;
  marginCents: number | null;
  /** Tenths of a percent of the price. */
  marginRate: number | null;
}

export function marginOf(priceCents: number, costCents: number | null): Margin {
  const marginCents = costCents === null ? null : priceCents - costCents;
  const marginRate = marginCents === null || priceCents <= 0 ? null : Math.round((marginCents * 1000) / priceCents);
  return { priceCents, costCents, marginCents, marginRate };
}

/** "cost $1,237.40, margin $1,254.10 (50.3%)", or that nobody knows. */
export function marginInWords({ costCents, marginCents, marginRate }: Margin): string {
  if (costCents === null || marginCents === null) return "cost unknown";
  const rate = marginRate === null ? "" : ` (${(marginRate / 10).toFixed(1)}%)`;
  return `cost ${formatMoney(costCents)}, margin ${formatMoney(marginCents)}${rate}`;
}

/** What a client reads of the parts where the owner shows lines: never a rate, a basis or a cost. They add up to the price. */
export function partsToShow({ parts, role }: Pick<OwnerLine, "parts" | "role">, grossCents: number): ShownPart[] {
  // Those of a choice are what it comes to more and less than what it stands beside.
  if (parts.length < 2 || role !== "fixed") return [];
  const shown = parts.map((part) => ({
    label: part.label,
    quantity: quantityInWords(part),
    cents: part.grossCents ?? 0,
  }));
  const more = adjustedBy({ parts }, grossCents);
  return more === 0 ? shown : [...shown, { label: "Adjustment", quantity: "", cents: more }];
}

interface Content {
  terms: Pick<QuoteTerms, "detail">;
  lines: readonly OwnerLine[];
}

/** Lines as they are sent: with what their client reads of their parts, where the owner shows every line. */
export function shownLines({ terms, lines }: Content, figures: Pick<QuoteFigures, "lines">): OwnerLine[] {
  const grossOf = new Map(figures.lines.map(({ key, grossCents }) => [key, grossCents]));
  return lines.map(({ shownParts: _, ...line }) => {
    const shownParts = terms.detail === "lines" ? partsToShow(line, grossOf.get(line.key) ?? 0) : [];
    return shownParts.length > 0 ? { ...line, shownParts } : line;
  });
}

/** A line without what only the owner sees. */
export function withoutOwnerPart(line: OwnerLine): QuoteLine {
  const { rateId: _, basis: __, ownerNote: ___, costCents: ____, parts: _____, ...shown } = line;
  return shown;
}

/** A line that counts, with what it comes to and what that costs us. */
interface LineMargin extends Pick<OwnerLine, "key" | "windowKey" | "label" | "parts"> {
  margin: Margin;
}

/** Before tax: what a quote comes to with these choices, what that costs us, and what is left; in all and by line. */
export function quoteMargin({ terms, lines }: QuoteContent, chosen: readonly string[]) {
  const taken = new Set(chosen);
  const figures = computeQuote(terms, lines, taken);
  const counted = lines.flatMap((line, index): LineMargin[] => {
    const { key, windowKey, label, parts, costCents } = line;
    if (!isIncluded(line, taken) || isLeftOut(line)) return [];
    const cost = line.kind === "adjustment" ? 0 : costCents;
    return [{ key, windowKey, label, parts, margin: marginOf(figures.lines[index]?.netCents ?? 0, cost) }];
  });
  return { total: totalMargin(lines, taken, figures), lines: counted };
}

/** The cost is not known while that of one line is not, or one has no price yet. */
export function totalMargin(
  lines: readonly OwnerLine[],
  chosen: ReadonlySet<string>,
  { totalCents, taxCents }: Pick<QuoteTotals, "totalCents" | "taxCents">,
): Margin {
  const counted = lines.filter((line) => line.kind !== "adjustment" && !isLeftOut(line) && isIncluded(line, chosen));
  const open = counted.some(({ unitCents }) => unitCents === null);
  return marginOf(totalCents - taxCents, open ? null : costOfParts(counted));
}
