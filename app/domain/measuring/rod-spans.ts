import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import type { Inches } from "./inches.ts";
import type { PlacementRules } from "./placement-rules.ts";
import { roundUp } from "./rounding.ts";

/** In how many pieces a rod comes, and in how many spans each of them is held. */
export function rodSpans(
  rodWidth: Inches,
  hang: Hang,
  { trackLongest, poleLongest, bracketSpan }: Pick<PlacementRules, "trackLongest" | "poleLongest" | "bracketSpan">,
): { pieces: number; spans: number } {
  const pieces = Math.max(
    1,
    roundUp(rodWidth / (hang === "track" || hang === "traverse" ? trackLongest : poleLongest), 1),
  );
  return { pieces, spans: Math.max(1, roundUp(rodWidth / pieces / bracketSpan, 1)) };
}
