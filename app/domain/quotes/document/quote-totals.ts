import type { QuoteFigures, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { formatRate } from "#app/domain/quotes/typed-amounts.ts";

export interface TotalRow {
  key: "subtotal" | "discount" | "tax" | "adjustment" | "total";
  label: string;
  cents: number;
}

type Named = Pick<QuoteTerms, "discountLabel" | "discountRate" | "taxLabel" | "taxRate" | "taxReason">;
type Figures = Omit<QuoteFigures, "lines">;

/** From the sum of the lines to the total, each step by its name. They add up. */
export function totalRows(terms: Named, figures: Figures): TotalRow[] {
  const { subtotalCents, discountTotalCents, taxCents, totalCents } = figures;
  const adjustment = totalCents - (subtotalCents - discountTotalCents + taxCents);
  const rows: (TotalRow | null)[] = [
    { key: "subtotal", label: "Subtotal", cents: subtotalCents },
    discountTotalCents > 0 ? { key: "discount", label: discountLabel(terms), cents: -discountTotalCents } : null,
    taxRow(terms, taxCents),
    adjustment === 0 ? null : { key: "adjustment", label: "Adjustment", cents: adjustment },
    { key: "total", label: "Total", cents: totalCents },
  ];
  return rows.filter((row) => row !== null);
}

function discountLabel({ discountLabel: name, discountRate }: Named) {
  return discountRate === null ? name : `${name} (${formatRate(discountRate)})`;
}

function taxRow({ taxLabel, taxRate, taxReason }: Named, cents: number): TotalRow | null {
  if (taxRate > 0) return { key: "tax", label: `${taxLabel || "Sales tax"} (${formatRate(taxRate)})`, cents };
  return taxReason ? { key: "tax", label: `No sales tax: ${taxReason}`, cents } : null;
}
