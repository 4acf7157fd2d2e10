import { computeQuote, isIncluded } from "#app/domain/quotes/compute-quote.ts";
import { isLeftOut } from "#app/domain/quotes/offered-lines.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import type { OwnerLine, QuoteTotals } from "#app/domain/quotes/quote-types.ts";
import { costOfParts, type Margin, marginOf } from "./cost-parts.ts";

/** A line that counts, with what it comes to and what that costs us. */
export interface LineMargin extends Pick<OwnerLine, "key" | "windowKey" | "label" | "parts"> {
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
