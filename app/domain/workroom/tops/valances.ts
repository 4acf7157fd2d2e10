import { styleKey } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import { inColumns, trimFigures } from "#app/domain/workroom/cloth/edges.ts";
import {
  type Cloth,
  isRailroaded,
  knownCloth,
  railroadChecks,
  repeatChecks,
} from "#app/domain/workroom/cloth/known-cloth.ts";
import { layOnRoll } from "#app/domain/workroom/cloth/lay.ts";
import { boardBrackets, rodHardware } from "#app/domain/workroom/drapery/hardware.ts";
import type { Computed, Figures } from "#app/domain/workroom/figures.ts";
import type { Choices } from "#app/domain/workroom/input/choices.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { ceil, feet, yards } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { foldValance, type ValanceToFold } from "./fold-valance.ts";
import { type PlacedTop, placeBoard } from "./place-top-size.ts";
import { countStraps, countSwags, countTiedPleats, type ValanceStyle, valanceStyles } from "./valance-styles.ts";

const STRAP_WIDTH = 4.5;
/** What a strap's knot and tails take besides twice the drop. */
const STRAP_KNOT = 24;

const TONGUE_WIDTH = 15;
const TONGUE_ALLOWANCE = 4;

/** What is sewn over the body of a valance: cascades, straps, tongues. */
function layOverValance(style: ValanceStyle, top: PlacedTop, { cloth, contrast }: Cloths, rules: ShopRules) {
  const cascades = style.cascade ? hangCascades(style.cascade * top.scale, rules) : {};
  const over = contrast ?? cloth;
  const straps: Figures = style.straps ? cutStraps(top, over) : style.ties ? cutTies(top, over, rules) : {};
  const tied = (straps.strapInches ?? 0) + (straps.tieInches ?? 0);
  const tongues = style.tongues ? cutTongues(style.tongues(top.face), top, cloth) : {};
  const apart = contrast && tied > 0 ? { contrastInches: tied } : {};
  const figures: Figures = { ...cascades, ...straps, ...tongues, ...apart };
  const inches = (figures.cascadeInches ?? 0) + (contrast ? 0 : tied) + (figures.tongueInches ?? 0);
  return { figures, inches };
}

interface Cloths {
  cloth: Cloth;
  /** What straps and ties are cut from, where it is another. */
  contrast?: Cloth | undefined;
}

/** A pair is cut from one length; the same again in the contrast that shows where they turn. */
function hangCascades(longest: number, { cascadeEnds }: ShopRules): Figures {
  const cascadeInches = 2 * longest + cascadeEnds;
  return { cascadeInches, contrastLiningYards: yards(cascadeInches) };
}

function cutStraps({ face, longPoint }: PlacedTop, cloth: Cloth): Figures {
  const straps = countStraps(face);
  const strapLength = 2 * longPoint + STRAP_KNOT;
  return {
    straps,
    strapLength,
    strapWidth: STRAP_WIDTH,
    strapInches: inColumns(repeated(strapLength, straps), across(cloth, STRAP_WIDTH)),
  };
}

function cutTies({ face, longPoint }: PlacedTop, cloth: Cloth, rules: ShopRules): Figures {
  const { tieEnds, tieWidth } = rules;
  const ties = countTiedPleats(face, rules) + 1;
  const tieLength = 2 * longPoint + tieEnds;
  const tieInches = inColumns(repeated(tieLength, ties), across(cloth, tieWidth));
  return { ties, tieLength, tieWidth, tieInches };
}

function repeated(length: number, count: number): number[] {
  return Array.from({ length: count }, () => length);
}

function cutTongues(tongues: number, { longPoint }: PlacedTop, cloth: Cloth): Figures {
  const tongueCut = longPoint + TONGUE_ALLOWANCE;
  const tongueInches = ceil(tongues / across(cloth, TONGUE_WIDTH)) * tongueCut;
  return { tongues, tongueCut, tongueWidth: TONGUE_WIDTH, tongueInches };
}

function across(cloth: Cloth, width: number): number {
  return Math.max(1, Math.floor(cloth.width / width));
}

/** A soft top on a board or on a rod of its own. */
export function computeValance(treatment: Treatment, rules: ShopRules): Computed {
  const { top, sizes: placed, checks } = placeBoard(treatment, rules);
  const style = valanceStyles[styleKey(treatment.style)];
  if (!top || !style) return { figures: {}, checks };
  const { face, return: back, around } = top;
  const edgeLength = treatment.choices.edgeLength ?? face;
  const fullness = style.fullness?.(rules) ?? 1;
  const folded = (style.pleats?.(face, rules) ?? 0) * (style.take?.(rules) ?? 0);
  const trimmed = (edgeLength + 2 * back) * fullness + folded + rules.trimEnds;
  const sizes: Figures = {
    ...placed,
    ...(style.head === "board"
      ? { lBrackets: boardBrackets(face, rules), board: [face, back, rules.boardThickness] }
      : { hardware: { part: "concealed rod", ...rodHardware(face, "pocket", rules), projection: back } }),
    ...pocketOf(style, rules),
    billFeet: ceil(feet(around)),
    ...(treatment.trim ? trimFigures(treatment.trim.rows * trimmed, rules) : {}),
  };
  const cloth = knownCloth(treatment.fabric, checks);
  if (!cloth) return { figures: sizes, checks };
  const body = style.swags
    ? hangSwags(treatment.choices, face, rules, checks)
    : cutBody(cloth, style, { ...top, name: treatment.style.name, boxes: treatment.choices.boxes }, rules, checks);
  const contrast = treatment.contrast?.width ? { ...treatment.contrast, width: treatment.contrast.width } : undefined;
  const work = layOverValance(style, top, { cloth, contrast }, rules);
  const faceInches = body.inches + work.inches;
  const figures: Figures = { ...sizes, ...body.figures, ...work.figures, faceInches, faceYards: yards(faceInches) };
  return { figures, checks };
}

function cutBody(cloth: Cloth, style: ValanceStyle, top: PlacedTop & ValanceToFold, rules: ShopRules, checks: Check[]) {
  const { fullness, pleatTake, flat, cuts, figures: folds, shows } = foldValance(style, top, cloth, rules);
  const allowance = headAllowance(style, rules);
  const rawCut = top.longPoint + (style.extra ?? 0) + allowance;
  const body = isRailroaded(cloth)
    ? { cut: flat, plan: "railroaded", inches: flat }
    : layOnRoll(cuts, rawCut, cloth, cuts - 1);
  // The lining is cut as the face is, but never rounded to its pattern.
  const liningCut = isRailroaded(cloth) ? flat : rawCut;
  checks.push(...railroadChecks(cloth, rawCut), ...repeatChecks(cloth, rawCut, body.cut, rules));
  if (shows) checks.push(seamShows());
  const figures: Figures = {
    fullness,
    ...folds,
    pleatTake,
    flat,
    allowance,
    rawCut,
    cuts,
    cut: body.cut,
    plan: body.plan,
    bodyInches: body.inches,
    liningCuts: cuts,
    liningCut,
    liningYards: yards(cuts * liningCut),
  };
  return { figures, inches: body.inches };
}

function headAllowance({ head }: ValanceStyle, rules: ShopRules): number {
  const pocket = rules.valancePocket + rules.pocketTurn + rules.valanceHem;
  const added = {
    board: rules.valanceBoardAllowance,
    rod: pocket,
    gatheredRod: rules.valanceRuffle + pocket,
    pinch: rules.headAllowance.pleated + rules.valanceHem,
  };
  return added[head];
}

function pocketOf({ head }: ValanceStyle, { valancePocket, valanceRuffle }: ShopRules): Figures {
  if (head === "gatheredRod") return { header: valanceRuffle, pocket: valancePocket };
  return head === "rod" ? { pocket: valancePocket } : {};
}

function seamShows(): Check {
  const sentence =
    "No way of laying the pleats hides every seam. Turn the fabric, if it may be turned, or use a wider one.";
  return check("SEAM_SHOWS", sentence);
}

function hangSwags(choices: Choices, face: number, rules: ShopRules, checks: Check[]) {
  const swags = choices.swags ?? countSwags(face, rules.swagWidest);
  const swagWidth = (2 * face) / (swags + 1);
  const swagEach = rules.swagInches + (swagWidth > rules.swagWideOver ? rules.swagWideExtra : 0);
  const swagInches = swags * swagEach;
  if (swagWidth > rules.swagWidest) checks.push(tooWide(swagWidth, rules));
  const figures: Figures = { swags, swagWidth, swagEach, swagInches, plan: "bias", liningYards: yards(swagInches) };
  return { figures, inches: swagInches };
}

function tooWide(width: number, { swagWidest }: ShopRules): Check {
  const sentence = `A swag hangs well up to ${formatInches(swagWidest)}; this one is ${formatInches(width)} wide. Make more of them.`;
  return check("SWAG_TOO_WIDE", sentence);
}
