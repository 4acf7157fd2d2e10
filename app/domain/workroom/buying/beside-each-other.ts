/** A piece of plain cloth as it lies on the roll. */
export interface Piece {
  across: number;
  long: number;
  /** Width of the cloth. */
  of: number;
}

/** Inches of roll for pieces of one cloth: the longest first, each beside longer ones where there is room. */
export function besideEachOther(pieces: readonly Piece[]): number {
  const rows: { left: number; of: number }[] = [];
  let inches = 0;
  for (const { across, long, of } of [...pieces].sort((a, b) => b.long - a.long || b.across - a.across)) {
    const row = rows.find((one) => one.of === of && one.left >= across);
    if (row) row.left -= across;
    else {
      rows.push({ left: of - across, of });
      inches += long;
    }
  }
  return inches;
}
