import { type StyleRef, styleKey } from "#app/domain/catalogue/style.ts";
import { placeSash } from "#app/domain/measuring/place-drapery.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import { edgeFigures } from "#app/domain/workroom/cloth/edges.ts";
import { knownCloth } from "#app/domain/workroom/cloth/known-cloth.ts";
import type { Computed, Figures, Hardware } from "#app/domain/workroom/figures.ts";
import type { Treatment, WindowSizes } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { smallest } from "#app/domain/workroom/window-sizes.ts";
import { cutDrapes } from "./drapery-cloth.ts";
import { panelEdges } from "./edges-of-panels.ts";
import { rodHardware } from "./hardware.ts";
import { lineDrapes } from "./lining.ts";

const REVERSE_HOURGLASS = "rod-pocket/Reverse Hourglass";
const tied = ["rod-pocket/Hourglass", REVERSE_HOURGLASS];

/** Drawn in at the waist, so that its edges are longer than its middle. */
export function isHourglass(style: StyleRef): boolean {
  return tied.includes(styleKey(style));
}

/** Panels stretched over the glass between two rods. */
export function computeSash(treatment: Treatment, usualFullness: number, rules: ShopRules): Computed {
  const { choices } = treatment;
  const style = styleKey(treatment.style);
  const checks: Check[] = [];
  const cloth = knownCloth(treatment.fabric, checks);
  const placed = placeOnGlass(treatment.window, rules);
  const rodWidth = choices.rodWidth ?? placed.rodWidth;
  const finishedLength = choices.finishedLength ?? placed.finishedLength;
  if (rodWidth === undefined || finishedLength === undefined) {
    checks.push(check("SIZE_MISSING", "The size of the glass is missing."));
    return { figures: {}, checks };
  }
  const panels = style === REVERSE_HOURGLASS ? 2 : 1;
  const sizes: Figures = { rodWidth, hang: "pocket", finishedLength, panels, return: 0, overlap: 0 };
  if (!cloth) return { figures: sizes, checks };

  const fullness = choices.fullness ?? (cloth.sheer ? rules.sheerFullness : (rules.fullness[style] ?? usualFullness));
  const flat = rodWidth * fullness;
  const pockets = 2 * (rules.sashRuffle + rules.sashPocket + rules.pocketTurn);
  const length = finishedLength * (isHourglass(treatment.style) ? 1 + rules.hourglassExtra : 1);
  const rawCut = length + (choices.cutAllowance ?? pockets);
  const spread = { panels, fullness, stationary: false, overall: rodWidth, flat, rawCut };
  const cut = cutDrapes(cloth, choices, spread, rules);
  const figures: Figures = {
    ...sizes,
    header: rules.sashRuffle,
    pocket: rules.sashPocket,
    overall: rodWidth,
    fullness,
    flat,
    ...cut.figures,
    ...lineDrapes(treatment, { finishedLength: length, panels, netPanel: cut.netPanel }, rules),
    hardware: sashHardware(rodWidth, rules),
    ...edgeFigures(treatment, panelEdges(panels, finishedLength, cut.netPanel), rules),
  };
  return { figures, checks: [...checks, ...cut.checks] };
}

function placeOnGlass(window: WindowSizes, rules: ShopRules) {
  const width = window.glassWidth ?? smallest(window.insideWidths);
  const height = window.glassHeight ?? smallest(window.insideHeights);
  return width === undefined || height === undefined
    ? { rodWidth: undefined, finishedLength: undefined }
    : placeSash({ width, height }, rules);
}

/** A rod at each end. */
function sashHardware(rodWidth: number, rules: ShopRules): Hardware {
  const { brackets, bracketsAt } = rodHardware(rodWidth, "pocket", rules);
  return { part: "sash rod", rodWidth, rods: 2, brackets: 2 * brackets, bracketsAt };
}
