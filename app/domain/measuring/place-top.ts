import type { TopNumbers } from "#app/domain/catalogue/trade-numbers.ts";
import type { Inches } from "./inches.ts";
import type { DraperyPlacement } from "./place-drapery.ts";
import type { ShadePlacement } from "./place-shade.ts";
import type { PlacementRules } from "./placement-rules.ts";
import { fitInto, roundDown } from "./rounding.ts";
import type { Sides, WindowOnWall } from "./window-on-wall.ts";

/** What a top covers besides the head of the window. */
export interface Covered {
  rod: (Pick<DraperyPlacement, "extension" | "rodAbove" | "lowered"> & { standsOut?: Inches | undefined }) | null;
  /** One over the frame stands out; one inside it does not. */
  shade: (Pick<ShadePlacement, "extension"> & { standsOut?: Inches | undefined }) | null;
}

export interface TopPlacement {
  /** The width of the board, or of the rod of a valance on a rod. */
  face: Inches;
  /** How far it reaches beyond the frame. */
  extension: Sides;
  /** Its upper edge above the top of the frame. */
  above: Inches;
  /** From the face back to the wall. */
  return: Inches;
  longPoint: Inches;
}

export function placeTop(
  window: WindowOnWall,
  top: TopNumbers,
  { rod, shade }: Covered,
  rules: PlacementRules,
  deeper: Inches = 0,
): TopPlacement {
  const beyond = (rod || shade ? rules.topBeyondRod : rules.topBeyondFrame) / 2;
  const reach = (side: keyof Sides, wall: Inches | null) => {
    const covered = Math.max(rod?.extension[side] ?? 0, shade?.extension[side] ?? 0);
    return fitInto(wall, covered + beyond, rules.boardClearance, rules.lengthStep);
  };
  const extension = { left: reach("left", window.toLeftWall), right: reach("right", window.toRightWall) };
  const height = rod ? rod.rodAbove - rod.lowered + rules.topAboveRod : rules.topAboveFrame - (window.hungBelow ?? 0);
  // What begins below the frame's top is in no ceiling's way.
  const above = height < 0 ? height : fitInto(window.toCeiling, height, rules.ceilingClearance, rules.lengthStep);
  return {
    face: window.width + extension.left + extension.right,
    extension,
    above,
    return: returnOf(top.mount, leastReturn(top.mount, { rod, shade }, rules), rules),
    longPoint: longPointOf({ ordinary: top.longPoint, deeper }, window.topToFloor, above, rules),
  };
}

/** What a top needs to stand clear of whatever hangs beneath it. */
export function leastReturn(mount: TopNumbers["mount"], { rod, shade }: Covered, rules: PlacementRules): Inches {
  const out = Math.max(rod ? (rod.standsOut ?? rules.projection) : 0, shade?.standsOut ?? 0);
  if (out > 0) return out + rules.projectionClear;
  return mount === "rod" ? rules.rodTopReturn : rules.boardAlone;
}

/** A board is as deep as lumber comes. */
function returnOf(mount: TopNumbers["mount"], need: Inches, rules: PlacementRules): Inches {
  if (mount === "rod") return need;
  return rules.boardLumber.find((depth) => depth >= need) ?? need;
}

/** As the rules have it, and as much deeper or shallower as was asked for. */
function longPointOf(
  { ordinary, deeper }: { ordinary: Inches; deeper: Inches },
  topToFloor: Inches,
  above: Inches,
  { topDepth, lengthStep }: PlacementRules,
): Inches {
  const depth = Math.min(topDepth.most, Math.max(topDepth.least, topToFloor * topDepth.share));
  const most = (topToFloor + above) * topDepth.mostOfWall;
  const wanted = Math.max(0, (ordinary * depth) / topDepth.ordinary + deeper);
  return roundDown(Math.min(wanted, most), lengthStep);
}
