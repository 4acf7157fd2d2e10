/** To the nearest mark on a tape. */
export function toEighth(inches: number): number {
  return Math.round(inches * 8) / 8;
}

/**
 * A length shared out in whole eighths, mirrored about the middle, where the larger ones stand. Only an odd eighth among an even
 * number of parts cannot be mirrored: the last has it.
 */
export function shareMirrored(inches: number, parts: number): number[] {
  const eighths = Math.round(inches * 8);
  const base = Math.floor(eighths / parts);
  const shares = Array.from({ length: parts }, () => base);
  let more = eighths - base * parts;
  const add = (index: number, by: number) => {
    shares[index] = (shares[index] ?? 0) + by;
    more -= by;
  };
  if (more % 2 === 1) add(parts % 2 === 1 ? (parts - 1) / 2 : parts - 1, 1);
  for (let index = Math.ceil(parts / 2) - 1; more > 0; index -= 1) {
    if (2 * index + 1 === parts) continue;
    add(index, 1);
    add(parts - 1 - index, 1);
  }
  return shares.map((share) => share / 8);
}
