import { ceil } from "#app/domain/workroom/rounding.ts";

/**
 * Widths of the pieces of what is sewn flat, from the left: a whole width in the middle, the rest outward in mirrored pairs,
 * whole widths first. So no seam is ever in the middle. Every seam takes its allowance from both pieces.
 */
export function planSeams(across: number, cloth: number, seam: number): number[] {
  if (across <= cloth) return [across];
  const outward: number[] = [];
  let side = (across - cloth) / 2 + 2 * seam;
  while (side > cloth) {
    outward.push(cloth);
    side -= usable(cloth, seam);
  }
  outward.push(side);
  return [...outward.toReversed(), cloth, ...outward];
}

/** How many widths those pieces are cut from: both outer ones from one, where it holds them. */
export function widthsAcross(across: number, cloth: number, seam: number): number {
  return across <= cloth ? 1 : ceil(across / usable(cloth, seam));
}

/** Of narrow cloth with wide seams hardly anything is left. */
function usable(cloth: number, seam: number): number {
  return Math.max(1, cloth - 2 * seam);
}

/** Where pieces of these widths meet, from the left raw edge. */
export function seamsOf(widths: readonly number[], seam: number): number[] {
  const at: number[] = [];
  for (const width of widths.slice(0, -1)) at.push((at.at(-1) ?? -seam) + width - (at.length === 0 ? 0 : 2 * seam));
  return at;
}
