/** Straps and ties stand so far apart. */
const CLOSEST = 30;
const WIDEST = 36;
/** What is left outside the first and the last, about. */
const OUTSIDE = 18;

/** Where ties or straps stand: at least two, thirty to thirty-six inches apart unless the window is narrower. */
export function placeTies(width: number): number[] {
  const gaps = Math.max(1, Math.round((width - OUTSIDE) / ((CLOSEST + WIDEST) / 2)));
  const even = (width - OUTSIDE) / gaps;
  const apart = width < CLOSEST / 0.7 ? width * 0.7 : Math.min(WIDEST, Math.max(CLOSEST, even));
  const first = (width - apart * gaps) / 2;
  return Array.from({ length: gaps + 1 }, (_, i) => first + apart * i);
}
