import { formatMoney } from "#app/domain/money.ts";
import type { LineFigures, QuoteLine } from "#app/domain/quotes/quote-types.ts";
import { formatRate, quantityAsTyped } from "#app/domain/quotes/typed-amounts.ts";

/** How a line's price came about, where that says more than the price: 4.5 yd at $42.00, less 10%. */
export function priceInWords(line: QuoteLine, figures: Pick<LineFigures, "grossCents"> | undefined): string {
  const { quantityMilli, unit, unitCents, discountRate, discountCents } = line;
  if (unitCents === null || !figures) return quantityInWords(line);
  const amount = quantityMilli === 1_000 && !unit ? "" : `${quantityInWords(line)} at ${formatMoney(unitCents)}`;
  const less =
    discountRate !== null
      ? `less ${formatRate(discountRate)}`
      : discountCents
        ? `less ${formatMoney(discountCents)}`
        : "";
  const before = amount || (less ? formatMoney(figures.grossCents) : "");
  return [before, less].filter(Boolean).join(", ");
}

/** 4.5 yd, or 2 where there is no unit; one piece goes without saying. */
export function quantityInWords({ quantityMilli, unit }: Pick<QuoteLine, "quantityMilli" | "unit">): string {
  if (quantityMilli === 1_000 && !unit) return "";
  return [quantityAsTyped(quantityMilli), unit].filter(Boolean).join(" ");
}
