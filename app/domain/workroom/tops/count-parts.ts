import { ceil } from "#app/domain/workroom/rounding.ts";

/** Straps hold the rolls at both ends and about every yard between. */
const STRAP_SPACING = 36;

export function countStraps(face: number): number {
  return Math.max(1, ceil(face / STRAP_SPACING)) + 1;
}

/** A tied valance has a tie at each end of every pleat. */
export function countTiedPleats(face: number, { tieOutside, tieSpacing }: { tieOutside: number; tieSpacing: number }) {
  return Math.max(1, Math.round((face - tieOutside) / tieSpacing));
}

/** Each swag overlaps half of the next, and none is wider than it can be cut; an odd number leaves one in the middle. */
export function countSwags(face: number, widest: number): number {
  const least = Math.max(1, ceil((2 * face) / widest) - 1);
  return least % 2 === 0 ? least + 1 : least;
}
