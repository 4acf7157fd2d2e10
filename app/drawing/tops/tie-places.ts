import { countStraps } from "#app/domain/workroom/tops/count-parts.ts";

/** Ties stand so far apart. */
const CLOSEST = 30;
const WIDEST = 36;
/** What is left outside the first and the last, about. */
const OUTSIDE = 18;

/** Where ties stand: at least two, thirty to thirty-six inches apart unless the window is narrower. */
export function placeTies(width: number): number[] {
  const gaps = Math.max(1, Math.round((width - OUTSIDE) / ((CLOSEST + WIDEST) / 2)));
  const even = (width - OUTSIDE) / gaps;
  const apart = width < CLOSEST / 0.7 ? width * 0.7 : Math.min(WIDEST, Math.max(CLOSEST, even));
  const first = (width - apart * gaps) / 2;
  return Array.from({ length: gaps + 1 }, (_, i) => first + apart * i);
}

/** The outer straps stand so far in from the ends, and less on a narrow valance. */
const STRAP_INSET = 6;

/** Where straps stand: one near each end, and as many between as the workroom cuts. */
export function placeStraps(width: number): number[] {
  const gaps = countStraps(width) - 1;
  const inset = Math.min(STRAP_INSET, width * 0.15);
  return Array.from({ length: gaps + 1 }, (_, i) => inset + ((width - 2 * inset) * i) / gaps);
}
