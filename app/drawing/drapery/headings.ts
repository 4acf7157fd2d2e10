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
  pitch: { open: number; closed: number };
  /** Each hanging point of the cloth; none when the fold itself is the heading. */
  pleat?: PleatName;
  /** The folds stand between the hanging points instead of below them. */
  between?: boolean;
  /** How far the top edge dips between hanging points; stiffened headings do not. */
  sag: number;
  fall: Fall;
}

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
  /** The folds fade out on the way down. */
  fades?: boolean;
}

const pinch: Fall = { from: 4, width: 0.74, share: 0.6, relax: 15, relief: 1, wave: 0.45 };

/** Also the heading of a valance that is pleated like drapes. */
export const threeFingerPinch: HeadingLook = {
  pitch: { open: 3.2, closed: 4.375 },
  pleat: "threeFinger",
  sag: 0,
  fall: pinch,
};

export const headings: Readonly<Record<string, HeadingLook>> = {
  "grommet-top/Grommet Top": {
    pitch: { open: 5, closed: 7 },
    sag: 0,
    fall: { from: 0, width: 0, share: 0.58, relax: 0, relief: 1.15, wave: 0.5 },
  },
  "pleated-tops/Three Finger Pinch": threeFingerPinch,
  "pleated-tops/Olivia": {
    pitch: { open: 3.2, closed: 4.375 },
    pleat: "olivia",
    sag: 0,
    fall: { ...pinch, from: 0.5, relax: 18 },
  },
  "pleated-tops/Two Finger Pinch": {
    pitch: { open: 3, closed: 4.375 },
    pleat: "twoFinger",
    sag: 0,
    fall: { ...pinch, width: 0.7, share: 0.52, relief: 0.9 },
  },
  "pleated-tops/Inverted": {
    pitch: { open: 3.8, closed: 5 },
    between: true,
    sag: 0,
    fall: { from: 4, width: 0, startShare: 0.99, share: 0.74, relax: 13, relief: 0.8, wave: 0.25 },
  },
  "pleated-tops/Monarch": {
    pitch: { open: 3.2, closed: 4.5 },
    pleat: "monarch",
    sag: 0,
    fall: { ...pinch, from: 4.9, width: 1.7, relax: 13 },
  },
  "pleated-tops/Single": {
    pitch: { open: 2.8, closed: 3.75 },
    pleat: "single",
    sag: 0,
    fall: { ...pinch, from: 3.8, width: 0.5, share: 0.42, relief: 0.75 },
  },
  "pleated-tops/Relaxed": {
    pitch: { open: 4.6, closed: 7 },
    pleat: "relaxed",
    sag: 1.4,
    fall: { from: 0.5, width: 0.5, share: 0.5, relax: 22, relief: 0.85, wave: 0.4 },
  },
  "pleated-tops/Natural": {
    pitch: { open: 3.4, closed: 4.75 },
    pleat: "natural",
    sag: 0,
    fall: { from: 0.1, width: 0.4, share: 0.54, relax: 17, relief: 0.9, wave: 0.3 },
  },
  "pleated-tops/Tuxedo": {
    pitch: { open: 3.3, closed: 4.9 },
    pleat: "tuxedo",
    sag: 0,
    fall: { ...pinch, from: 5, width: 1.7, share: 0.6, relax: 10 },
  },
  "pleated-tops/Goblet": {
    pitch: { open: 3.3, closed: 4.5 },
    pleat: "goblet",
    sag: 0,
    fall: { ...pinch, from: 4.6, width: 0.9 },
  },
  "hidden-tab-top/Hidden Tab Top": {
    pitch: { open: 3.4, closed: 4.5 },
    sag: 0.12,
    fall: { from: 0, width: 0, share: 0.58, relax: 0, relief: 0.85, wave: 0.3 },
  },
  "plain-top/Plain Top": {
    pitch: { open: 4.6, closed: 6.5 },
    sag: 1.1,
    fall: { from: 0.2, width: 0.3, share: 0.4, relax: 20, relief: 0.55, wave: 0.12, fades: true },
  },
  "rod-pocket/Rod Pocket Top Only": {
    pitch: { open: 2.4, closed: 2.8 },
    sag: 0,
    fall: { from: 3.3, width: 1.1, share: 0.62, relax: 12, relief: 0.9, wave: 0.4 },
  },
  "ripplefold/Ripplefold": {
    pitch: { open: 2.6, closed: 4.25 },
    sag: 0,
    fall: { from: 0, width: 0, share: 0.62, relax: 0, relief: 1.1, wave: 0.32 },
  },
};
