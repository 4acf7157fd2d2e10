import type { Inches } from "./inches.ts";
import type { PlacementRules } from "./placement-rules.ts";
import { fitInto, roundDown } from "./rounding.ts";
import type { Sides, WindowOnWall } from "./window-on-wall.ts";

/** An opening is measured three times each way, because none is square. A factory takes off what its shades need. */
export type ShadeChoices =
  | { mount: "outside" }
  | { mount: "inside"; widths: readonly Inches[]; heights: readonly Inches[]; byFactory: boolean };

export interface ShadePlacement {
  finishedWidth: Inches;
  finishedHeight: Inches;
  /** How far it reaches beyond the frame; nothing for a shade inside it. */
  extension: Sides;
  above: Inches;
  below: Inches;
}

export function placeShade(window: WindowOnWall, choices: ShadeChoices, rules: PlacementRules): ShadePlacement {
  if (choices.mount === "inside") return insideTheFrame(window, choices, rules);
  const step = rules.lengthStep;
  const beside = rules.shadeOutsideWidth / 2;
  const over = rules.shadeOutsideHeight / 2;
  const extension = {
    left: fitInto(window.toLeftWall, beside, rules.wallClearance, step),
    right: fitInto(window.toRightWall, beside, rules.wallClearance, step),
  };
  const { hungBelow = 0 } = window;
  const above = hungBelow > 0 ? 0 - hungBelow : fitInto(window.toCeiling, over, rules.ceilingClearance, step);
  const below = fitInto(window.topToFloor - window.height, over, rules.floorClearance, step);
  return {
    finishedWidth: window.width + extension.left + extension.right,
    finishedHeight: window.height + above + below,
    extension,
    above,
    below,
  };
}

function insideTheFrame(
  { height: frame, hungBelow = 0 }: WindowOnWall,
  { widths, heights, byFactory }: Extract<ShadeChoices, { mount: "inside" }>,
  rules: PlacementRules,
): ShadePlacement {
  const deduct = byFactory ? 0 : rules.shadeInsideDeduct;
  // Whoever measured up into the curve measured what the shade leaves free.
  const straight = heights.map((height) => (frame > 0 && height > frame - hungBelow ? height - hungBelow : height));
  const height = byFactory ? Math.max(...straight) : Math.min(...straight);
  return {
    finishedWidth: roundDown(Math.min(...widths) - deduct, rules.lengthStep),
    finishedHeight: roundDown(height, rules.lengthStep),
    extension: { left: 0, right: 0 },
    above: 0 - hungBelow,
    below: 0,
  };
}
