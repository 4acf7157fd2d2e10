import type { EstimatedRange } from "#app/domain/quotes/estimate/estimate-range.ts";
import { aboutRange, rangeInWords, type StillOpen, stillOpen } from "#app/domain/quotes/estimate/estimate-words.ts";
import { classNames } from "#app/ui/class-names.ts";

interface EstimateProps {
  estimate: (EstimatedRange & { open: StillOpen }) | null;
  className?: string;
}

/** Where it opens a line. */
export const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** About what the order will cost, where the house has said what it charges. Nothing depends on it. */
export function Estimate({ estimate, className }: EstimateProps) {
  if (!estimate) return null;
  const open = stillOpen(estimate.open);
  return (
    <div className={classNames("max-w-measure border-brass border-l-2 pl-5", className)}>
      <p className="text-ink-soft text-sm">An early estimate</p>
      <p className="font-display text-lg">{asSentence(rangeInWords(estimate))}; your quote will say exactly</p>
      <p className="mt-1 text-ink-soft text-sm">{aboutRange(estimate)}</p>
      {open ? <p className="mt-1 text-sm wrap-anywhere">{open}</p> : null}
    </div>
  );
}
