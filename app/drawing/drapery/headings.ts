import type { PleatName } from "./pleats.ts";

/**
 * How each drapery style hangs and falls. One row is one style: a correction is one edit.
 * Lengths are inches below the top edge of the cloth unless they say otherwise.
 */
export interface Heading {
  /** Where the top edge of the cloth hangs, below the centre line of the rod; negative stands above it. */
  top: number;
  hang: "rings" | "grommets" | "behind" | "track" | "pocket";
  pitch: { open: number; closed: number };
  /** Finished width into cloth. */
  fullness: number;
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

export const headings = {
  "grommet-top/Grommet Top": {
    top: -2.6,
    hang: "grommets",
    pitch: { open: 5, closed: 7 },
    fullness: 1.8,
    sag: 0,
    fall: { from: 0, width: 0, share: 0.58, relax: 0, relief: 1.15, wave: 0.5 },
  },
  "pleated-tops/Three Finger Pinch": {
    top: 1.55,
    hang: "rings",
    pitch: { open: 3.2, closed: 4.375 },
    fullness: 2.5,
    pleat: "threeFinger",
    sag: 0,
    fall: pinch,
  },
  "pleated-tops/Olivia": {
    top: 1.55,
    hang: "rings",
    pitch: { open: 3.2, closed: 4.375 },
    fullness: 2.5,
    pleat: "olivia",
    sag: 0,
    fall: { ...pinch, from: 0.5, relax: 18 },
  },
  "pleated-tops/Two Finger Pinch": {
    top: 1.55,
    hang: "rings",
    pitch: { open: 3, closed: 4.375 },
    fullness: 2.25,
    pleat: "twoFinger",
    sag: 0,
    fall: { ...pinch, width: 0.7, share: 0.52, relief: 0.9 },
  },
  "pleated-tops/Inverted": {
    top: 1.55,
    hang: "rings",
    pitch: { open: 3.8, closed: 5 },
    fullness: 2.2,
    between: true,
    sag: 0,
    fall: { from: 4, width: 0, startShare: 0.99, share: 0.74, relax: 13, relief: 0.8, wave: 0.25 },
  },
  "pleated-tops/Monarch": {
    top: 1.55,
    hang: "rings",
    pitch: { open: 3.2, closed: 4.5 },
    fullness: 2.4,
    pleat: "monarch",
    sag: 0,
    fall: { ...pinch, from: 4.9, width: 1.7, relax: 13 },
  },
  "pleated-tops/Single": {
    top: 1.55,
    hang: "rings",
    pitch: { open: 2.8, closed: 3.75 },
    fullness: 1.9,
    pleat: "single",
    sag: 0,
    fall: { ...pinch, from: 3.8, width: 0.5, share: 0.42, relief: 0.75 },
  },
  "pleated-tops/Relaxed": {
    top: 1.55,
    hang: "rings",
    pitch: { open: 4.6, closed: 7 },
    fullness: 2,
    pleat: "relaxed",
    sag: 1.4,
    fall: { from: 0.5, width: 0.5, share: 0.5, relax: 22, relief: 0.85, wave: 0.4 },
  },
  "pleated-tops/Natural": {
    top: 1.55,
    hang: "rings",
    pitch: { open: 3.4, closed: 4.75 },
    fullness: 2,
    pleat: "natural",
    sag: 0,
    fall: { from: 0.1, width: 0.4, share: 0.54, relax: 17, relief: 0.9, wave: 0.3 },
  },
  "pleated-tops/Tuxedo": {
    top: 1.55,
    hang: "rings",
    pitch: { open: 3.3, closed: 4.9 },
    fullness: 2.25,
    pleat: "tuxedo",
    sag: 0,
    fall: { ...pinch, from: 5, width: 1.7, share: 0.6, relax: 10 },
  },
  "pleated-tops/Goblet": {
    top: 1.55,
    hang: "rings",
    pitch: { open: 3.3, closed: 4.5 },
    fullness: 2.5,
    pleat: "goblet",
    sag: 0,
    fall: { ...pinch, from: 4.6, width: 0.9 },
  },
  "hidden-tab-top/Hidden Tab Top": {
    top: -1.25,
    hang: "behind",
    pitch: { open: 3.4, closed: 4.5 },
    fullness: 1.9,
    sag: 0.12,
    fall: { from: 0, width: 0, share: 0.58, relax: 0, relief: 0.85, wave: 0.3 },
  },
  "plain-top/Plain Top": {
    top: 1.55,
    hang: "rings",
    pitch: { open: 4.6, closed: 6.5 },
    fullness: 1.4,
    sag: 1.1,
    fall: { from: 0.2, width: 0.3, share: 0.4, relax: 20, relief: 0.55, wave: 0.12, fades: true },
  },
  "rod-pocket/Rod Pocket Top Only": {
    top: -2.4,
    hang: "pocket",
    pitch: { open: 2.4, closed: 2.8 },
    fullness: 2.2,
    sag: 0,
    fall: { from: 3.3, width: 1.1, share: 0.62, relax: 12, relief: 0.9, wave: 0.4 },
  },
  "ripplefold/Ripplefold": {
    top: 0.85,
    hang: "track",
    pitch: { open: 2.6, closed: 4.25 },
    fullness: 2,
    sag: 0,
    fall: { from: 0, width: 0, share: 0.62, relax: 0, relief: 1.1, wave: 0.32 },
  },
} as const satisfies Record<string, Heading>;
