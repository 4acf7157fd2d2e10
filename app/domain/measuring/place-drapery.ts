import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import type { Inches } from "./inches.ts";
import type { PlacementRules } from "./placement-rules.ts";
import { fitInto, roundDown, roundUp } from "./rounding.ts";
import type { Sides, WindowOnWall } from "./window-on-wall.ts";

export interface DraperyChoices {
  hang: Hang;
  pleated: boolean;
  underTop: boolean;
  /** Panels that meet in the middle, open all to one side, or stay at the sides. */
  draw: "pair" | "left" | "right" | "stationary";
  /** Where the cloth ends: off the floor, touching it, breaking or puddled on it, at the sill, or below it. */
  length: "floor" | "kiss" | "break" | "puddle" | "sill" | "apron";
  mount: "outside" | "inside";
  finials: boolean;
}

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
  /** How far the rod would reach beyond the frame, and how far the walls let it. */
  wanted: Sides;
  extension: Sides;
  rodWidth: Inches;
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
  overlap: Inches;
  /** Flat at the leading edge of pleated drapes that open one way. */
  lap: Inches;
}

export function placeDrapery(window: WindowOnWall, choices: DraperyChoices, rules: PlacementRules): DraperyPlacement {
  const { hang, draw, length, mount } = choices;
  const headingTop = rules.headingTop[hang];
  const wanted = wantedExtension(window.width, draw, rules);
  const finial = choices.finials ? rules.finialLength : 0;
  const clear = rules.wallClearance + finial;
  const besideFrame = (wall: Inches | null, want: Inches) =>
    mount === "inside" ? 0 : fitInto(wall, want, clear, rules.extensionStep);
  const extension = {
    left: besideFrame(window.toLeftWall, wanted.left),
    right: besideFrame(window.toRightWall, wanted.right),
  };
  const hasRoom = (wall: Inches | null, reach: Inches) => choices.finials && (wall === null || reach + clear <= wall);
  const rodWidth = window.width + extension.left + extension.right;
  const { rodAbove, lowered } = hangRod(window.toCeiling, choices.underTop, headingTop, rules);
  const back = hang === "rings" || hang === "traverse" ? rules.projection + rules.returnEase : 0;
  return {
    hang,
    wanted,
    extension,
    rodAbove,
    lowered,
    finials: {
      left: hasRoom(window.toLeftWall, extension.left),
      right: hasRoom(window.toRightWall, extension.right),
    },
    headingTop,
    finishedLength: Math.max(0, roundDown(lowerEnd(window, length, rules) + rodAbove - headingTop, rules.lengthStep)),
    panels: draw === "left" || draw === "right" ? 1 : 2,
    rodWidth,
    return: back,
    returns: returnsOf(draw, back),
    overlap: choices.pleated && draw === "pair" ? rules.overlap : 0,
    lap: choices.pleated && (draw === "left" || draw === "right") ? rules.overlap : 0,
  };
}

/** Drapes that open one way return to the wall only where they stand when they are open. */
export function returnsOf(draw: DraperyChoices["draw"], back: Inches): readonly [left: Inches, right: Inches] {
  return [draw === "right" ? 0 : back, draw === "left" ? 0 : back];
}

/** On a rod that hangs already. One of which only the width is known stands as far out on one side as on the other. */
export function placeOnKeptRod(
  window: WindowOnWall,
  choices: DraperyChoices,
  rod: KeptRod,
  rules: PlacementRules,
): DraperyPlacement {
  // A height that was measured is taken as it is: whatever the ceiling leaves, the rod hangs there.
  const measured = rod.above === undefined ? {} : { toCeiling: null };
  const placed = placeDrapery(
    { ...window, ...measured },
    choices,
    rod.above === undefined ? rules : { ...rules, rodAboveFrame: rod.above },
  );
  if (rod.width === undefined) return placed;
  const half = (rod.width - window.width) / 2;
  return { ...placed, rodWidth: rod.width, extension: { left: half, right: half } };
}

function wantedExtension(width: Inches, draw: DraperyChoices["draw"], rules: PlacementRules): Sides {
  const stack = width * rules.stackShare;
  const wanted: Record<DraperyChoices["draw"], Sides> = {
    pair: { left: stack / 2, right: stack / 2 },
    left: { left: stack, right: 0 },
    right: { left: 0, right: stack },
    stationary: { left: rules.stationaryExtension, right: rules.stationaryExtension },
  };
  const least = (want: Inches) => roundUp(Math.max(rules.minExtension, want), rules.extensionStep);
  return { left: least(wanted[draw].left), right: least(wanted[draw].right) };
}

function hangRod(toCeiling: Inches | null, underTop: boolean, headingTop: Inches, rules: PlacementRules) {
  if (toCeiling === null) return { rodAbove: rules.rodAboveFrame, lowered: 0 };
  const high = !underTop && toCeiling > rules.halfwayWhenGapOver;
  const wanted = high ? roundDown(toCeiling / 2, rules.extensionStep) : rules.rodAboveFrame;
  const clear = rules.ceilingClearance + Math.max(rules.bracketAbove, -headingTop);
  return { rodAbove: fitInto(toCeiling, wanted, clear, rules.lengthStep), lowered: Math.max(0, clear - toCeiling) };
}

/** How far below the top of the frame the cloth ends. */
function lowerEnd(window: WindowOnWall, length: DraperyChoices["length"], rules: PlacementRules): Inches {
  const sill = window.toSill ?? window.height;
  const ends: Record<DraperyChoices["length"], Inches> = {
    floor: window.topToFloor - rules.floorClearance,
    kiss: window.topToFloor,
    break: window.topToFloor + rules.breakLength,
    puddle: window.topToFloor + rules.puddleLength,
    sill: sill - rules.sillClearance,
    apron: sill + rules.apronBelowSill,
  };
  return ends[length];
}

/** Panels stretched between two rods over the glass. */
export function placeSash(glass: { width: Inches; height: Inches }, rules: PlacementRules) {
  return {
    rodWidth: glass.width + rules.sashBeyondGlass,
    finishedLength: glass.height + rules.sashBeyondGlass + 2 * rules.sashRuffle,
  };
}
