import { roundDown, roundUp } from "#app/domain/measuring/rounding.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { asQuoted, takingDown } from "#app/domain/quotes/opening-lines.ts";
import type { LineKind, OwnerLine, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { plainTerms } from "#app/domain/quotes/settings/quote-settings.ts";
import type { EarlyQuotes, Quote } from "#app/domain/workroom/buying/quote.ts";
import type { RateCard } from "#app/domain/workroom/buying/rate-card.ts";

/** What an estimate may hold, in the order in which it is said. */
const parts = ["making", "lining", "cloth", "trim", "hardware", "installation", "taking down", "tax"] as const;
export type EstimatePart = (typeof parts)[number];

const partOfLine: Partial<Record<LineKind, EstimatePart>> = {
  labour: "making",
  treatment: "making",
  lining: "lining",
  fabric: "cloth",
  trim: "trim",
  hardware: "hardware",
  installation: "installation",
};

export interface EstimatedRange {
  /** Whole cents, rounded by the card's own step: the lower end down, the upper end up. */
  low: number;
  high: number;
  holds: EstimatePart[];
  /** Whether some cloth is still any cloth, so that the two ends are two cloths and not one sum rounded. */
  anyCloth: boolean;
}

type Tax = Pick<QuoteTerms, "taxRate" | "taxRule">;

/**
 * What a quote would come to at both ends, with the tax that a new one begins with: the lines of the card are priced as the
 * lines of a quote are. Undefined while the card lacks a rate.
 */
export function estimateRange(
  { low, high, missing }: EarlyQuotes,
  card: Pick<RateCard, "rangeStep" | "leastCharge" | "takeDown">,
  tax: Tax,
  { takeDown = false } = {},
): EstimatedRange | undefined {
  if (missing.length > 0) return undefined;
  const { rangeStep, leastCharge } = card;
  const asked = takeDown && card.takeDown !== undefined;
  const once = asked ? [takingDown({ version: 0, value: { takeDown: card.takeDown, cost: {} } })] : [];
  const [plainest, finest] = [figuresOf(low, tax, once), figuresOf(high, tax, once)];
  return {
    low: Math.max(leastCharge, roundDown(plainest.totalCents, rangeStep)),
    high: roundUp(finest.totalCents, rangeStep),
    holds: parts.filter((part) => plainest.holds.has(part)),
    anyCloth: plainest.totalCents !== finest.totalCents,
  };
}

function figuresOf({ sections }: Quote, tax: Tax, once: readonly OwnerLine[]) {
  const made = sections.flatMap((section) => section.lines).map((line, at) => ({ ...asQuoted(line), key: String(at) }));
  const lines = [...made, ...once];
  const { totalCents, taxCents } = computeQuote({ ...plainTerms, ...tax }, lines, new Set());
  const holds = new Set(made.flatMap(({ kind, unitCents }) => (unitCents ? (partOfLine[kind] ?? []) : [])));
  if (once.some(({ unitCents }) => unitCents)) holds.add("taking down");
  if (taxCents > 0) holds.add("tax");
  return { totalCents, holds };
}
