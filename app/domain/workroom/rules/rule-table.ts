/**
 * Every number a workroom decides for itself, with the bounds inside which the engine's answers make sense. Inches, unless the
 * meaning says otherwise.
 */
export interface RuleFact {
  section: RuleSection;
  meaning: string;
  default: number;
  least: number;
  most: number;
}

/** In the order of the form. */
export const ruleSections = [
  "Placement",
  "Length",
  "Width",
  "Cutting",
  "Heading",
  "Band and trim",
  "Shades",
  "Tops",
  "Buying",
] as const;
export type RuleSection = (typeof ruleSections)[number];

const fact =
  (section: RuleSection) =>
  (meaning: string, standard: number, least: number, most: number): RuleFact => ({
    section,
    meaning,
    default: standard,
    least,
    most,
  });

const placement = fact("Placement");
const length = fact("Length");
const width = fact("Width");
const cutting = fact("Cutting");
const heading = fact("Heading");
const banding = fact("Band and trim");
const shade = fact("Shades");
const top = fact("Tops");
const buying = fact("Buying");

export const ruleTable = {
  stackShare: placement("Share of the window's width that drapes take up when they are open", 1 / 3, 0, 1),
  stackOfCloth: placement("Share of its hemmed cloth that a panel takes up when it is open", 0.1, 0.01, 0.5),
  glassInside: placement("How far inside the frame's edge the glass begins", 2, 0, 12),
  minExtension: placement("Least a rod goes beyond the frame on each side", 4, 0, 36),
  stationaryExtension: placement("How far a rod goes beyond the frame for drapes that stay at the sides", 8, 0, 60),
  extensionStep: placement("A rod's extensions are rounded to this", 1 / 2, 1 / 16, 12),
  wallClearance: placement("Kept free between a rod's end and the wall", 1 / 2, 0, 12),
  boardClearance: placement("Kept free between a board's end and the wall", 1 / 4, 0, 12),
  finialLength: placement("How far a finial stands out past the rod's end", 3.5, 0, 24),
  rodAboveFrame: placement("How far above the frame a rod hangs", 4, 0, 48),
  halfwayWhenGapOver: placement("With more than this between frame and ceiling, a rod hangs halfway up", 12, 0, 240),
  ceilingClearance: placement("Kept free between the ceiling and whatever is highest", 1 / 4, 0, 12),
  ceilingMountWithin: placement("A track set so close to the ceiling is mounted on it", 1.5, 0, 12),
  doubleBack: placement("How far the rod behind stands out, of two rods at a window", 3, 1, 24),
  doubleFront: placement("How far the rod before stands out, of two rods at a window", 6, 1, 24),
  bayClear: placement("Kept free at each inner end of the separate rods of a bay", 1.5, 0, 12),
  cornerClear: placement("Kept free in a corner before the rod of the other wall", 1, 0, 12),
  bracketAbove: placement("How far a rod's bracket stands above its center", 1, 0, 12),

  floorClearance: length("How far drapes hang off the floor", 1 / 2, 0, 12),
  breakLength: length("How much longer drapes are that break on the floor", 1, 0, 12),
  puddleLength: length("How much longer drapes are that puddle on the floor", 6, 0, 36),
  sillClearance: length("How far drapes end above the sill", 1 / 2, 0, 12),
  apronBelowSill: length("How far drapes end below the sill", 4, 0, 36),
  sheerShorter: length("How much shorter sheers are that hang behind drapes", 1 / 2, 0, 6),
  tierOverlap: length("How far the upper of two tiers hangs over the rod of the lower one", 2, 0, 24),
  tieBackUp: length("How high tie-backs sit, as a share of the length above the hem", 1 / 3, 0, 1),
  lengthStep: length("Finished lengths are rounded down to this", 1 / 8, 1 / 32, 6),

  projection: width("How far a rod stands out from the wall", 3.5, 0, 24),
  returnEase: width("Added to the projection, so that a return reaches the wall", 1 / 2, 0, 6),
  overlap: width("How far a pleated pair overlaps in the middle, both panels together", 4, 0, 24),
  widthForgive: width("Share of a width that may be missing before another one is cut", 0.05, 0, 0.5),
  wideGoodsOver: width("Cloth wider than this is counted in widths of the usual kind", 72, 24, 200),
  sheerFullness: width("Fullness of drapes in sheer cloth", 3, 1, 5),

  hemAllowance: cutting("Added to a drape's length for its bottom hem", 8, 0, 36),
  sideHem: cutting("Cloth in each side hem of a panel", 3, 0, 12),
  sideHemLeast: cutting("Least cloth in a side hem, where a ripplefold would need another width otherwise", 2, 0, 12),
  seam: cutting("Cloth that a seam takes from each of its two sides", 1 / 2, 0, 3),
  pocketRuffle: cutting("Ruffle that stands above a rod pocket", 1.5, 0, 12),
  pocketDepth: cutting("Depth of a rod pocket", 2.75, 0, 12),
  pocketTurn: cutting("Turned under below a rod pocket", 1 / 2, 0, 6),
  tieBackLength: cutting("Length of a tie-back round a panel of one width", 18, 6, 60),
  tieBackWider: cutting("How much longer it is for each further width in the panel", 6, 0, 24),
  tieBackWidth: cutting("Width of a tie-back", 4, 1, 12),
  sashBeyondGlass: cutting(
    "How much longer than the glass the rods of a sash panel are, and how much farther apart",
    2,
    0,
    12,
  ),
  sashRuffle: cutting("Ruffle at both ends of a sash panel", 1, 0, 6),
  sashPocket: cutting("Rod pocket at both ends of a sash panel", 1.25, 0, 6),
  hourglassExtra: cutting("Share of an hourglass panel's length that its tie takes up", 0.08, 0, 1),
  stockLiningWidth: cutting("Width of the lining in stock", 54, 24, 150),
  liningShort: cutting("How much narrower than its hemmed panel a lining may be", 4, 0, 24),
  liningAllowance: cutting("Added to a drape's length for its lining", 10, 0, 36),
  interliningAllowance: cutting("Added to a drape's length for its interlining", 6, 0, 36),

  pleatSpace: heading("Wanted space between two pleats", 4, 1, 24),
  spaceLeast: heading("Least space between two pleats", 3, 1, 24),
  spaceMost: heading("Widest space between two pleats", 4.75, 1, 36),
  leadFlat: heading("Left flat at the leading edge of a panel that stays at its side", 1.75, 0, 12),
  pleatVary: heading("How much larger or smaller than the others a pleat may be to hide a seam", 1, 0, 4),
  seamInPleat: heading("A seam is hidden when it lies so far inside a pleat", 1 / 2, 0, 4),
  ringSpacing: heading("Widest space between the rings of a heading without pleats", 7, 1, 36),
  grommetSpacing: heading("Space between grommets on the flat cloth", 6.5, 1, 36),
  tabSpacing: heading("Space between hidden tabs on the flat cloth", 6, 1, 36),
  bracketSpan: heading("Longest rod between two brackets", 60, 12, 240),
  bracketInset: heading("How far in from its ends a rod is held", 2, 0, 12),
  casingInset: heading("How far in from its ends a rod is held that hangs on the frame, across the window", 1, 0, 6),
  poleLongest: heading("Longest pole in one piece", 144, 24, 600),
  trackLongest: heading("Longest track or traverse rod in one piece", 192, 24, 600),
  rippleSheer: heading("Fullness of a ripplefold in sheer cloth, in percent", 120, 60, 120),
  snapSpacing: heading("Space between the snaps of a ripplefold tape", 4.25, 1, 12),
  rippleMaster: heading("Part of a ripplefold track that its master carrier takes up", 3, 0, 24),
  rippleEnds: heading("Cloth in the hems at both sides of a ripplefold panel", 7, 0, 24),

  bandWidth: banding("Width of a band along the edge", 3, 1 / 4, 24),
  bandStripFactor: banding("A band's strip is cut this many times as wide as the band, counted in times", 3, 1, 6),
  bandEnds: banding("Added to the length of each band for its ends", 6, 0, 36),
  insetBandWidth: banding("Width of an inset band", 1.5, 1 / 4, 24),
  insetBandTurn: banding("Added to an inset band's width for turning it under", 1, 0, 6),
  trimEnds: banding("Added to each length of trim for its ends", 3, 0, 36),
  trimStepInches: banding("Trim is charged by this many inches", 12, 1, 36),

  shadeOutsideWidth: shade("How much wider than the frame a shade over the frame is", 5, 0, 36),
  shadeOutsideHeight: shade("How much higher than the frame a shade over the frame is", 6, 0, 36),
  shadeInsideDeduct: shade("How much narrower than the opening a shade inside it is", 1 / 4, 0, 6),
  shadeSides: shade("Added to a shade's width for both sides", 6, 0, 36),
  shadeAllowance: shade("Added to a shade's height for hem and board", 20, 0, 72),
  hobbleFactor: shade("Cloth in a hobbled shade for each inch of its height", 1.75, 1, 4),
  ribTake: shade("Cloth that each rib takes up", 1.5, 0, 12),
  ringRow: shade("Wanted space between two rows of rings", 6, 1, 36),
  skirt: shade("Skirt below the lowest row", 3, 0, 24),
  liftSpacing: shade("Widest space between two lift lines", 10, 2, 48),
  liftInset: shade("How far the outer lift lines stand in from the sides, both together", 3, 0, 24),
  boardShort: shade("How much shorter than the shade its board is", 1 / 4, 0, 6),
  weightBarShort: shade("How much shorter than the shade its weight bar is", 1 / 2, 0, 6),
  softShadeWidest: shade("Widest shade with a soft hem that keeps its curve", 48, 12, 144),
  softSwoop: shade("Widest swoop of a soft hem on a shade wider than that", 36, 12, 144),
  openingTolerance: shade("An opening whose sizes differ by this much is measured again", 3 / 8, 1 / 16, 6),
  cordlessMostSqFt: shade("Largest cordless shade, in square feet", 30, 1, 200),
  heavyLess: shade("How many square feet less with blackout lining or interlining", 6, 0, 100),
  insideDepthLeast: shade("Least depth of an opening that takes a shade", 2, 0, 24),
  thinSidePiece: shade("A side piece narrower than this looks like a mistake", 4, 0, 24),

  topBeyondFrame: top("How much wider than the frame a top without a rod behind it is", 4, 0, 48),
  topBeyondRod: top("How much wider than the rod a top over it is", 4, 0, 48),
  topAboveFrame: top("How far above the frame a top without a rod behind it is mounted", 4, 0, 48),
  topAboveRod: top("How far above the center of the rod a top over it is mounted", 3.5, 0, 48),
  boardAlone: top("Least return of a board with nothing behind it", 3.5, 0, 24),
  projectionClear: top("Kept free between a rod and what hangs in front of it", 2, 0, 12),
  rodTopReturn: top("Return of a valance on its own rod with nothing behind it", 4, 0, 24),
  shadeDepth: top("How far a soft shade over the frame stands out", 3.5, 0, 24),
  hardShadeDepth: top("How far a hard shade stands out", 3, 0, 24),
  repeatLostOnTops: top("Share of a repeat that may be lost in each cut of a top before it is said", 1 / 3, 0, 1),
  corniceWrap: top("Cloth wrapped round each edge of a cornice", 3, 0, 24),
  battingExtra: top("Batting beyond the long point of a cornice", 2, 0, 12),
  offcutSlack: top("How many times its own area a welt needs of an off-cut, counted in times", 1.3, 1, 5),
  sheetLength: top("Longest board without a splice", 96, 24, 240),
  sheetWidth: top("Width of a sheet of plywood", 48, 12, 120),
  boardThickness: top("Thickness of the lumber for a top board", 3 / 4, 1 / 4, 3),
  boardBracketSpan: top("Longest board between two L-brackets", 24, 6, 96),
  valanceBoardAllowance: top("Added to a valance's drop for its board and seam", 5, 0, 36),
  valanceHem: top("Added to a valance's drop for its hem", 3, 0, 24),
  valanceSide: top("Cloth in each side hem of a valance", 1.5, 0, 12),
  gatherFullness: top("Fullness of a gathered or pinch-pleated valance", 2.5, 1, 5),
  boxFullness: top("Fullness of a valance in box pleats all along", 3, 1, 5),
  boxWidth: top("Wanted width of a box pleat and of the recess beside it", 5.5, 1, 24),
  boxLeast: top("Narrowest box pleat", 4.5, 1, 24),
  boxMost: top("Widest box pleat", 7, 1, 36),
  kickTake: top("Cloth that a kick pleat takes up", 12, 0, 36),
  valancePocket: top("Depth of a valance's rod pocket", 3, 0, 12),
  valanceRuffle: top("Ruffle that stands above a valance's rod pocket", 1.5, 0, 12),
  shortPointBelowFrame: top("How far the short point of a top must reach below the top of the frame", 2, 0, 24),
  swagWidest: top("Widest swag that still hangs well", 60, 12, 144),
  swagInches: top("Cloth along the roll for one swag", 72, 12, 240),
  swagWideOver: top("A swag wider than this takes more cloth", 48, 12, 144),
  swagWideExtra: top("How much more cloth a wide swag takes", 18, 0, 120),
  tieOutside: top("Of a tied valance's width: what hangs outside its outer ties, both together", 18, 0, 96),
  tieSpacing: top("Wanted space between two ties of a tied valance", 33, 6, 120),
  tieEnds: top("Added to twice the drop for the ends of a tie", 6, 0, 48),
  tieWidth: top("Width that a tie is cut", 4, 1 / 2, 24),
  cascadeEnds: top("Added to twice the longest point for a pair of cascades", 4, 0, 36),

  yardStep: buying("Cloth is bought in steps of this many yards", 1 / 2, 1 / 32, 10),
  trimFootStep: buying("Trim is bought in steps of this many feet", 1, 1 / 4, 36),
  buckramEnds: buying("Added to each panel's length of buckram or snap tape", 2, 0, 24),
  liftCordEnds: buying("Added to a shade's height for each lift cord", 12, 0, 120),
  widthsPerSpool: buying("Widths that are sewn with one spool of thread, counted in widths", 15, 1, 200),
  billableWidth: buying("A width of cloth as it is charged for making", 54, 24, 150),
} as const satisfies Record<string, RuleFact>;

export type NumberRule = keyof typeof ruleTable;
