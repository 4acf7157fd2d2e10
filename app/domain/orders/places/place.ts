import type { DraperyChoices, RodEnd } from "#app/domain/measuring/place-drapery.ts";
import type { Bay } from "#app/domain/measuring/window-on-wall.ts";

/** A window that goes round corners; sizes are decimal inches as text, as everywhere in an order. */
export interface StoredBay {
  readonly flats: readonly string[];
  /** By how many degrees the wall turns between two widths. */
  readonly angles: readonly number[];
  readonly rods: Bay["rods"];
}

/** One of the windows to the right that hang from the same rod: how far from the frame before it, how wide, and the wall beyond. */
export interface StoredNeighbor {
  readonly between: string;
  readonly width: string;
  readonly right: string;
}

/** What is special about where a window is. What is absent is a flat wall, a straight top and a rod of its own. */
export interface WindowPlace {
  readonly bay?: StoredBay | undefined;
  readonly ends?: readonly [RodEnd, RodEnd] | undefined;
  readonly archRise?: string | undefined;
  readonly arch?: DraperyChoices["arch"];
  /** On which side a slanted top is higher; one that is not slanted is a curve. */
  readonly slant?: "left" | "right" | undefined;
  /** Of the first of several under one rod. The others say in their drapes whose rod they share. */
  readonly together?: readonly StoredNeighbor[] | undefined;
}

export const placeParts = [
  "bay",
  "ends",
  "archRise",
  "arch",
  "slant",
  "together",
] as const satisfies (keyof WindowPlace)[];

export const bayRods = ["mitered", "separate"] as const satisfies readonly Bay["rods"][];
export const rodEnds = ["wall", "corner"] as const satisfies readonly RodEnd[];
export const slants = ["left", "right"] as const;
export const arches = ["above", "below", "cover"] as const satisfies readonly DraperyChoices["arch"][];

/** A bay has a width in the middle and one on each side of it. */
export const BAY_FLATS = 3;
/** Walls that turn farther make no bay. */
export const WIDEST_ANGLE = 120;
/** Windows that may hang from the rod of the one before them. */
export const MOST_TOGETHER = 3;
