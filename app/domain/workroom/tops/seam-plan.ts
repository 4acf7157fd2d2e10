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

/** Where pieces of these widths meet, from the left raw edge. */
export function seamsOf(widths: readonly number[], seam: number): number[] {
  const at: number[] = [];
  for (const width of widths.slice(0, -1)) at.push((at.at(-1) ?? -seam) + width - (at.length === 0 ? 0 : 2 * seam));
  return at;
}
