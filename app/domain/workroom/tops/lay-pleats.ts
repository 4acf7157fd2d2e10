import { EIGHTH } from "#app/domain/measuring/inches.ts";
import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { roundDown } from "#app/domain/measuring/rounding.ts";
import { shareMirrored } from "#app/domain/workroom/cloth/eighths.ts";
import type { Cloth as KnownCloth } from "#app/domain/workroom/cloth/known-cloth.ts";
import { planSeams, seamsOf } from "#app/domain/workroom/cloth/seam-plan.ts";
import type { Boxes, Figures } from "#app/domain/workroom/figures.ts";
import type { ValanceStyle } from "./valance-styles.ts";

type Cloth = Pick<KnownCloth, "width"> & Partial<Pick<KnownCloth, "repeat">>;

interface Body {
  face: number;
  return: number;
  pleats: number;
  pleatTake: number;
  fullness: number;
  boxes: number | undefined;
}

/** Cloth that is bought for it; none of it is seamed where it is turned. */
interface Bought {
  flat: number;
  cuts: number;
  cloth: Cloth;
}

/** How the cloth of a valance is folded and where its pieces meet; `shows` where no way hides every seam. */
export function layPleats(
  style: ValanceStyle,
  body: Body,
  bought: Bought,
  rules: PlacementRules,
): { figures: Pick<Figures, "boxes" | "seamPlan">; shows: boolean } {
  if (style.laid === "boxes") return layBoxes(body, bought, rules);
  if (style.laid === "panels") return layPanels(body, bought, rules);
  const flat = body.fullness === 1 && body.pleats === 0 && bought.cuts > 0;
  const figures = flat ? { seamPlan: planSeams(bought.flat, bought.cloth.width, rules.seam) } : {};
  return { figures, shows: false };
}

/** Boxes and recesses in turn, a box at each end: the count nearest to the wanted width whose seams can all be hidden. */
function layBoxes({ face, return: back, boxes }: Body, bought: Bought, rules: PlacementRules) {
  const counts = boxes === undefined ? boxCounts(face, rules) : [2 * boxes - 1];
  const tried = counts.map((parts) => boxesOf(parts, face, back, bought, rules));
  const hidden = tried.find(({ pieces }) => pieces <= bought.cuts || bought.cuts === 0);
  const { pieces: _, ...chosen } = hidden ?? tried[0] ?? boxesOf(1, face, back, bought, rules);
  return { figures: { boxes: chosen }, shows: hidden === undefined };
}

/** Odd numbers of parts, the nearest to the wanted width first; where none is within the bounds, the nearest of all. */
function boxCounts(face: number, { boxWidth, boxLeast, boxMost }: PlacementRules): number[] {
  const most = Math.max(1, Math.floor(face / Math.min(boxLeast, boxMost)) + 1);
  const odd = Array.from({ length: Math.ceil(most / 2) }, (_, index) => 2 * index + 1);
  const off = (parts: number) => Math.abs(face / parts - boxWidth);
  const sorted = odd.sort((a, b) => off(a) - off(b));
  const within = sorted.filter((parts) => face / parts >= boxLeast && face / parts <= boxMost);
  return within.length > 0 ? within : sorted.slice(0, 1);
}

function boxesOf(parts: number, face: number, back: number, { flat, cuts, cloth }: Bought, rules: PlacementRules) {
  const sizes = shareMirrored(face, parts);
  const ends = 2 * rules.valanceSide + 2 * back;
  const folds = parts + 1;
  // No deeper than a part, or two folds would lie over each other, and no deeper than the cloth allows.
  const most = roundDown((flat - ends - face) / (2 * folds), EIGHTH);
  const fold = Math.max(0, Math.min(Math.min(...sizes), most));
  const laid = foldsIn(sizes, rules.valanceSide + back, 2 * fold);
  const seamsAt = cuts === 0 ? [] : hideSeams(laid, cloth, rules);
  const centered = centerPattern(laid, cuts, cloth, rules);
  const trimTo = ends + face + folds * 2 * fold;
  const found: Boxes = {
    boxes: (parts + 1) / 2,
    recesses: (parts - 1) / 2,
    sizes,
    fold,
    trimTo,
    seamsAt: centered ?? seamsAt ?? [],
  };
  return { ...found, pieces: seamsAt === undefined ? Number.POSITIVE_INFINITY : seamsAt.length + 1 };
}

/** Pleats at both corners and evenly between. A panel wider than the cloth has seams like any flat top. */
function layPanels(
  { face, return: back, pleats, pleatTake: take }: Body,
  { flat, cuts, cloth }: Bought,
  rules: PlacementRules,
) {
  const panels = shareMirrored(face, Math.max(1, pleats - 1));
  const shared = { panels, take, trimTo: flat };
  if (cuts === 0) return { figures: { boxes: { ...shared, seamsAt: [] } }, shows: false };
  const folds = foldsIn(panels, rules.valanceSide + back, take);
  const ways = [hideSeams(folds, cloth, rules), hideMirrored(folds, cloth, rules)];
  const seamsAt =
    centerPattern(folds, cuts, cloth, rules) ??
    ways.find((seams) => seams && widthsFor(seams, folds.whole, cloth, rules) <= cuts);
  if (seamsAt) return { figures: { boxes: { ...shared, seamsAt } }, shows: false };
  const seamPlan = planSeams(flat, cloth.width, rules.seam);
  const wide = panels.some((panel) => panel + 2 * HIDDEN > cloth.width - 2 * rules.seam);
  return { figures: { boxes: { ...shared, seamsAt: seamsOf(seamPlan, rules.seam) }, seamPlan }, shows: !wide };
}

/** A seam lies so far inside a fold. */
const HIDDEN = 1 / 2;

interface Folds {
  spans: { from: number; to: number }[];
  whole: number;
}

/** Cloth folded away at each edge of these parts, both ends included, from the left raw edge. */
function foldsIn(parts: readonly number[], end: number, deep: number): Folds {
  const spans = [{ from: end, to: end + deep }];
  for (const part of parts) {
    const from = (spans.at(-1)?.to ?? 0) + part;
    spans.push({ from, to: from + deep });
  }
  return { spans, whole: (spans.at(-1)?.to ?? 0) + end };
}

/** By the farthest reach: each piece ends in the last fold that it reaches. Undefined where a piece reaches none. */
function hideSeams({ spans, whole }: Folds, { width }: Cloth, { seam }: PlacementRules): number[] | undefined {
  const seams: number[] = [];
  for (let at = 0, reach = width - seam; whole - at > width - seam; reach = at + width - 2 * seam) {
    const fold = spans.findLast(({ from, to }) => from + HIDDEN <= reach && to - HIDDEN >= from + HIDDEN);
    const seamAt = fold && Math.min(reach, fold.to - HIDDEN);
    if (seamAt === undefined || seamAt <= at) return undefined;
    seams.push(seamAt);
    at = seamAt;
  }
  return seams;
}

/** A pattern is centered: a whole width in the middle and side pieces alike, where the widths that are bought allow it. */
function centerPattern(folds: Folds, cuts: number, cloth: Cloth, rules: PlacementRules): number[] | undefined {
  if (!cloth.repeat || cuts < 2) return undefined;
  const seams = hideMirrored(folds, cloth, rules);
  return seams && widthsFor(seams, folds.whole, cloth, rules) <= cuts ? seams : undefined;
}

/** From the middle outward, a whole piece in the middle. */
function hideMirrored({ spans, whole }: Folds, { width }: Cloth, { seam }: PlacementRules): number[] | undefined {
  const middle = whole / 2;
  const seams: number[] = [];
  let at = middle;
  for (
    let reach = middle + width / 2 - seam;
    whole - at > width - seam || at === middle;
    reach = at + width - 2 * seam
  ) {
    const fold = spans.findLast(({ from, to }) => from + HIDDEN <= reach && to - HIDDEN > at);
    if (!fold) return undefined;
    at = Math.min(reach, fold.to - HIDDEN);
    seams.push(at);
  }
  return [...seams.map((one) => whole - one).reverse(), ...seams];
}

/** How many widths of cloth the pieces between these seams are cut from: narrow ones share one. */
function widthsFor(seams: readonly number[], whole: number, { width }: Cloth, { seam }: PlacementRules): number {
  // Every piece is cut wider by a seam on both sides, but for the raw edges at both ends.
  const bounds = [seam, ...seams, whole - seam];
  const pieces = bounds.slice(1).map((end, index) => end - (bounds[index] ?? 0) + 2 * seam);
  const left: number[] = [];
  for (const piece of pieces.sort((a, b) => b - a)) {
    const at = left.findIndex((room) => room >= piece);
    if (at < 0) left.push(width - piece);
    else left[at] = (left[at] ?? 0) - piece;
  }
  return left.length;
}
