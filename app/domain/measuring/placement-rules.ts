import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import type { Inches } from "./inches.ts";

/** By what rules treatments are placed on a wall, and sewn as far as it shows. They are passed in, because they are the owner's to set. */
export interface PlacementRules {
  /** Of the window's width: what open panels take up beside the glass. */
  stackShare: number;
  /** A rod reaches at least so far beyond the frame, and so far for panels that stay at the sides. */
  minExtension: Inches;
  stationaryExtension: Inches;
  extensionStep: Inches;
  /** What keeps clear of a wall: a rod or a shade, and a board, which is let in closer. */
  wallClearance: Inches;
  boardClearance: Inches;
  finialLength: Inches;
  /** A rod hangs so far above the frame; halfway to the ceiling where there is more wall than that. */
  rodAboveFrame: Inches;
  halfwayWhenGapOver: Inches;
  ceilingClearance: Inches;
  /** A rod on the ceiling hangs so far below it, and one that is set so close to it is one of those. */
  ceilingRodBelow: Readonly<Record<"track" | "traverse" | "other", Inches>>;
  ceilingMountWithin: Inches;
  /** Of two rods, how far each stands out, and how much shorter the sheers behind are. */
  doubleBack: Inches;
  doubleFront: Inches;
  sheerShorter: Inches;
  /** Kept free between separate rods of a bay, and before the rod of the other wall in a corner. */
  bayClear: Inches;
  cornerClear: Inches;
  /** How far the upper of two tiers hangs over the lower one's rod. */
  tierOverlap: Inches;
  /** How far the bracket of a rod stands above its centre. */
  bracketAbove: Inches;
  /** The top of the cloth below the centre of the rod; less than nothing stands above it. */
  headingTop: Readonly<Record<Hang, Inches>>;
  floorClearance: Inches;
  breakLength: Inches;
  puddleLength: Inches;
  sillClearance: Inches;
  apronBelowSill: Inches;
  lengthStep: Inches;
  /** How high tie-backs sit, as a share of the length above the hem, and how wide they are. */
  tieBackUp: number;
  tieBackWidth: Inches;
  /** How far a rod stands out from the wall, and what the cloth needs besides to reach back to it. */
  projection: Inches;
  returnEase: Inches;
  /** How far the panels of a pleated pair overlap. */
  overlap: Inches;
  /** Finished width into cloth, by style, as "pleated-tops/Goblet"; a style that is not named has its own. */
  fullness: Readonly<Record<string, number>>;
  /** Cloth in each side hem of a panel, and what a seam takes from each of its two sides. */
  sideHem: Inches;
  seam: Inches;
  /** The least a side hem shrinks to where a ripplefold would need another width, and the flat lead of side panels. */
  sideHemLeast: Inches;
  leadFlat: Inches;
  /** Share of a width that may be missing; cloth wider than this is counted in widths of the usual kind. */
  widthForgive: number;
  wideGoodsOver: Inches;
  billableWidth: Inches;
  sheerFullness: number;
  /** Panels between two rods: what a rod is longer than the glass, and the ruffle beyond each rod. */
  sashBeyondGlass: Inches;
  sashRuffle: Inches;
  /** A shade over the frame is larger than it by this much in all. */
  shadeOutsideWidth: Inches;
  shadeOutsideHeight: Inches;
  shadeInsideDeduct: Inches;
  /** What hangs inside a frame needs an opening at least so deep. */
  insideDepthLeast: Inches;
  /** A top is wider than the frame, or than what it covers, by this much in all, and stands so far above it. */
  topBeyondFrame: Inches;
  topBeyondRod: Inches;
  topAboveFrame: Inches;
  topAboveRod: Inches;
  /** Depths of board as lumber comes; the least one, and what must stay clear between a rod and its top. */
  boardLumber: readonly Inches[];
  boardAlone: Inches;
  projectionClear: Inches;
  /** How far a shade over the frame stands out, sewn or from a factory. */
  shadeDepth: Inches;
  hardShadeDepth: Inches;
  rodTopReturn: Inches;
  /** A top's depth is a share of the height of the window's top above the floor, within bounds. */
  topDepth: { share: number; least: Inches; most: Inches; ordinary: Inches; mostOfWall: number };
  /** From one pleat to the next as it is wanted, at the least and at the most, and the cloth in a pleat, by style. */
  pleatSpace: Inches;
  spaceLeast: Inches;
  spaceMost: Inches;
  takeUp: Readonly<Record<string, readonly [least: Inches, most: Inches]>>;
  /** How far a seam lies inside the pleat that hides it, and how much pleats may differ for that. */
  seamInPleat: Inches;
  pleatVary: Inches;
  /** At most from one ring to the next; of grommets and tabs on the flat cloth. */
  ringSpacing: Inches;
  grommetSpacing: Inches;
  tabSpacing: Inches;
  /** Between the carriers of a ripplefold, by fullness in percent, behind the one that leads. */
  carrierPitch: Readonly<Record<string, Inches>>;
  rippleMaster: Inches;
  /** Between its snaps, beyond them at both sides, and its percent in sheer cloth. */
  snapSpacing: Inches;
  rippleEnds: Inches;
  rippleSheer: number;
  /** At most from one bracket of a rod to the next, and how far in from its ends the outer ones stand. */
  bracketSpan: Inches;
  bracketInset: Inches;
  /** The same of a rod across the window, which is held on the casing of its frame. */
  casingInset: Inches;
  /** Of a rod in one piece. */
  poleLongest: Inches;
  trackLongest: Inches;
  bandWidth: Inches;
  insetBandWidth: Inches;
  /** Rows of rings on a shade, and its skirt below them; a wider one than this hangs in more than one curve. */
  ringRow: Inches;
  skirt: Inches;
  softShadeWidest: Inches;
  /** None of those curves is wider than this. */
  softSwoop: Inches;
  /** Cloth in a hobbled shade for each inch of its height. */
  hobbleFactor: number;
  swagWidest: Inches;
  /** Of a tied valance: outside its outer ties, both together, and wanted between two. */
  tieOutside: Inches;
  tieSpacing: Inches;
  /** Cloth for each inch of a gathered or pleated valance, and of one in box pleats all along. */
  gatherFullness: number;
  boxFullness: number;
  /** Of a valance: each side hem, a box as it is wanted, at the least and at the most, and the cloth in a kick pleat. */
  valanceSide: Inches;
  boxWidth: Inches;
  boxLeast: Inches;
  boxMost: Inches;
  kickTake: Inches;
}

export const defaultPlacementRules: PlacementRules = {
  stackShare: 1 / 3,
  minExtension: 4,
  stationaryExtension: 8,
  extensionStep: 0.5,
  wallClearance: 0.5,
  boardClearance: 0.25,
  finialLength: 3.5,
  rodAboveFrame: 4,
  halfwayWhenGapOver: 12,
  ceilingClearance: 0.25,
  ceilingRodBelow: { track: 0.375, traverse: 1, other: 3 },
  ceilingMountWithin: 1.5,
  doubleBack: 3,
  doubleFront: 6,
  sheerShorter: 0.5,
  bayClear: 1.5,
  cornerClear: 1,
  tierOverlap: 2,
  bracketAbove: 1,
  headingTop: { rings: 1.5, traverse: -0.5, grommets: -2.625, behind: -1.25, pocket: -2.375, track: 0.875 },
  floorClearance: 0.5,
  breakLength: 1,
  puddleLength: 6,
  sillClearance: 0.5,
  apronBelowSill: 4,
  lengthStep: 0.125,
  tieBackUp: 1 / 3,
  tieBackWidth: 4,
  projection: 3.5,
  returnEase: 0.5,
  overlap: 4,
  fullness: {},
  sideHem: 3,
  seam: 0.5,
  sideHemLeast: 2,
  leadFlat: 1.75,
  widthForgive: 0.05,
  wideGoodsOver: 72,
  billableWidth: 54,
  sheerFullness: 3,
  sashBeyondGlass: 2,
  sashRuffle: 1,
  shadeOutsideWidth: 5,
  shadeOutsideHeight: 6,
  shadeInsideDeduct: 0.25,
  insideDepthLeast: 2,
  topBeyondFrame: 4,
  topBeyondRod: 4,
  topAboveFrame: 4,
  topAboveRod: 3.5,
  boardLumber: [3.5, 5.5, 7.25, 9.25, 11.25],
  boardAlone: 3.5,
  projectionClear: 2,
  shadeDepth: 3.5,
  hardShadeDepth: 3,
  rodTopReturn: 4,
  topDepth: { share: 1 / 6, least: 12, most: 18, ordinary: 16, mostOfWall: 0.6 },
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
  },
  seamInPleat: 0.5,
  pleatVary: 1,
  ringSpacing: 7,
  grommetSpacing: 6.5,
  tabSpacing: 6,
  carrierPitch: { "60": 2.625, "80": 2.375, "100": 2.125, "120": 1.875 },
  rippleMaster: 3,
  snapSpacing: 4.25,
  rippleEnds: 7,
  rippleSheer: 120,
  bracketSpan: 60,
  bracketInset: 2,
  casingInset: 1,
  poleLongest: 144,
  trackLongest: 192,
  bandWidth: 3,
  insetBandWidth: 1.5,
  ringRow: 6,
  skirt: 3,
  softShadeWidest: 48,
  softSwoop: 36,
  hobbleFactor: 1.75,
  swagWidest: 60,
  tieOutside: 18,
  tieSpacing: 33,
  gatherFullness: 2.5,
  boxFullness: 3,
  valanceSide: 1.5,
  boxWidth: 5.5,
  boxLeast: 4.5,
  boxMost: 7,
  kickTake: 12,
};

/** Those that the owner changed; all others are as every house begins with. */
export type ChangedPlacement = Readonly<Partial<PlacementRules>>;

export function placementBy(changed: ChangedPlacement): PlacementRules {
  return { ...defaultPlacementRules, ...changed };
}
