import { EIGHTH } from "#app/domain/measuring/inches.ts";
import { roundDown } from "#app/domain/measuring/rounding.ts";
import { shareMirrored } from "#app/domain/workroom/cloth/eighths.ts";
import { ceil } from "#app/domain/workroom/rounding.ts";

interface LiftRules {
  liftInset: number;
  liftSpacing: number;
  softShadeWidest: number;
  softSwoop: number;
}

/** Their hems hang in a curve between lift lines at the sides. */
export function isCurved(name: string): boolean {
  return name === "Soft Roman Shade" || name === SLOUCH;
}

const SLOUCH = "Slouch";
/** Outside the outer lift lines of a slouch shade its hem hangs free, this wide, and less on a narrow one. */
const TAIL = 4.5;

export function tailOf(width: number): number {
  return Math.min(TAIL, width / 5);
}

/** Curves of a soft hem: one up to a certain width, beyond it none wider than a swoop. */
export function countSwoops(
  width: number,
  { softShadeWidest, softSwoop }: Omit<LiftRules, "liftInset" | "liftSpacing">,
) {
  return width <= softShadeWidest ? 1 : Math.max(1, ceil(width / softSwoop));
}

/** From the left edge, in whole eighths between them. */
export function placeLiftLines(name: string, width: number, rules: LiftRules): number[] {
  const wanted = name === SLOUCH ? tailOf(width) : Math.min(rules.liftInset / 2, width / 4);
  const inset = roundDown(wanted, EIGHTH);
  const gaps = isCurved(name)
    ? countSwoops(width, rules)
    : Math.max(1, ceil((width - rules.liftInset) / rules.liftSpacing));
  const lines = [inset];
  for (const gap of shareMirrored(width - 2 * inset, gaps)) lines.push((lines.at(-1) ?? 0) + gap);
  return lines;
}
