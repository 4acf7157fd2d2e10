import { formatDollars } from "#app/domain/money.ts";

/** About what the order will cost, where the house has said what it charges. Nothing depends on it. */
export function Estimate({ range }: { range: { low: number; high: number } | null }) {
  if (!range) return null;
  return (
    <p className="mt-10 max-w-measure border-brass border-l-2 pl-5">
      <span className="block text-ink-soft text-sm">An early estimate</span>
      <span className="font-display text-lg">
        about {[...new Set([formatDollars(range.low), formatDollars(range.high)])].join(" to ")}; your quote will say
        exactly
      </span>
    </p>
  );
}
