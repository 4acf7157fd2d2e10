import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import type { Inches } from "./inches.ts";

/** By what rules treatments are placed on a wall, and sewn as far as it shows. They are passed in, because they are the owner's to set. */
export const defaultPlacementRules = {
  /** Of the window's width: what open panels take up beside the glass. */
  stackShare: 1 / 3,
  /** A rod reaches at least so far beyond the frame, and so far for panels that stay at the sides. */
  minExtension: 4,
  stationaryExtension: 8,
  extensionStep: 0.5,
  /** What keeps clear of a wall: a rod or a shade, and a board, which is let in closer. */
  wallClearance: 0.5,
  boardClearance: 0.25,
  finialLength: 3.5,
  /** A rod hangs so far above the frame; halfway to the ceiling where there is more wall than that. */
  rodAboveFrame: 4,
  halfwayWhenGapOver: 12,
  ceilingClearance: 0.25,
  /** A rod on the ceiling hangs so far below it, and one that is set so close to it is one of those. */
  ceilingRodBelow: { track: 0.375, traverse: 1, other: 3 } as Readonly<Record<"track" | "traverse" | "other", Inches>>,
  ceilingMountWithin: 1.5,
  /** Of two rods, how far each stands out, and how much shorter the sheers behind are. */
  doubleBack: 3,
  doubleFront: 6,
  sheerShorter: 0.5,
  /** Kept free between separate rods of a bay, and before the rod of the other wall in a corner. */
  bayClear: 1.5,
  cornerClear: 1,
  /** How far the upper of two tiers hangs over the lower one's rod. */
  tierOverlap: 2,
  /** How far the bracket of a rod stands above its centre. */
  bracketAbove: 1,
  /** The top of the cloth below the centre of the rod; less than nothing stands above it. */
  headingTop: { rings: 1.5, traverse: -0.5, grommets: -2.625, behind: -1.25, pocket: -2.375, track: 0.875 } as Readonly<
    Record<Hang, Inches>
  >,
  floorClearance: 0.5,
  breakLength: 1,
  puddleLength: 6,
  sillClearance: 0.5,
  apronBelowSill: 4,
  lengthStep: 0.125,
  /** How high tie-backs sit, as a share of the length above the hem, and how wide they are. */
  tieBackUp: 1 / 3,
  tieBackWidth: 4,
  /** How far a rod stands out from the wall, and what the cloth needs besides to reach back to it. */
  projection: 3.5,
  returnEase: 0.5,
  /** How far the panels of a pleated pair overlap. */
  overlap: 4,
  /** Finished width into cloth, by style, as "pleated-tops/Goblet"; a style that is not named has its own. */
  fullness: {} as Readonly<Record<string, number>>,
  /** Cloth in each side hem of a panel, and what a seam takes from each of its two sides. */
  sideHem: 3,
  seam: 0.5,
  /** The least a side hem shrinks to where a ripplefold would need another width, and the flat lead of side panels. */
  sideHemLeast: 2,
  leadFlat: 1.75,
  /** Share of a width that may be missing; cloth wider than this is counted in widths of the usual kind. */
  widthForgive: 0.05,
  wideGoodsOver: 72,
  billableWidth: 54,
  sheerFullness: 3,
  /** Panels between two rods: what a rod is longer than the glass, and the ruffle beyond each rod. */
  sashBeyondGlass: 2,
  sashRuffle: 1,
  /** A shade over the frame is larger than it by this much in all. */
  shadeOutsideWidth: 5,
  shadeOutsideHeight: 6,
  shadeInsideDeduct: 0.25,
  /** What hangs inside a frame needs an opening at least so deep. */
  insideDepthLeast: 2,
  /** A top is wider than the frame, or than what it covers, by this much in all, and stands so far above it. */
  topBeyondFrame: 4,
  topBeyondRod: 4,
  topAboveFrame: 4,
  topAboveRod: 3.5,
  /** Depths of board as lumber comes; the least one, and what must stay clear between a rod and its top. */
  boardLumber: [3.5, 5.5, 7.25, 9.25, 11.25] as readonly Inches[],
  boardAlone: 3.5,
  projectionClear: 2,
  /** How far a shade over the frame stands out, sewn or from a factory. */
  shadeDepth: 3.5,
  hardShadeDepth: 3,
  rodTopReturn: 4,
  /** A top's depth is a share of the height of the window's top above the floor, within bounds. */
  topDepth: { share: 1 / 6, least: 12, most: 18, ordinary: 16, mostOfWall: 0.6 },
  /** From one pleat to the next as it is wanted, at the least and at the most, and the cloth in a pleat, by style. */
  pleatSpace: 4,
  spaceLeast: 3,
  spaceMost: 4.75,
  takeUp: {
    "Three Finger Pinch": [5, 9],
    "Two Finger Pinch": [4, 7],
    Olivia: [5, 9],
    Goblet: [5, 9],
    Monarch: [4, 8],
    Tuxedo: [4, 8],
    Inverted: [3, 8],
    Single: [2, 5],
    Natural: [3, 7],
    "Plaza 1 Pinch Pleat": [5, 9],
  } as Readonly<Record<string, readonly [least: Inches, most: Inches]>>,
  /** How far a seam lies inside the pleat that hides it, and how much pleats may differ for that. */
  seamInPleat: 0.5,
  pleatVary: 1,
  /** At most from one ring to the next; of grommets and tabs on the flat cloth. */
  ringSpacing: 7,
  grommetSpacing: 6.5,
  tabSpacing: 6,
  /** Between the carriers of a ripplefold, by fullness in percent, behind the one that leads. */
  carrierPitch: { "60": 2.625, "80": 2.375, "100": 2.125, "120": 1.875 } as Readonly<Record<string, Inches>>,
  rippleMaster: 3,
  /** Between its snaps, beyond them at both sides, and its percent in sheer cloth. */
  snapSpacing: 4.25,
  rippleEnds: 7,
  rippleSheer: 120,
  /** At most from one bracket of a rod to the next, and how far in from its ends the outer ones stand. */
  bracketSpan: 60,
  bracketInset: 2,
  /** The same of a rod across the window, which is held on the casing of its frame. */
  casingInset: 1,
  /** Of a rod in one piece. */
  poleLongest: 144,
  trackLongest: 192,
  bandWidth: 3,
  insetBandWidth: 1.5,
  /** Rows of rings on a shade, and its skirt below them; a wider one than this hangs in more than one curve. */
  ringRow: 6,
  skirt: 3,
  softShadeWidest: 48,
  /** None of those curves is wider than this. */
  softSwoop: 36,
  /** Cloth in a hobbled shade for each inch of its height. */
  hobbleFactor: 1.75,
  swagWidest: 60,
  /** Of a tied valance: outside its outer ties, both together, and wanted between two. */
  tieOutside: 18,
  tieSpacing: 33,
  /** Cloth for each inch of a gathered or pleated valance, and of one in box pleats all along. */
  gatherFullness: 2.5,
  boxFullness: 3,
  /** Of a valance: each side hem, a box as it is wanted, at the least and at the most, and the cloth in a kick pleat. */
  valanceSide: 1.5,
  boxWidth: 5.5,
  boxLeast: 4.5,
  boxMost: 7,
  kickTake: 12,
};
export type PlacementRules = typeof defaultPlacementRules;

/** Those that the owner changed; all others are as every house begins with. */
export type ChangedPlacement = Readonly<Partial<PlacementRules>>;

export function placementBy(changed: ChangedPlacement): PlacementRules {
  return { ...defaultPlacementRules, ...changed };
}
