import { formatMoney } from "#app/domain/money.ts";
import { marginInWords } from "#app/domain/quotes/costs/cost-parts.ts";
import type { quoteMargin } from "#app/domain/quotes/costs/quote-margin.ts";
import { LineParts } from "#app/routes/admin/quotes/line-parts.tsx";

interface VersionCostsProps {
  costs: ReturnType<typeof quoteMargin>;
  windows: readonly { key: string; name: string }[];
}

/** What a version that was sent costs us and leaves, as it was then: for the owner alone, on no paper. */
export function VersionCosts({ costs: { total, lines }, windows }: VersionCostsProps) {
  const named = new Map(windows.map(({ key, name }) => [key, name]));
  return (
    <section aria-label="Cost and margin" className="mb-10 border-line border-y py-3 print:hidden">
      <details>
        <summary className="flex min-h-11 flex-wrap items-center gap-x-4">
          <span className="underline decoration-line-strong/60 underline-offset-4">Cost and margin</span>
          <span className="tabular-nums">
            {formatMoney(total.priceCents)} before tax, {marginInWords(total)}
          </span>
          <span className="text-ink-soft text-sm">Only we see this.</span>
        </summary>
        <ul className="mt-2">
          {lines.map(({ key, windowKey, label, parts, margin }) => (
            <li key={key} className="border-line border-t py-2">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="wrap-anywhere">{[named.get(windowKey ?? ""), label].filter(Boolean).join(": ")}</span>
                <span className="tabular-nums">{formatMoney(margin.priceCents)}</span>
              </p>
              {parts.length === 0 ? (
                <p className="text-ink-soft text-sm tabular-nums">{marginInWords(margin)}</p>
              ) : (
                <LineParts of={label} parts={parts} cents={margin.priceCents} />
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
