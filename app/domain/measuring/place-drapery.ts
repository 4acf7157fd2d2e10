import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import type { Inches } from "./inches.ts";
import type { PlacementRules } from "./placement-rules.ts";
import { fitInto, roundDown, roundUp } from "./rounding.ts";
import { bayPieces, type Sides, type WindowOnWall } from "./window-on-wall.ts";

export interface DraperyChoices {
  hang: Hang;
  pleated: boolean;
  underTop: boolean;
  /** Panels that meet in the middle, open all to one side, or stay at the sides. */
  draw: "pair" | "left" | "right" | "stationary";
  /** Where the cloth ends: off the floor, touching it, breaking or puddled on it, at the sill, or below it. */
  length: "floor" | "kiss" | "break" | "puddle" | "sill" | "apron";
  mount: "outside" | "inside" | "ceiling";
  finials: boolean;
  /** As it hangs already, or as the owner set it. */
  rodAbove?: Inches | undefined;
  projection?: Inches | undefined;
  /** Of two rods, the one before or the one behind. */
  layer?: "front" | "back" | undefined;
  /** Half a window: the lower one, from a rod so far below the frame's top, or what hangs above that. */
  coverage?: "lower" | "upper" | undefined;
  railFromTop?: Inches | undefined;
  /** Over an arch, below it, or covering it. */
  arch?: "above" | "below" | "cover" | undefined;
  /** What stands at the left end of the rod and at the right. */
  ends?: readonly [RodEnd, RodEnd] | undefined;
}

export type RodEnd = "wall" | "corner";

/** A rod that hangs already, as far as it has been measured; what has not been goes by the rules. */
export interface KeptRod {
  width?: Inches | undefined;
  /** Its center above the top of the frame; less than nothing hangs below it. */
  above?: Inches | undefined;
  /** From the wall. */
  standsOut?: Inches | undefined;
}

export interface DraperyPlacement {
  hang: Hang;
  mount: "wall" | "inside" | "ceiling";
  projection: Inches;
  /** How far the rod would reach beyond the frame, and how far the walls let it. */
  wanted: Sides;
  extension: Sides;
  rodWidth: Inches;
  /** How far in from its ends it is held. */
  heldIn: Inches;
  /** The centre of the rod above the top of the frame. */
  rodAbove: Inches;
  /** How much lower than that it must hang so that nothing goes through a ceiling close above; otherwise 0. */
  lowered: Inches;
  /** Where a finial was asked for and has room. */
  finials: Sides<boolean>;
  headingTop: Inches;
  finishedLength: Inches;
  panels: 1 | 2;
  /** What goes back to the wall, and at which end of the rod it does. */
  return: Inches;
  returns: readonly [left: Inches, right: Inches];
  /** What pleated panels leave flat where they lead: the overlap of a pair, the lap of what opens one way. */
  flat: Inches;
  overlap: Inches;
  lap: Inches;
}

export function placeDrapery(window: WindowOnWall, choices: DraperyChoices, rules: PlacementRules): DraperyPlacement {
  const { hang, draw, coverage } = choices;
  const headingTop = rules.headingTop[hang];
  const projection = choices.projection ?? standsOut(choices, rules);
  const toCeiling = ceilingAbove(window, choices, rules);
  const mount = choices.mount === "inside" ? "inside" : toCeiling === null ? "wall" : "ceiling";
  const rod = reachBeside(window, { ...choices, projection }, rules);
  const { rodAbove, lowered } =
    toCeiling === null
      ? hangRod(window, choices, headingTop, rules)
      : { rodAbove: toCeiling - belowCeiling(hang, rules), lowered: 0 };
  const floor = toCeiling === null ? window.topToFloor : (window.room ?? window.topToFloor + toCeiling) - toCeiling;
  const end = lowerEnd({ ...window, topToFloor: floor }, choices, rules);
  const shorter = choices.layer === "back" ? rules.sheerShorter : 0;
  const back = (hang === "rings" || hang === "traverse") && mount !== "ceiling" ? projection + rules.returnEase : 0;
  const flat = choices.pleated && coverage !== "lower" ? rules.overlap : 0;
  return {
    hang,
    mount,
    projection,
    ...rod,
    heldIn: heldIn(choices, window.bay ? [] : [rod.extension.left, rod.extension.right], rules),
    rodAbove,
    lowered,
    headingTop,
    finishedLength: Math.max(0, roundDown(end + rodAbove - headingTop - shorter, rules.lengthStep)),
    panels: draw === "left" || draw === "right" ? 1 : 2,
    return: coverage === "lower" ? 0 : back,
    returns: returnsOf(choices, coverage === "lower" ? 0 : back),
    flat,
    overlap: draw === "pair" ? flat : 0,
    lap: draw === "left" || draw === "right" ? flat : 0,
  };
}

/** Two rods at one window stand one before the other, and the upper of two tiers hangs clear of the lower one's rod. */
export function standsOut(
  { layer, coverage }: Pick<DraperyChoices, "layer" | "coverage">,
  rules: PlacementRules,
): Inches {
  if (layer === "back") return rules.doubleBack;
  const out = layer === "front" ? rules.doubleFront : rules.projection;
  return coverage === "upper" ? Math.max(out, rules.projection + rules.projectionClear) : out;
}

/** How far above the frame the ceiling is that the rod hangs from: asked for, or set so close that it can be nothing else. */
function ceilingAbove(window: WindowOnWall, choices: DraperyChoices, rules: PlacementRules) {
  const { mount, hang, rodAbove, coverage } = choices;
  const { room = null, toCeiling = null } = window;
  const known = toCeiling ?? (room === null ? null : room - window.topToFloor);
  // What hangs across the window hangs from its frame.
  if (known === null || mount === "inside" || coverage === "lower") return null;
  const below = rodAbove === undefined ? undefined : known - rodAbove;
  const close = below !== undefined && below >= 0 && below <= rules.ceilingMountWithin;
  if (below !== undefined) return close && (mount === "ceiling" || isTrack(hang)) ? known : null;
  return mount === "ceiling" ? known : null;
}

function isTrack(hang: Hang): boolean {
  return hang === "track" || hang === "traverse";
}

function belowCeiling(hang: Hang, { ceilingRodBelow }: PlacementRules): Inches {
  return hang === "track" || hang === "traverse" ? ceilingRodBelow[hang] : ceilingRodBelow.other;
}

type Reaching = DraperyChoices & { projection: Inches };

/** How wide the rod is, and how far it goes beyond the frame on each side. */
function reachBeside(window: WindowOnWall, choices: Reaching, rules: PlacementRules) {
  const { mount, coverage, ends, projection } = choices;
  const wanted = wantedExtension(window.width, choices, rules);
  const clear = rules.wallClearance + (choices.finials ? rules.finialLength : 0);
  const beside = (wall: Inches | null, want: Inches, end: RodEnd | undefined) => {
    if (mount === "inside" || coverage === "lower") return 0;
    // In a corner a rod ends before the one that stands out from the other wall.
    if (end === "corner" && wall !== null) {
      return Math.max(0, roundDown(wall - projection - rules.cornerClear, rules.extensionStep));
    }
    return fitInto(wall, want, clear, rules.extensionStep);
  };
  const hasRoom = (wall: Inches | null, reach: Inches, end: RodEnd | undefined) =>
    choices.finials && end !== "corner" && (wall === null || reach + clear <= wall);
  const left = beside(window.toLeftWall, wanted.left, ends?.[0]);
  const right = beside(window.toRightWall, wanted.right, ends?.[1]);
  const finials = {
    left: hasRoom(window.toLeftWall, left, ends?.[0]),
    right: hasRoom(window.toRightWall, right, ends?.[1]),
  };
  if (!window.bay) return { wanted, extension: { left, right }, rodWidth: window.width + left + right, finials };
  const rodWidth = bayPieces(window.bay, projection, rules.bayClear).reduce((sum, piece) => sum + piece, 0);
  const half = (rodWidth - window.width) / 2;
  return { wanted, extension: { left: half, right: half }, rodWidth, finials };
}

/** Drapes that open one way return to the wall only where they stand when they are open, and none does in a corner. */
export function returnsOf({ draw, ends }: Pick<DraperyChoices, "draw" | "ends">, back: Inches): [Inches, Inches] {
  return [draw === "right" || ends?.[0] === "corner" ? 0 : back, draw === "left" || ends?.[1] === "corner" ? 0 : back];
}

/** On a rod that hangs already. One of which only the width is known stands as far out on one side as on the other. */
export function placeOnKeptRod(
  window: WindowOnWall,
  choices: DraperyChoices,
  rod: KeptRod,
  rules: PlacementRules,
): DraperyPlacement {
  const placed = placeDrapery(window, { ...choices, rodAbove: rod.above }, rules);
  if (rod.width === undefined) return placed;
  const half = (rod.width - window.width) / 2;
  const extension = { left: half, right: half };
  return { ...placed, rodWidth: rod.width, extension, heldIn: heldIn(choices, window.bay ? [] : [half, half], rules) };
}

/** A rod across the window that goes no farther than its frame has no wall behind its ends: it is held on the casing. */
export function isOnFrame({ coverage }: Coverage, reach: readonly Inches[]): boolean {
  return coverage === "lower" && reach.length > 0 && reach.every((inches) => inches <= 0);
}

type Coverage = Pick<DraperyChoices, "coverage">;

export function heldIn(choices: Coverage, reach: readonly Inches[], rules: PlacementRules): Inches {
  return isOnFrame(choices, reach) ? rules.casingInset : rules.bracketInset;
}

function wantedExtension(width: Inches, choices: DraperyChoices, rules: PlacementRules): Sides {
  const { coverage, ends } = choices;
  // Of two rods on the same brackets one is as wide as the other, and the sheers behind are drawn.
  const draw = choices.layer === "front" && choices.draw === "stationary" ? "pair" : choices.draw;
  const stack = width * rules.stackShare;
  const wanted: Record<DraperyChoices["draw"], Sides> = {
    pair: { left: stack / 2, right: stack / 2 },
    left: { left: stack, right: 0 },
    right: { left: 0, right: stack },
    stationary: { left: rules.stationaryExtension, right: rules.stationaryExtension },
  };
  const least = (side: keyof Sides, end: RodEnd | undefined) =>
    coverage === "lower" || (end === "corner" && draw !== side)
      ? 0
      : roundUp(Math.max(rules.minExtension, wanted[draw][side]), rules.extensionStep);
  return { left: least("left", ends?.[0]), right: least("right", ends?.[1]) };
}

function hangRod(window: WindowOnWall, choices: DraperyChoices, headingTop: Inches, rules: PlacementRules) {
  const { toCeiling } = window;
  // A height that was measured or set is taken as it is: whatever the ceiling leaves, the rod hangs there.
  if (choices.rodAbove !== undefined) return { rodAbove: choices.rodAbove, lowered: 0 };
  if (choices.coverage === "lower") return { rodAbove: 0 - railFromTop(window, choices), lowered: 0 };
  // The cloth itself begins where the curve does, though a header or a grommet may stand above its rod.
  if (choices.arch === "below") return { rodAbove: 0 - (window.archRise ?? 0) + Math.min(0, headingTop), lowered: 0 };
  if (toCeiling === null) return { rodAbove: rules.rodAboveFrame, lowered: 0 };
  const high = !choices.underTop && toCeiling > rules.halfwayWhenGapOver;
  const wanted = high ? roundDown(toCeiling / 2, rules.extensionStep) : rules.rodAboveFrame;
  const clear = rules.ceilingClearance + Math.max(rules.bracketAbove, -headingTop);
  return { rodAbove: fitInto(toCeiling, wanted, clear, rules.lengthStep), lowered: Math.max(0, clear - toCeiling) };
}

function railFromTop({ height }: WindowOnWall, { railFromTop: set }: DraperyChoices): Inches {
  return set ?? height / 2;
}

/** How far below the top of the frame the cloth ends. */
function lowerEnd(window: WindowOnWall, choices: DraperyChoices, rules: PlacementRules): Inches {
  const sill = window.toSill ?? window.height;
  if (choices.coverage === "upper") return railFromTop(window, choices) + rules.tierOverlap;
  const ends: Record<DraperyChoices["length"], Inches> = {
    floor: window.topToFloor - rules.floorClearance,
    kiss: window.topToFloor,
    break: window.topToFloor + rules.breakLength,
    puddle: window.topToFloor + rules.puddleLength,
    sill: sill - rules.sillClearance,
    apron: sill + rules.apronBelowSill,
  };
  return ends[choices.coverage === "lower" && choices.length !== "apron" ? "sill" : choices.length];
}

/** Panels stretched between two rods over the glass. */
export function placeSash(glass: { width: Inches; height: Inches }, rules: PlacementRules) {
  return {
    rodWidth: glass.width + rules.sashBeyondGlass,
    finishedLength: glass.height + rules.sashBeyondGlass + 2 * rules.sashRuffle,
  };
}
