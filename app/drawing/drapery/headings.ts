import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import type { PleatName } from "./pleats.ts";

/** A drapery style as it is drawn: how it looks, and how its placement hangs it. */
export interface Heading extends HeadingLook {
  hang: Hang;
}

/**
 * How each drapery style looks and falls. One row is one style: a correction is one edit.
 * Lengths are inches below the top edge of the cloth unless they say otherwise.
 */
export interface HeadingLook {
  spacing: Spacing;
  /** How close its folds stand when they are pushed aside, if not as close as pleats. */
  stacked?: readonly [least: number, most: number];
  /** Each hanging point of the cloth; none when the fold itself is the heading. */
  pleat?: PleatName;
  /** The folds stand between the hanging points instead of below them. */
  between?: boolean;
  /** How far the top edge dips between hanging points; stiffened headings do not. */
  sag: number;
  fall: Fall;
}

/** By which of the owner's rules its hanging points are counted. */
export type Spacing = "pleats" | "rings" | "grommets" | "tabs" | "carriers" | "gathers";

export interface Fall {
  /** Where the fold begins. */
  from: number;
  /** Width of the fold there. */
  width: number;
  /** The same as a share of the pitch, for headings whose flat faces are the folds. */
  startShare?: number;
  /** Share of the pitch once relaxed. */
  share: number;
  /** How far down it takes to relax; 0 keeps its width from top to hem. */
  relax: number;
  /** Depth of the shading. */
  relief: number;
  /** How much lower the front of a fold hangs at the hem. */
  wave: number;
  /** How far its edges stray on the way down, against a pleat's; waves on a track do not stray at all. */
  loose?: number;
  /** How far the top edge rises over each fold and dips behind it, where the waves begin at the very top. */
  crest?: number;
  /** The folds fade out on the way down. */
  fades?: boolean;
}

const pinch: Fall = { from: 4, width: 0.74, share: 0.6, relax: 15, relief: 1, wave: 0.45 };
const pleats: Spacing = "pleats";
const rings: Spacing = "rings";

/** Also the heading of a valance that is pleated like drapes. */
export const threeFingerPinch: HeadingLook = { spacing: pleats, pleat: "threeFinger", sag: 0, fall: pinch };

export const headings: Readonly<Record<string, HeadingLook>> = {
  "grommet-top/Grommet Top": {
    spacing: "grommets",
    stacked: [3, 4],
    sag: 0,
    fall: { from: 0, width: 0, share: 0.58, relax: 0, relief: 1.15, wave: 0.5 },
  },
  "pleated-tops/Three Finger Pinch": threeFingerPinch,
  "pleated-tops/Olivia": { spacing: pleats, pleat: "olivia", sag: 0, fall: { ...pinch, from: 0.5, relax: 18 } },
  "pleated-tops/Two Finger Pinch": {
    spacing: pleats,
    pleat: "twoFinger",
    sag: 0,
    fall: { ...pinch, width: 0.7, share: 0.52, relief: 0.9 },
  },
  "pleated-tops/Inverted": {
    spacing: pleats,
    between: true,
    sag: 0,
    fall: { from: 4, width: 0, startShare: 1, share: 0.62, relax: 10, relief: 0.8, wave: 0.25 },
  },
  "pleated-tops/Monarch": {
    spacing: pleats,
    pleat: "monarch",
    sag: 0,
    fall: { ...pinch, from: 2.5, width: 0.7, relax: 4.5 },
  },
  "pleated-tops/Single": {
    spacing: pleats,
    pleat: "single",
    sag: 0,
    fall: { ...pinch, from: 3.8, width: 0.5, share: 0.42, relief: 0.75 },
  },
  "pleated-tops/Relaxed": {
    spacing: rings,
    pleat: "relaxed",
    sag: 1.4,
    fall: { from: 0.5, width: 0.6, share: 0.46, relax: 24, relief: 0.75, wave: 0.4 },
  },
  "pleated-tops/Natural": {
    spacing: pleats,
    pleat: "natural",
    sag: 0,
    fall: { from: 0.1, width: 0.4, share: 0.54, relax: 17, relief: 0.9, wave: 0.3 },
  },
  "pleated-tops/Tuxedo": {
    spacing: pleats,
    pleat: "tuxedo",
    sag: 0,
    fall: { ...pinch, from: 5, width: 1.76, share: 0.62, relax: 12 },
  },
  "pleated-tops/Goblet": {
    spacing: pleats,
    pleat: "goblet",
    sag: 0,
    fall: { ...pinch, from: 2.5, width: 0.8, relax: 13 },
  },
  "hidden-tab-top/Hidden Tab Top": {
    spacing: "tabs",
    sag: 0.12,
    fall: { from: 0, width: 0, share: 0.58, relax: 0, relief: 0.85, wave: 0.3 },
  },
  "plain-top/Plain Top": {
    spacing: rings,
    sag: 1.1,
    fall: { from: 0.2, width: 0.6, share: 0.78, relax: 14, relief: 0.8, wave: 0.12, fades: true },
  },
  "rod-pocket/Rod Pocket Top Only": {
    spacing: "gathers",
    stacked: [1, 1.5],
    sag: 0,
    fall: { from: 3.3, width: 1.2, share: 0.62, relax: 12, relief: 0.72, wave: 0.35, loose: 2.4 },
  },
  "ripplefold/Ripplefold": {
    spacing: "carriers",
    sag: 0,
    fall: { from: 0, width: 0, share: 0.5, relax: 0, relief: 1, wave: 0.32, loose: 0, crest: 0.22 },
  },
};
