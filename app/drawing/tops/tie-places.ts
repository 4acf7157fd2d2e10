import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { countStraps, countTiedPleats } from "#app/domain/workroom/tops/count-parts.ts";

/** Ties stand so far apart. */
const CLOSEST = 30;
const WIDEST = 36;

/** Where ties stand, as many as the workroom cuts: thirty to thirty-six inches apart unless there is less room. */
export function placeTies(width: number, rules: Pick<PlacementRules, "tieOutside" | "tieSpacing">): number[] {
  const gaps = countTiedPleats(width, rules);
  const wanted = Math.min(WIDEST, Math.max(CLOSEST, (width - rules.tieOutside) / gaps));
  const apart = Math.min(wanted, (width * (gaps === 1 ? 0.7 : 0.95)) / gaps);
  const first = (width - apart * gaps) / 2;
  return Array.from({ length: gaps + 1 }, (_, i) => first + apart * i);
}

/** The outer straps stand so far in from the ends, and less on a narrow valance. */
const STRAP_INSET = 6;

/** Where straps stand: one near each end, and as many between as the workroom cuts. */
export function placeStraps(width: number): number[] {
  const gaps = countStraps(width) - 1;
  const inset = Math.min(STRAP_INSET, width * 0.15);
  return Array.from({ length: gaps + 1 }, (_, i) => inset + ((width - 2 * inset) * i) / gaps);
}
