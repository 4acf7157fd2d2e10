import type { Inches } from "./inches.ts";

/** An opening is measured in three places each way, because none is square; what is further apart is worth a second look. */
const MAY_DIFFER: Inches = 1;
/** No frame is as crooked as this. */
const NEVER_DIFFER: Inches = 4;
/** The walls of a house are no thicker. */
export const DEEPEST_OPENING: Inches = 24;

/** How far the measurements of one opening lie apart, as soon as that is worth saying. */
export function sizesApart(sizes: readonly Inches[]): "same" | { by: Inches; absurd: boolean } {
  const by = spreadOf(sizes);
  return by <= MAY_DIFFER ? "same" : { by, absurd: by > NEVER_DIFFER };
}

export function spreadOf(sizes: readonly Inches[]): Inches {
  return sizes.length < 2 ? 0 : Math.max(...sizes) - Math.min(...sizes);
}
