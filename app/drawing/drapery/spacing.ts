import type { HeadingLook } from "./headings.ts";

/** How far apart the folds of drapes stand that are pushed aside. */
const STACKED: readonly [least: number, most: number] = [1.5, 2];

/** The outermost ring or pleat of panels that are pushed aside stands so far in from the edge. */
export const EDGE = 0.75;

/** Waves and flat faces share out the whole panel; pleats and rings leave a little at its edges. */
export function dividesPanel({ between, fall }: HeadingLook): boolean {
  return between === true || fall.relax === 0;
}

/** Spaces from one hanging point to the next in a panel made to cover so many inches, drawn across or not. */
export function countSpaces({ spacing }: HeadingLook, covers: number): number {
  const { pitch, less = 0, widest } = spacing;
  const spaces = (covers - less) / pitch;
  return Math.max(2, widest ? Math.ceil(spaces - 0.001) : Math.round(spaces));
}

/** How wide the same panel stands when it is pushed aside, as near to what is wanted as its folds allow. */
export function stackWidth(look: HeadingLook, covers: number, wanted: number): number {
  const spaces = countSpaces(look, covers);
  const ends = dividesPanel(look) ? 0 : 2 * EDGE;
  const [least, most] = look.spacing.stacked ?? STACKED;
  return spaces * Math.min(most, Math.max(least, (wanted - ends) / spaces)) + ends;
}
