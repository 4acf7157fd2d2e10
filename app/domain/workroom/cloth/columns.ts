/** Inches of roll for strips of any lengths cut side by side along it: the longest first, each where least lies so far. */
export function inColumns(lengths: readonly number[], columns: number): number {
  const filled = Array.from({ length: Math.max(1, Math.min(columns, lengths.length)) }, () => 0);
  for (const length of [...lengths].sort((a, b) => b - a)) {
    const shortest = filled.indexOf(Math.min(...filled));
    filled[shortest] = (filled[shortest] ?? 0) + length;
  }
  return Math.max(...filled);
}
