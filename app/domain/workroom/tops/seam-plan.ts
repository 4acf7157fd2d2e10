/**
 * Widths of the pieces of a flat top, from the left: a whole width in the middle, the rest outward in mirrored pairs, whole
 * widths first. So no seam is ever in the middle.
 */
export function planSeams(across: number, cloth: number, seam: number): number[] {
  if (across <= cloth) return [across];
  const outward: number[] = [];
  let side = (across - cloth) / 2 + seam;
  while (side > cloth) {
    outward.push(cloth);
    side -= cloth - 2 * seam;
  }
  outward.push(side);
  return [...outward.toReversed(), cloth, ...outward];
}
