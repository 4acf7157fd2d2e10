import { formatInches } from "#app/domain/measuring/inches.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import { trimFigures } from "#app/domain/workroom/cloth/edges.ts";
import {
  type Cloth,
  isRailroaded,
  knownCloth,
  railroadChecks,
  repeatChecks,
} from "#app/domain/workroom/cloth/known-cloth.ts";
import { layOnRoll } from "#app/domain/workroom/cloth/lay.ts";
import { planSeams, widthsAcross } from "#app/domain/workroom/cloth/seam-plan.ts";
import { boardBrackets } from "#app/domain/workroom/drapery/hardware.ts";
import type { Boards, Computed, Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { ceil, feet, SQUARE_INCHES_PER_SQUARE_FOOT, yards } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { type PlacedTop, placeBoard } from "./place-top-size.ts";

/** Neither padded nor welted. */
export function isLowProfile(name: string): boolean {
  return name.startsWith("Low Profile ");
}

/** A board covered in cloth, with a welt along its upper and its lower edge. */
export function computeCornice(treatment: Treatment, rules: ShopRules): Computed {
  const { top, sizes, checks } = placeBoard(treatment, rules);
  if (!top) return { figures: {}, checks };
  const { face, return: back, around, longPoint } = top;
  const edgeLength = treatment.choices.edgeLength ?? face;
  const battingDepth = longPoint + rules.battingExtra;
  const board: Figures = {
    ...sizes,
    liningYards: yards(around),
    battingDepth,
    battingSqFt: (around * battingDepth) / SQUARE_INCHES_PER_SQUARE_FOOT,
    boards: boardsOf(top, rules),
    plySheets: plySheets(top, rules),
    lBrackets: boardBrackets(face, rules),
    billFeet: ceil(feet(around)),
    ...(treatment.trim ? trimFigures(treatment.trim.rows * (edgeLength + 2 * back + rules.trimEnds), rules) : {}),
  };
  if (face > rules.sheetLength) checks.push(splice(face, rules));
  const cloth = knownCloth(treatment.fabric, checks);
  if (!cloth) return { figures: board, checks };
  const cover = coverBoard(cloth, top, rules);
  const welt = weltOf(treatment, cloth, { ...top, ...cover, edgeLength }, rules);
  const figures: Figures = {
    ...board,
    ...cover,
    faceYards: yards(cover.faceInches + (treatment.contrastWelt ? 0 : welt.weltCloth)),
    ...welt,
    weltYards: yards(welt.weltCloth),
  };
  const seamPlan = isRailroaded(cloth) ? undefined : planSeams(cover.across, cloth.width, rules.seam);
  return {
    figures: seamPlan ? { ...figures, seamPlan } : figures,
    checks: [...checks, ...railroadChecks(cloth, cover.depth), ...repeatChecks(cloth, cover.depth, cover.cut, rules)],
  };
}

const PLYWOOD = 1 / 2;

/** Face and legs of plywood, the top of lumber; a face longer than a sheet in equal pieces with a plate behind. */
function boardsOf({ face, longPoint, return: back }: PlacedTop, rules: ShopRules): Boards {
  return {
    face: [face, longPoint, PLYWOOD],
    top: [face, back, rules.boardThickness],
    legs: [back, longPoint, PLYWOOD],
    facePieces: Math.max(1, ceil(face / rules.sheetLength)),
  };
}

/** Strips as deep as the long point, sawn along the sheet, one below the other. */
function plySheets({ around, longPoint }: PlacedTop, { sheetLength, sheetWidth }: ShopRules): number {
  const strips = Math.max(1, Math.floor(sheetWidth / Math.max(1, longPoint)));
  return Math.max(1, ceil(around / (sheetLength * strips)));
}

function coverBoard(cloth: Cloth, { around, longPoint }: PlacedTop, { corniceWrap, seam }: ShopRules) {
  const across = around + 2 * corniceWrap;
  const depth = longPoint + 2 * corniceWrap;
  if (isRailroaded(cloth)) return { across, depth, cuts: 1, cut: across, plan: "railroaded", faceInches: across };
  const cuts = widthsAcross(across, cloth.width, seam);
  const lay = layOnRoll(cuts, depth, cloth, cuts - 1);
  return { across, depth, cuts, cut: lay.cut, plan: lay.plan, faceInches: lay.inches };
}

interface Covered extends PlacedTop {
  across: number;
  depth: number;
  edgeLength: number;
}

/** Once round the top, once along the shaped edge and its returns; from the off-cut where that is large enough. */
function weltOf({ style, contrastWelt }: Treatment, cloth: Cloth, board: Covered, rules: ShopRules) {
  if (isLowProfile(style.name)) return { weltInches: 0, weltCloth: 0 };
  const { strip, ends, least } = rules.welt;
  const weltInches = board.around + board.edgeLength + 2 * board.return + ends;
  const offcut = cloth.width - board.depth;
  const enough = offcut * board.across >= rules.offcutSlack * weltInches * strip;
  if (!contrastWelt && isRailroaded(cloth) && offcut >= least && enough)
    return { weltInches, weltStrip: strip, weltCloth: 0 };
  const width = contrastWelt?.width ?? cloth.width;
  return { weltInches, weltStrip: strip, weltCloth: Math.max(least, ceil(weltInches / width) * strip) };
}

function splice(face: number, { sheetLength }: ShopRules): Check {
  const sentence = `The board is ${formatInches(face)} long and sheets are ${formatInches(sheetLength)}, so it needs a splice.`;
  return check("CORNICE_SPLICE", sentence);
}
