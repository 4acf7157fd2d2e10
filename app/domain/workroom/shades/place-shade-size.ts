import { formatInches } from "#app/domain/measuring/inches.ts";
import { spreadOf } from "#app/domain/measuring/opening.ts";
import { placeShade } from "#app/domain/measuring/place-shade.ts";
import { belowArch, type WindowOnWall } from "#app/domain/measuring/window-on-wall.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import type { Treatment, WindowSizes } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { archChecks, onWall, templateChecks } from "#app/domain/workroom/window-sizes.ts";

interface Placed {
  size?: { width: number; height: number } | undefined;
  /** How far it reaches beyond the frame on each side. */
  extension: readonly [number, number];
  /** How far above the frame's top it begins. */
  above: number;
  checks: Check[];
}

/** The finished size of a shade: over the frame, or inside it as the opening was measured. */
export function placeOverOrInside({ window, choices }: Treatment, rules: ShopRules, byFactory: boolean): Placed {
  const inside = choices.mount === "inside";
  // One rod may go over several windows; a shade covers its own.
  const wall = { ...onWall({ ...window, together: [] }), hungBelow: belowArch(choices.arch, window.archRise) };
  const placed = inside ? placeInside(window, wall, rules, byFactory) : placeOver(window, wall, rules);
  const width = choices.finishedWidth ?? placed?.finishedWidth;
  const height = choices.finishedHeight ?? placed?.finishedHeight;
  const extension = [placed?.extension.left ?? 0, placed?.extension.right ?? 0] as const;
  const above = placed?.above ?? 0;
  if (width === undefined || height === undefined) {
    const missing = inside
      ? "The opening must be measured: three widths and three heights."
      : "The width or the height of the window is missing.";
    return { extension, above, checks: [check("SIZE_MISSING", missing)] };
  }
  if (width <= 0 || height <= 0) {
    return { extension, above, checks: [check("SIZE_OUT_OF_RANGE", "The opening is too small for a shade.")] };
  }
  const checks = inside
    ? [...squareChecks(window, rules), ...depthChecks(window, rules)]
    : [...wallChecks(window, choices.finishedWidth, rules), ...templateChecks(choices)];
  return { size: { width, height }, extension, above, checks: [...checks, ...archChecks(window, choices)] };
}

function placeInside(window: WindowSizes, wall: WindowOnWall, rules: ShopRules, byFactory: boolean) {
  const { insideWidths: widths, insideHeights: heights } = window;
  if (widths.length === 0 || heights.length === 0) return undefined;
  return placeShade(wall, { mount: "inside", widths, heights, byFactory }, rules);
}

function placeOver(window: WindowSizes, wall: WindowOnWall, rules: ShopRules) {
  const { width, height } = window;
  if (width === undefined || height === undefined) return undefined;
  // Where nobody has measured down to the floor, nothing is known to be in the way.
  const topToFloor = window.topToFloor ?? height + rules.shadeOutsideHeight + rules.floorClearance;
  return placeShade({ ...wall, topToFloor }, { mount: "outside" }, rules);
}

function squareChecks(window: WindowSizes, { openingTolerance }: ShopRules): Check[] {
  const { insideWidths, insideHeights, insideDiagonals = [] } = window;
  const rows = [
    ["widths", spreadOf(insideWidths)],
    ["heights", spreadOf(insideHeights)],
    ["diagonals", spreadOf(insideDiagonals)],
  ] as const;
  return rows.flatMap(([name, by]) => {
    if (by < openingTolerance) return [];
    const sentence = `The ${name} of the opening differ by ${formatInches(by)}: measure them again.`;
    return [check("OPENING_DISAGREES", sentence)];
  });
}

function depthChecks({ insideDepth }: WindowSizes, { insideDepthLeast }: ShopRules): Check[] {
  if (insideDepth === undefined || insideDepth >= insideDepthLeast) return [];
  const sentence = `The opening is ${formatInches(insideDepth)} deep; a shade inside it needs ${formatInches(insideDepthLeast)}.`;
  return [check("INSIDE_TOO_SHALLOW", sentence)];
}

/** Half of what it is wider than the frame stands on each side. */
function wallChecks({ width, left, right }: WindowSizes, chosen: number | undefined, rules: ShopRules): Check[] {
  if (width === undefined) return [];
  const reach = chosen === undefined ? rules.shadeOutsideWidth / 2 : (chosen - width) / 2;
  const nearest = Math.min(left ?? Number.POSITIVE_INFINITY, right ?? Number.POSITIVE_INFINITY);
  if (reach <= nearest) return [];
  const sentence = `The shade would reach ${formatInches(reach)} beyond the frame, but the wall is ${formatInches(nearest)} away. Make it narrower, or hang it inside.`;
  return [check("SHADE_BEYOND_WALL", sentence)];
}
