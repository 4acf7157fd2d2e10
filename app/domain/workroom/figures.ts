import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import type { DraperyPlacement } from "#app/domain/measuring/place-drapery.ts";
import type { Check } from "./checks.ts";
import type { Schedule } from "./drapery/schedule.ts";
import type { Sundries } from "./rules/sundry-table.ts";

type Pair = readonly [number, number];

/**
 * Every figure of a treatment by its name on the sheet, in inches unless the name says yards, feet or cents. A figure that a
 * treatment does not have, or that cannot be worked out from what is known, is absent.
 */
export interface Figures {
  /** How far a rod should go beyond the frame, left and right, and how far the walls let it, or a shade. */
  wanted?: Pair;
  extension?: Pair;
  rodWidth?: number;
  rodAbove?: number;
  headingTop?: number;
  hang?: Hang;
  /** How the rod is mounted. */
  mount?: DraperyPlacement["mount"];
  finishedLength?: number;
  /** Of what a rod goes through: the pocket, and what stands above it. */
  pocket?: number;
  header?: number;
  panels?: number;
  /** How far the rod stands out from the wall. */
  projection?: number;
  /** The larger of both returns, and each: at the rod's left end and its right. */
  return?: number;
  returns?: Pair;
  overlap?: number;
  /** Of a ripplefold: the fullness of its tape, its carriers, and where the first snap sits from either edge. */
  percent?: number;
  carriersPerPanel?: number;
  firstSnap?: number;
  /** Round the whole rod: its width, the overlap and both returns. */
  overall?: number;
  fullness?: number;
  /** Cloth before pleating. */
  flat?: number;
  panelFlat?: number;
  cuts?: number;
  widthsPerPanel?: number;
  rawCut?: number;
  cut?: number;
  plan?: string;
  actualFullness?: number;
  netFullness?: number;
  netPanel?: number;
  /** A panel hemmed, before its hems, and each of these where it is not the usual one. */
  hemmedFlat?: number;
  trimTo?: number;
  sideHemEach?: number;
  faceInches?: number;
  faceYards?: number;
  billableWidths?: number;
  liningWidthsPerPanel?: number;
  liningCuts?: number;
  liningCut?: number;
  liningInches?: number;
  liningYards?: number;
  interliningCuts?: number;
  interliningCut?: number;
  interliningInches?: number;
  interliningYards?: number;
  /** Of one panel: between return and overlap, and with both. */
  panelFace?: number;
  panelFinished?: number;
  /** Of every panel, from left to right. */
  panelsFinished?: readonly number[];
  spaces?: number;
  space?: number;
  pleatsPerPanel?: number;
  takeUp?: number;
  schedules?: readonly Schedule[];
  /** The separate rods of a bay, from left to right. */
  parts?: readonly Figures[];
  hardware?: Hardware;
  sundries?: Sundries;

  finishedWidth?: number;
  finishedHeight?: number;
  rows?: number;
  rowSpacing?: number;
  ribs?: number;
  cutWidth?: number;
  widths?: number;
  areaSqFt?: number;
  boardLength?: number;
  liftLines?: number;
  /** From the left edge. */
  liftAt?: readonly number[];
  rings?: number;
  weightBar?: number;
  /** Tension devices that hold a loop to the wall. */
  holdDowns?: number;
  sidePiece?: number;
  orderWidth?: number;
  orderHeight?: number;
  deduction?: "factory" | "none";

  /** How far above the frame's top a shade or a top begins. */
  shadeAbove?: number;
  topAbove?: number;
  /** How far below the board of a top a shade hangs that is screwed to it. */
  underBoard?: number;
  face?: number;
  longPoint?: number;
  /** Least return that clears what hangs behind. */
  need?: number;
  /** Face and both returns. */
  around?: number;
  across?: number;
  depth?: number;
  edgeLength?: number;
  weltInches?: number;
  weltStrip?: number;
  weltCloth?: number;
  weltYards?: number;
  battingSqFt?: number;
  battingDepth?: number;
  boards?: Boards;
  /** What a valance hangs from. */
  board?: BoardSize;
  /** Sheets of plywood for face and legs. */
  plySheets?: number;
  lBrackets?: number;
  billFeet?: number;
  pleats?: number;
  pleatTake?: number;
  allowance?: number;
  bodyInches?: number;
  swags?: number;
  swagWidth?: number;
  swagEach?: number;
  swagInches?: number;
  cascadeInches?: number;
  contrastLiningYards?: number;
  ties?: number;
  tieLength?: number;
  tieWidth?: number;
  tieInches?: number;
  /** Cut from another fabric than the face. */
  contrastInches?: number;
  boxes?: Boxes;
  /** Widths of the pieces that are sewn together, from the left. */
  seamPlan?: readonly number[];
  straps?: number;
  strapLength?: number;
  strapWidth?: number;
  strapInches?: number;
  tongues?: number;
  tongueCut?: number;
  tongueWidth?: number;
  tongueInches?: number;

  tieBacks?: number;
  tieBackLength?: number;
  tieBackInches?: number;
  /** How high above the hem each is hooked to the wall. */
  tieBackAbove?: number;

  bandStrip?: number;
  bandStripsAcross?: number;
  bandPieces?: number;
  bandInches?: number;
  bandYards?: number;
  bandFeetSewn?: number;
  insetBandStrip?: number;
  insetBandStripsAcross?: number;
  insetBandPieces?: number;
  insetBandInches?: number;
  insetBandYards?: number;
  insetBandFeetSewn?: number;
  trimInches?: number;
  trimFeet?: number;
}

/** What the sheet and the paper both name. */
export const figureNames = {
  finishedLength: "Finished length",
  rodWidth: "Rod, end to end",
  rodAbove: "Rod above the frame",
  pocket: "Rod pocket",
  panels: "Panels",
  finishedWidth: "Finished width",
  finishedHeight: "Finished height",
  rows: "Rows of rings",
  liftLines: "Lift lines",
  longPoint: "Long point",
  topAbove: "Upper edge above the frame",
  edgeLength: "Along the lower edge",
} as const satisfies Partial<Record<keyof Figures, string>>;

/** Long side, short side and thickness; packets that were frozen before have no thickness. */
type BoardSize = readonly number[];

export interface Boards {
  face: BoardSize;
  top: BoardSize;
  legs: BoardSize;
  /** Into how many equal pieces a long face is cut. */
  facePieces?: number;
}

/** Pleats across a top, in whole eighths, mirrored about its middle. */
export interface Boxes {
  /** Boxes and the recesses between them, all along. */
  boxes?: number;
  recesses?: number;
  sizes?: readonly number[];
  /** How far the cloth folds back behind each edge of a box. */
  fold?: number;
  /** Or flat panels between single pleats, and the cloth in each pleat. */
  panels?: readonly number[];
  take?: number;
  trimTo: number;
  /** From the left raw edge. */
  seamsAt: readonly number[];
}

const rodKinds = ["pole", "plain rod", "traverse rod", "track", "concealed rod", "sash rod"] as const;
export type RodKind = (typeof rodKinds)[number];

/** What hangs a drape or a valance, counted out for one window. */
export interface Hardware {
  /** Packets that were frozen before kinds were told apart have none. */
  part?: RodKind;
  rodWidth: number;
  /** Sash panels have one at each end; elsewhere there is one. */
  rods?: number;
  mount?: "wall" | "ceiling";
  /** How far it stands out from the wall. */
  projection?: number;
  brackets: number;
  /** From the rod's left end. */
  bracketsAt?: readonly number[];
  /** Of a rod that is joined, from the left. */
  pieces?: readonly number[];
  splices?: number;
  miters?: number;
  motors?: number;
  rings?: number;
  /** Rings must pass a bracket: both are of the kind that lets them. */
  bypass?: true;
  grommets?: number;
  tabs?: number;
  carriers?: number;
  finials?: number;
}

/** What the engine answers for one treatment. */
export interface Computed {
  figures: Figures;
  checks: Check[];
}
