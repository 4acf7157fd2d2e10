import { formatInches } from "#app/domain/measuring/inches.ts";
import { spreadOf } from "#app/domain/measuring/opening.ts";
import { placeShade } from "#app/domain/measuring/place-shade.ts";
import { belowArch, type WindowOnWall } from "#app/domain/measuring/window-on-wall.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import { edgeFigures } from "#app/domain/workroom/cloth/edges.ts";
import { type Cloth, clothChecks, isRailroaded, knownCloth } from "#app/domain/workroom/cloth/known-cloth.ts";
import { layOnRoll } from "#app/domain/workroom/cloth/lay.ts";
import { planSeams, widthsAcross } from "#app/domain/workroom/cloth/seam-plan.ts";
import { boardBrackets } from "#app/domain/workroom/drapery/hardware.ts";
import type { Computed, Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment, WindowSizes } from "#app/domain/workroom/input/treatment.ts";
import { SQUARE_INCHES_PER_SQUARE_FOOT, yards } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { inSquareFeet } from "#app/domain/workroom/units.ts";
import { archChecks, onWall, templateChecks } from "#app/domain/workroom/window-sizes.ts";
import { isCurved, placeLiftLines } from "./lift-lines.ts";

interface Placed {
  size?: { width: number; height: number } | undefined;
  /** How far it reaches beyond the frame on each side. */
  extension: readonly [number, number];
  /** How far above the frame's top it begins. */
  above: number;
  checks: Check[];
}

/** The finished size of a shade: over the frame, or inside it as the opening was measured. */
function placeOverOrInside({ window, choices }: Treatment, rules: ShopRules, byFactory: boolean): Placed {
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

const ribbed = ["Front Fold", "Reverse Fold"];

/** A Roman shade sewn from cloth. */
export function computeSoftShade(treatment: Treatment, rules: ShopRules): Computed {
  const { name } = treatment.style;
  const placed = placeOverOrInside(treatment, rules, false);
  const checks = [...placed.checks];
  const cloth = knownCloth(treatment.fabric, checks);
  if (!placed.size) return { figures: {}, checks };
  const { width, height } = placed.size;
  const liftAt = placeLiftLines(name, width, rules);
  const liftLines = liftAt.length;
  if (isCurved(name) && width > rules.softShadeWidest) checks.push(tooWide(width, liftLines - 1, rules));
  checks.push(...weightChecks(treatment, width * height, rules));

  const body = height - rules.skirt;
  const rows = Math.max(1, Math.round(body / rules.ringRow));
  const sizes: Figures = {
    finishedWidth: width,
    finishedHeight: height,
    extension: placed.extension,
    shadeAbove: placed.above,
    rows,
    rowSpacing: Math.max(0, body) / rows,
    ribs: ribbed.includes(name) ? rows : 0,
    areaSqFt: (width * height) / SQUARE_INCHES_PER_SQUARE_FOOT,
    boardLength: width - rules.boardShort,
    // A soft hem is weighted at each line: a bar across would straighten it.
    weightBar: isCurved(name) ? 0 : width - rules.weightBarShort,
    depth: treatment.choices.mount === "inside" ? 0 : rules.shadeDepth,
    ...(treatment.choices.mount === "inside" ? {} : { lBrackets: boardBrackets(width - rules.boardShort, rules) }),
    ...(treatment.flags.clutchControl ? { holdDowns: 1 } : {}),
    liftLines,
    liftAt,
    rings: liftLines * rows,
  };
  if (!cloth) return { figures: sizes, checks };

  const factor = name === "Hobbled" ? rules.hobbleFactor : 1;
  const rawCut =
    height * factor + (sizes.ribs ?? 0) * rules.ribTake + (treatment.choices.cutAllowance ?? rules.shadeAllowance);
  const cutWidth = width + rules.shadeSides;
  const face = isRailroaded(cloth) ? turned(cutWidth) : upright(cloth, rawCut, cutWidth, rules, checks);
  const figures: Figures = {
    ...sizes,
    cutWidth,
    rawCut,
    ...face,
    ...lineShade(treatment, isRailroaded(cloth), { rawCut, cutWidth, width }, rules),
    ...edgeFigures(treatment, { bottom: [width], sides: [height, height] }, rules),
  };
  return { figures, checks: [...checks, ...clothChecks(cloth, rawCut)] };
}

function turned(cutWidth: number): Figures {
  return { widths: 1, cut: cutWidth, plan: "railroaded", faceInches: cutWidth, faceYards: yards(cutWidth) };
}

/** Seams stand either side of a full width in the middle, never in the middle itself. */
function upright(cloth: Cloth, rawCut: number, cutWidth: number, rules: ShopRules, checks: Check[]): Figures {
  const widths = widthsAcross(cutWidth, cloth.width, rules.seam);
  const lay = layOnRoll(widths, rawCut, cloth, widths - 1);
  const seamPlan = planSeams(cutWidth, cloth.width, rules.seam);
  const [sidePiece = cutWidth] = seamPlan;
  if (widths > 1) checks.push(...thinSides(seamPlan, cutWidth, cloth.width, rules));
  return {
    widths,
    cut: lay.cut,
    plan: lay.plan,
    faceInches: lay.inches,
    faceYards: yards(lay.inches),
    ...(widths > 1 ? { sidePiece, seamPlan } : {}),
  };
}

/** Cut as long as the face and trimmed to the finished width; turned with the face where stock lining is wide enough. */
function lineShade(
  { lining, interlining }: Treatment,
  faceTurned: boolean,
  { rawCut, cutWidth, width }: { rawCut: number; cutWidth: number; width: number },
  { stockLiningWidth, seam }: ShopRules,
): Figures {
  const across = faceTurned && rawCut <= stockLiningWidth;
  const cuts = across ? 1 : widthsAcross(width, stockLiningWidth, seam);
  const cut = across ? cutWidth : rawCut;
  const inches = cuts * cut;
  return {
    ...(lining === undefined
      ? {}
      : { liningCuts: cuts, liningCut: cut, liningInches: inches, liningYards: yards(inches) }),
    ...(interlining
      ? { interliningCuts: cuts, interliningCut: cut, interliningInches: inches, interliningYards: yards(inches) }
      : {}),
  };
}

function tooWide(width: number, swoops: number, { softShadeWidest }: ShopRules): Check {
  const sentence = `A soft hem keeps its curve up to ${formatInches(softShadeWidest)}; this shade is ${formatInches(width)} wide and hangs in ${swoops} swoops. Make it ${formatInches(softShadeWidest)} for one, let it, or make two shades.`;
  return check("SOFT_SHADE_TOO_WIDE", sentence);
}

/** A spring lifts only so much, and less of heavy cloth. */
function weightChecks({ flags, lining, interlining }: Treatment, area: number, rules: ShopRules): Check[] {
  const heavy = lining === "blackout" || flags.blackoutLining || interlining;
  const most = rules.cordlessMostSqFt - (heavy ? rules.heavyLess : 0);
  const squareFeet = area / SQUARE_INCHES_PER_SQUARE_FOOT;
  if (!flags.cordlessControl || squareFeet <= most) return [];
  const sentence = `A cordless lift carries ${inSquareFeet(most)}; this shade has ${inSquareFeet(squareFeet)}. Offer a clutch or a motor, or two shades.`;
  return [check("LIFT_TOO_HEAVY", sentence)];
}

/** Of the pieces beside the seams the side hems hide some: what is left must not look like a mistake. */
function thinSides(pieces: readonly number[], cutWidth: number, cloth: number, rules: ShopRules): Check[] {
  const { shadeSides, seam, thinSidePiece } = rules;
  const shows = (pieces[0] ?? cutWidth) - shadeSides / 2 - seam;
  if (shows >= thinSidePiece) return [];
  const whole = pieces.length - 2;
  const none = whole * cloth - (whole - 1) * 2 * seam - shadeSides;
  const enough = cutWidth - shadeSides + 2 * (thinSidePiece - shows);
  const hidden = shows < shadeSides / 4 ? ", with their seams in the side hems" : "";
  const narrower = none > 0 ? `A shade ${formatInches(none)} wide needs no strips, one` : "A shade";
  const sentence = `Of cloth ${formatInches(cloth)} wide only ${formatInches(Math.max(0, shows))} of the strips at its sides shows${hidden}. ${narrower} of ${formatInches(enough)} shows ${formatInches(thinSidePiece)} of them. Or turn the cloth.`;
  return [check("THIN_SIDE_PIECE", sentence)];
}

/** A shade from a factory, which takes off what it needs by itself. */
export function computeHardShade(treatment: Treatment, rules: ShopRules): Computed {
  const { size, extension, above, checks } = placeOverOrInside(treatment, rules, true);
  if (!size) return { figures: {}, checks };
  const inside = treatment.choices.mount === "inside";
  const figures: Figures = {
    orderWidth: size.width,
    orderHeight: size.height,
    extension,
    shadeAbove: above,
    depth: inside ? 0 : rules.hardShadeDepth,
    deduction: inside ? "factory" : "none",
    areaSqFt: (size.width * size.height) / SQUARE_INCHES_PER_SQUARE_FOOT,
    ...(treatment.flags.clutchControl ? { holdDowns: 1 } : {}),
    faceYards: 0,
  };
  return { figures, checks };
}
