import { roundUp } from "#app/domain/measuring/rounding.ts";

/** How a pattern meets itself at a seam. */
export type Match = "straight" | "halfDrop" | "none";

export interface Pattern {
  /** Inches from one motif to the next along the roll; 0 for plain cloth. */
  repeat: number;
  match: Match;
  /** Before a fabric is chosen: enough for any repeat up to this many inches. */
  anyRepeatUpTo?: number;
}

export interface Lay {
  cut: number;
  inches: number;
  plan: "plain" | "straight" | "A then B" | "half-repeat cuts" | "any repeat";
}

/**
 * How `cuts` pieces of at least `rawCut` lie on the roll so that the pattern meets at every seam. In a half drop every second
 * width starts half a repeat lower: either all first widths are cut and then all second ones, which loses half a repeat once,
 * or each cut ends on a half repeat, so that they alternate by themselves. The cheaper one is taken.
 */
export function layOnRoll(cuts: number, rawCut: number, pattern: Pattern, seams: number): Lay {
  const { repeat, match, anyRepeatUpTo = 0 } = pattern;
  if (anyRepeatUpTo > 0) {
    const most = rawCut + anyRepeatUpTo;
    return { cut: most, inches: cuts * most, plan: "any repeat" };
  }
  if (repeat <= 0 || match === "none") return { cut: rawCut, inches: cuts * rawCut, plan: "plain" };
  const whole = roundUp(rawCut, repeat);
  if (match === "straight" || seams <= 0) return { cut: whole, inches: cuts * whole, plan: "straight" };
  const half = repeat / 2;
  const apart = cuts * whole + half;
  const alternating = roundUp(rawCut - half, repeat) + half;
  return cuts * alternating < apart
    ? { cut: alternating, inches: cuts * alternating, plan: "half-repeat cuts" }
    : { cut: whole, inches: apart, plan: "A then B" };
}
