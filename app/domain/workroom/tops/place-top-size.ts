import { topNumbers } from "#app/domain/catalogue/trade-numbers.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { leastReturn, placeTop } from "#app/domain/measuring/place-top.ts";
import { belowArch } from "#app/domain/measuring/window-on-wall.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Choices } from "#app/domain/workroom/input/choices.ts";
import type { Treatment, WindowSizes } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { onWall } from "#app/domain/workroom/window-sizes.ts";

/** The size of a top: its face, its returns, and how deep it hangs. */
export interface PlacedTop {
  face: number;
  need: number;
  return: number;
  around: number;
  longPoint: number;
  /** How far above the frame its upper edge is. */
  above: number;
  /** How much deeper it hangs than on an ordinary window. */
  scale: number;
}

export function placeBoard(
  { style, window, choices }: Treatment,
  rules: ShopRules,
): { top?: PlacedTop; sizes: Figures; checks: Check[] } {
  const numbers = topNumbers(style);
  // Over drapes that several windows share it covers their rod; by itself it stands over its own window.
  const wall = {
    ...onWall(choices.overRod === undefined ? { ...window, together: [] } : window),
    hungBelow: belowArch(choices.arch, window.archRise),
  };
  const width = window.width === undefined ? choices.overRod : wall.width;
  if (!numbers || (width === undefined && choices.face === undefined)) {
    return { sizes: {}, checks: [check("SIZE_MISSING", "The width of the window is missing.")] };
  }
  const rod = rodBehind(choices, width ?? 0, rules);
  const shade = shadeBehind(choices, rules);
  const placed = placeTop({ ...wall, width: width ?? 0 }, numbers, { rod, shade }, rules, choices.deeper);
  const face = choices.face ?? placed.face;
  const need = leastReturn(numbers.mount, { rod, shade }, rules);
  const back = choices.return ?? placed.return;
  const longPoint = choices.longPoint ?? placed.longPoint;
  const above = choices.topAbove ?? placed.above;
  const scale = longPoint / numbers.longPoint;
  const top = { face, need, return: back, around: face + 2 * back, longPoint, above, scale };
  const beyond = (rod || shade ? rules.topBeyondRod : rules.topBeyondFrame) / 2;
  const covered = [0, 1].map((side) =>
    Math.max(
      shade ? (side === 0 ? shade.extension.left : shade.extension.right) : 0,
      rod ? (side === 0 ? rod.extension.left : rod.extension.right) : 0,
    ),
  );
  const reach =
    choices.face === undefined
      ? covered.map((inches) => inches + beyond)
      : [0, 1].map(() => (face - (window.width ?? face)) / 2);
  const checks = [...wallChecks(window, reach), ...returnChecks(top), ...shortPointChecks(choices, above, rules)];
  const edgeLength = choices.edgeLength ?? face;
  const sizes = { face, need, return: back, around: top.around, longPoint, topAbove: above, edgeLength };
  return { top, sizes, checks };
}

function sides([left, right]: readonly [number, number]) {
  return { left, right };
}

/** A rod of which only the width is known stands as far out on one side of the frame as on the other. */
function rodBehind(choices: Choices, width: number, rules: ShopRules) {
  const { overRod, rodExtension, rodAbove } = choices;
  if (overRod === undefined) return null;
  const half = (overRod - width) / 2;
  return {
    extension: sides(rodExtension ?? [half, half]),
    rodAbove: rodAbove ?? rules.rodAboveFrame,
    lowered: 0,
    standsOut: choices.overProjection ?? choices.projection ?? rules.projection,
  };
}

/** A shade over the frame, as far as it goes beyond it; one inside the frame is in nobody's way. */
function shadeBehind({ shadeExtension, overShade }: Choices, rules: ShopRules) {
  if (!shadeExtension && !overShade) return null;
  const beyond = rules.shadeOutsideWidth / 2;
  return {
    extension: sides(shadeExtension ?? [beyond, beyond]),
    standsOut: overShade === "hard" ? rules.hardShadeDepth : overShade === "outside" ? rules.shadeDepth : 0,
  };
}

function wallChecks({ width, left, right }: WindowSizes, [toLeft = 0, toRight = 0]: readonly number[]): Check[] {
  if (width === undefined) return [];
  const hit = [
    { wall: left, reach: toLeft },
    { wall: right, reach: toRight },
  ].find(({ wall, reach }) => wall !== undefined && reach > wall);
  if (!hit) return [];
  const sentence = `The top would reach ${formatInches(hit.reach)} beyond the frame, but the wall is ${formatInches(hit.wall ?? 0)} away. Make it narrower.`;
  return [check("TOP_BEYOND_WALL", sentence)];
}

function returnChecks(top: PlacedTop): Check[] {
  if (top.return >= top.need) return [];
  const sentence = `The return is ${formatInches(top.return)}, but what hangs behind it needs ${formatInches(top.need)}.`;
  return [check("RETURN_TOO_SHALLOW", sentence)];
}

function shortPointChecks({ shortPoint }: Choices, above: number, { shortPointBelowFrame }: ShopRules): Check[] {
  const least = above + shortPointBelowFrame;
  if (shortPoint === undefined || shortPoint >= least) return [];
  const sentence = `The short point is ${formatInches(shortPoint)}; it must be ${formatInches(least)} to hide the frame's head and what hangs there.`;
  return [check("SHORT_POINT_SHOWS_WORKS", sentence)];
}
