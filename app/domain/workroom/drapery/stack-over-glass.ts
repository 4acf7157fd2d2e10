import { formatInches } from "#app/domain/measuring/inches.ts";
import { roundUp } from "#app/domain/measuring/rounding.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

/** So little of the glass nobody misses: as a share of the window's width. */
const UNNOTICED = 0.1;
const EIGHTH = 1 / 8;

/** What drapes cover of the glass when they are open, all rods of the window together. Sheers are seen through. */
export function stackChecks(treatment: Treatment, rods: readonly Figures[], rules: ShopRules): Check[] {
  const { choices, fabric, window } = treatment;
  const across = choices.mount === "inside" || choices.coverage === "lower";
  if (choices.draw === "stationary" || across || fabric?.sheer) return [];
  const stacks = rods.flatMap((rod) => stacksOf(rod, rules));
  const width = window.bay ? window.bay.flats.reduce((sum, flat) => sum + flat, 0) : window.width;
  const covered = stacks.reduce((sum, { covers }) => sum + covers, 0);
  if (width === undefined || covered <= width * UNNOTICED) return [];
  const [first] = stacks;
  const where = stacks.length === 1 ? "when they are open" : "at each end";
  const sentence = `Open drapes stand ${formatInches(first?.wide ?? 0)} wide ${where} and cover ${formatInches(roundUp(covered, EIGHTH))} of the glass in all.`;
  return [check("STACK_OVER_GLASS", sentence)];
}

/** A pair stands at both ends of its rod, what opens one way at one of them. */
function stacksOf({ netPanel = 0, panels = 1, extension, returns = [0, 0] }: Figures, rules: ShopRules) {
  const wide = roundUp((netPanel * rules.stackOfCloth * panels) / (panels === 1 ? 1 : 2), EIGHTH);
  const [left = 0, right = 0] = extension ?? [];
  const opensLeft = returns[0] > 0 || left > right;
  const reaches = panels === 1 ? [opensLeft ? left : right] : [left, right];
  return reaches.map((reach) => ({ wide, covers: Math.max(0, wide - Math.max(0, reach) - rules.glassInside) }));
}
