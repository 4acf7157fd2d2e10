import { formatMoney } from "#app/domain/money.ts";
import { costOfParts, marginInWords, marginOf, priceOfParts } from "#app/domain/quotes/costs/cost-parts.ts";
import { quantityInWords } from "#app/domain/quotes/document/line-words.ts";
import type { CostPart } from "#app/domain/quotes/quote-types.ts";

interface LinePartsProps {
  of: string;
  parts: readonly CostPart[];
  /** What the line comes to as it stands; null while it has no price. */
  cents: number | null;
}

/** What the price of a line is made of, what each part costs us, and what is left: the owner's alone. */
export function LineParts({ of, parts, cents }: LinePartsProps) {
  if (parts.length === 0) return null;
  const made = priceOfParts(parts);
  const cost = costOfParts(parts);
  const open = parts.filter(({ grossCents }) => grossCents === null);
  const adjusted = cents === null || made === null ? 0 : cents - made;
  return (
    <details className="mt-1 text-sm" open={open.length > 0 || undefined}>
      <summary className="min-h-8 py-1 text-ink-soft tabular-nums">
        <span className="underline decoration-line-strong/60 underline-offset-4">
          {parts.length === 1 ? "1 part" : `${parts.length} parts`}
          <span className="sr-only"> of {of}</span>
        </span>
        {open.length > 0 && <span className="ml-3 text-clay-deep">{notPriced(open)}</span>}
        {adjusted !== 0 && <span className="ml-3">adjusted by {signed(adjusted)}</span>}
        <span className="ml-3">{marginInWords(marginOf(cents ?? 0, cents === null ? null : cost))}</span>
      </summary>
      <table className="w-full border-line border-l tabular-nums">
        <caption className="sr-only">What {of} is made of</caption>
        <thead>
          <tr className="text-left text-ink-soft text-xs [&_th]:font-normal">
            <th className="py-1 pl-4">Part</th>
            <th className="px-2 py-1 text-right">Price</th>
            <th className="py-1 text-right">Cost</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.label} className="align-top">
              <td className="py-1 pl-4">
                {part.label} <span className="text-ink-soft">{quantityInWords(part)}</span>
              </td>
              <td className="px-2 py-1 text-right">
                {part.grossCents === null ? (
                  <span className="text-clay-deep">not priced</span>
                ) : (
                  formatMoney(part.grossCents)
                )}
              </td>
              <td className="py-1 text-right">
                {part.costCents === null ? (
                  <span className="text-ink-soft">cost unknown</span>
                ) : (
                  formatMoney(part.costCents)
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line border-t font-medium">
            <td className="py-1 pl-4">Total</td>
            <td className="px-2 py-1 text-right">{made === null ? "not priced" : formatMoney(made)}</td>
            <td className="py-1 text-right">{cost === null ? "cost unknown" : formatMoney(cost)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

function notPriced(open: readonly CostPart[]) {
  return `not priced: ${open.map(({ label }) => label).join(", ")}`;
}

function signed(cents: number) {
  return `${cents < 0 ? "" : "+"}${formatMoney(cents)}`;
}
