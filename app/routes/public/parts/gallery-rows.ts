/** How many of twelve columns each picture takes: a pair, a row of three, the pair mirrored, three again. */
const rhythm = [
  [7, 5],
  [4, 4, 4],
  [5, 7],
  [4, 4, 4],
];

/** Rows for any number of pictures; what is left at the end shares the last row evenly. */
export function spansFor(count: number): number[] {
  const spans: number[] = [];
  for (let row = 0; spans.length < count; row += 1) {
    const next = rhythm[row % rhythm.length] ?? [12];
    const left = count - spans.length;
    // A single picture would be left over: two rows of two read better than three and one.
    if (left === 4 && next.length === 3) spans.push(6, 6);
    else if (left < next.length) spans.push(...Array(left).fill(12 / left));
    else spans.push(...next);
  }
  return spans;
}
