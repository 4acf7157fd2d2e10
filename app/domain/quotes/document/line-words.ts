import { formatMoney } from "#app/domain/money.ts";
import type { LineFigures, QuoteLine, ShownPart } from "#app/domain/quotes/quote-types.ts";
import { formatRate } from "#app/domain/quotes/typed-amounts.ts";

/** How a line's price came about, where that says more than the price: 4 1/2 yards at $42.00, less 10%. */
export function priceInWords(line: QuoteLine, figures: Pick<LineFigures, "grossCents"> | undefined): string {
  const { unitCents, discountRate, discountCents } = line;
  const quantity = quantityInWords(line);
  if (unitCents === null || !figures) return quantity;
  // What costs nothing, such as cloth that its client sends, has no price for one of it.
  const amount = quantity && unitCents !== 0 ? `${quantity} at ${formatMoney(unitCents)}` : quantity;
  const less =
    discountRate !== null
      ? `less ${formatRate(discountRate)}`
      : discountCents
        ? `less ${formatMoney(discountCents)}`
        : "";
  const before = amount || (less ? formatMoney(figures.grossCents) : "");
  return [before, less].filter(Boolean).join(", ");
}

/** As the rate card counts, and as a client says it: one and many. */
const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  yd: ["yard", "yards"],
  width: ["width", "widths"],
  "sq ft": ["square foot", "square feet"],
  ft: ["foot", "feet"],
  pair: ["pair", "pairs"],
  each: ["", ""],
};

const EIGHTHS = ["", "1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "7/8"];

/** 4 1/2 yards, or 2 where there is no unit; one piece goes without saying. What is no eighth is rounded, and says so. */
export function quantityInWords({ quantityMilli, unit }: Pick<QuoteLine, "quantityMilli" | "unit">): string {
  const [one, many] = units[unit] ?? [unit, unit];
  if (quantityMilli === 1_000 && !one) return "";
  return [numberInWords(quantityMilli), quantityMilli <= 1_000 ? one : many].filter(Boolean).join(" ");
}

function numberInWords(milli: number): string {
  if (milli % 125 !== 0) return `about ${Math.max(1, Math.round(milli / 100)) / 10}`;
  const whole = Math.floor(milli / 1_000);
  const eighths = EIGHTHS[(milli % 1_000) / 125];
  return [whole === 0 && eighths ? "" : String(whole), eighths].filter(Boolean).join(" ");
}

/** "Fabric, 12 1/2 yards: $775.00". */
export function partInWords({ label, quantity, cents }: ShownPart): string {
  return `${[label, quantity].filter(Boolean).join(", ")}: ${formatMoney(cents)}`;
}
