import { expect, test } from "vitest";
import { type CheckCode, checkLevels } from "./checks.ts";
import { computeTreatment } from "./compute-treatment.ts";
import { computePacket } from "./packet.ts";
import { defaultShopRules } from "./rules/shop-rules.ts";

const window = { width: 48, height: 60, topToFloor: 84, gap: 12, room: 96, left: 36, right: 36, heightToSill: 56 };
const opening = { insideWidths: [45, 45, 45], insideHeights: [56, 56, 56], insideDepth: 2 };
const cloth = { width: 54 };
const turned = { width: 118, direction: "railroaded", railroadable: true };

const drapes = { style: "pleated-tops/Three Finger Pinch", window, fabric: cloth };
const roman = { style: "soft-shades/Flat Roman", window: { ...window, width: 40 }, fabric: cloth };
const hard = { style: "hard-shades/Hard Shades", window };
const cornice = { style: "cornice-boards/Statler", window, fabric: cloth };
const kennedy = { style: "board-mount-valances/Kennedy", window, fabric: cloth };
const madison = { style: "board-mount-valances/Madison", window };
const ripple = { style: "ripplefold/Ripplefold", window, fabric: cloth };

/** Two windows under one rod, the first as far from the left wall as the second says and, if at all, from the right. */
const pairOf = (right?: number, left?: number) => ({
  ...window,
  width: 48.375,
  left: 34,
  right,
  together: [{ between: 22.25, width: 48.375, right: 30.5, left }],
});
const near = (left: number, right = 36) => ({ ...window, left, right });

/** About the rules or a window as a whole, and about what was agreed on a quote: tested where those are. */
type NotHere =
  | "TIERS_TOUCH"
  | "RULE_OUT_OF_BOUNDS"
  | "AGREED_ON_QUOTE"
  | "CONSENT_ENDED"
  | "OTHER_THAN_AGREED"
  | "HARDWARE_NOT_AS_NAMED"
  | "CLOTH_BOUGHT_OTHERWISE"
  | "CHOICE_NOT_SETTLED";

/** Each code with what just raises it, and what just does not. */
const table: Record<Exclude<CheckCode, NotHere>, [raises: unknown, doesNot: unknown][]> = {
  STYLE_UNKNOWN: [
    [{ ...drapes, style: "pleated-tops/Four Finger Pinch" }, drapes],
    [{ ...drapes, style: "tops/Statler" }, drapes],
    [{}, drapes],
    [null, drapes],
  ],
  SIZE_MISSING: [
    [
      { ...drapes, window: { ...window, width: undefined } },
      { ...drapes, choices: { rodWidth: 64 } },
    ],
    [
      { ...drapes, window: { ...window, topToFloor: undefined } },
      { ...drapes, window: { ...window, topToFloor: undefined }, choices: { finishedLength: 86 } },
    ],
    [
      { ...drapes, window: { ...window, heightToSill: undefined }, choices: { length: "sill" } },
      { ...drapes, window: { ...window, topToFloor: undefined }, choices: { length: "sill" } },
    ],
    [
      { ...drapes, window: { ...window, heightToSill: undefined }, choices: { length: "apron" } },
      { ...drapes, choices: { length: "apron" } },
    ],
    [
      { ...roman, choices: { mount: "inside" } },
      { ...roman, window: opening, choices: { mount: "inside" } },
    ],
    [
      { ...roman, window: { ...opening, insideWidths: [] }, choices: { mount: "inside" } },
      { ...roman, window: {}, choices: { finishedWidth: 30, finishedHeight: 40 } },
    ],
    [{ ...hard, window: { width: 48 } }, hard],
    [{ ...hard, window: { height: 60 } }, hard],
    [{ ...hard, window: {}, choices: { finishedWidth: 30 } }, hard],
    [{ ...hard, window: {}, choices: { finishedHeight: 30 } }, hard],
    [{ ...roman, window: { ...opening, insideHeights: [] }, choices: { mount: "inside" } }, roman],
    [{ ...drapes, window: { heightToSill: 1, width: 48 }, choices: { length: "sill", rodAbove: 0 } }, drapes],
    [
      { style: "rod-pocket/Hourglass", window: {}, fabric: cloth, choices: { rodWidth: 30 } },
      { style: "rod-pocket/Hourglass", window: {}, fabric: cloth, choices: { rodWidth: 30, finishedLength: 40 } },
    ],
    [{ style: "rod-pocket/Hourglass", window: { glassHeight: 60 }, fabric: cloth }, drapes],
    [
      { style: "rod-pocket/Hourglass", window, fabric: cloth },
      { style: "rod-pocket/Hourglass", window: { glassWidth: 24, glassHeight: 60 }, fabric: cloth },
    ],
    [
      { style: "rod-pocket/Hourglass", window: { glassWidth: 24 }, fabric: cloth },
      { style: "rod-pocket/Hourglass", window: opening, fabric: cloth },
    ],
    [
      { ...cornice, window: {} },
      { ...cornice, window: {}, choices: { face: 52 } },
    ],
    [
      { ...kennedy, window: {} },
      { ...kennedy, window: {}, choices: { overRod: 52 } },
    ],
  ],
  SIZE_OUT_OF_RANGE: [
    [
      { ...drapes, window: { ...window, width: 0 } },
      { ...drapes, window: { ...window, width: 0.0625 } },
    ],
    [
      { ...drapes, window: { ...window, width: 1201 } },
      { ...drapes, window: { ...window, width: 1200 } },
    ],
    [
      { ...drapes, window: { ...window, width: "48" } },
      { ...drapes, window: { ...window, left: 0 } },
    ],
    [
      { ...drapes, window: { ...window, left: -1 } },
      { ...drapes, window: { ...window, left: null } },
    ],
    [
      { ...drapes, choices: { cuts: 2.5 } },
      { ...drapes, choices: { cuts: 2 } },
    ],
    [
      { ...drapes, fabric: { width: 5 } },
      { ...drapes, fabric: { width: 6 } },
    ],
    [
      { ...ripple, choices: { ripple: 90 } },
      { ...ripple, choices: { ripple: 100 } },
    ],
    [
      { ...roman, window: { ...opening, insideWidths: [0.25] }, choices: { mount: "inside" } },
      { ...roman, window: { ...opening, insideWidths: [0.375] }, choices: { mount: "inside" } },
    ],
    [
      { ...roman, window: { ...opening, insideHeights: [0.0625] }, choices: { mount: "inside" } },
      { ...roman, window: { ...opening, insideHeights: [0.125] }, choices: { mount: "inside" } },
    ],
  ],
  ROD_BEYOND_WALL: [
    [
      { ...drapes, window: near(3.375) },
      { ...drapes, window: near(3.5) },
    ],
    [
      { ...drapes, window: near(36, 3) },
      { ...drapes, window: near(36, 3), choices: { finials: false } },
    ],
    [
      { ...drapes, choices: { rodWidth: 113.5 } },
      { ...drapes, choices: { rodWidth: 113 } },
    ],
    [
      { ...ripple, choices: { rodWidth: 120.5 } },
      { ...ripple, choices: { rodWidth: 120 } },
    ],
    ...["width", "left", "right"].map((name): [unknown, unknown] => [
      { ...ripple, choices: { rodWidth: 120.5 } },
      { ...ripple, window: { ...window, [name]: undefined }, choices: { rodWidth: 120.5 } },
    ]),
  ],
  SHADE_BEYOND_WALL: [
    [
      { ...hard, window: near(1) },
      { ...hard, window: { left: 1 }, choices: { finishedWidth: 40, finishedHeight: 40 } },
    ],
    [
      { ...roman, window: { ...roman.window, left: 2.375 } },
      { ...roman, window: { ...roman.window, left: 2.5 } },
    ],
    [
      { ...roman, window: { ...roman.window, right: 1 } },
      { ...roman, window: { ...roman.window, right: undefined } },
    ],
    [
      { ...roman, window: { ...roman.window, left: 2 }, choices: { finishedWidth: 44.5 } },
      { ...roman, window: { ...roman.window, left: 2 }, choices: { finishedWidth: 44 } },
    ],
    [
      { ...hard, window: near(1) },
      { ...hard, window: near(3) },
    ],
  ],
  TOP_BEYOND_WALL: [
    [
      { ...cornice, window: near(6, 9), choices: { overRod: 60, rodExtension: [4, 8] } },
      { ...cornice, window: near(6, 10), choices: { overRod: 60, rodExtension: [4, 8] } },
    ],
    [
      { ...cornice, window: near(36, 2), choices: { face: 52.25 } },
      { ...cornice, window: { left: 0, right: 0 }, choices: { face: 52.25 } },
    ],
    [
      { ...cornice, window: near(1.875) },
      { ...cornice, window: near(2) },
    ],
    [
      { ...cornice, window: near(36, 1) },
      { ...cornice, window: near(36, 1), choices: { face: 50 } },
    ],
    [
      { ...cornice, window: near(36, 9), choices: { overRod: 64 } },
      { ...cornice, window: near(36, 10), choices: { overRod: 64 } },
    ],
    [
      { ...cornice, window: near(4), choices: { shadeExtension: [2.5, 2.5] } },
      { ...cornice, window: near(4.5), choices: { shadeExtension: [2.5, 2.5] } },
    ],
    [
      { ...kennedy, window: near(1) },
      { ...kennedy, window: near(2) },
    ],
  ],
  ROD_ABOVE_CEILING: [
    [
      { ...drapes, window: { ...window, gap: 1.125, room: 85 } },
      { ...drapes, window: { ...window, gap: 1.25, room: 85 } },
    ],
    [
      { ...drapes, choices: { rodAbove: 10.875 } },
      { ...drapes, choices: { rodAbove: 10.75 } },
    ],
  ],
  PUDDLE_INSIDE_MOUNT: [
    [
      { ...drapes, choices: { length: "puddle", mount: "inside" } },
      { ...drapes, choices: { length: "puddle" } },
    ],
    [
      { ...drapes, choices: { length: "puddle", mount: "inside" } },
      { ...drapes, choices: { length: "break", mount: "inside" } },
    ],
  ],
  RAILROAD_TOO_NARROW: [
    [
      { ...drapes, fabric: turned, choices: { finishedLength: 102.125 } },
      { ...drapes, fabric: turned, choices: { finishedLength: 102 } },
    ],
    [
      { ...roman, fabric: { ...turned, width: 85 } },
      { ...roman, fabric: { ...turned, width: 86 } },
    ],
    [
      { ...cornice, fabric: { ...turned, width: 20 }, choices: { longPoint: 15 } },
      { ...cornice, fabric: { ...turned, width: 21 }, choices: { longPoint: 15 } },
    ],
  ],
  RAILROAD_UPRIGHT_PATTERN: [
    [
      { ...cornice, fabric: { ...turned, railroadable: undefined, repeat: 9 } },
      { ...cornice, fabric: { width: 54, repeat: 9 } },
    ],
    [
      { ...drapes, fabric: { ...turned, railroadable: false } },
      { ...drapes, fabric: { ...turned, railroadable: undefined } },
    ],
    [
      { ...drapes, fabric: { ...turned, railroadable: undefined, repeat: 9 } },
      { ...drapes, fabric: { ...turned, repeat: 9 } },
    ],
    [
      { ...drapes, fabric: { ...turned, railroadable: false } },
      { ...drapes, fabric: { width: 54, railroadable: false } },
    ],
  ],
  INSIDE_TOO_SHALLOW: [
    [
      { ...roman, window: { ...opening, insideDepth: 1.875 }, choices: { mount: "inside" } },
      { ...roman, window: opening, choices: { mount: "inside" } },
    ],
    [
      { ...hard, window: { ...opening, insideDepth: 0 }, choices: { mount: "inside" } },
      { ...hard, window: { ...opening, insideDepth: undefined }, choices: { mount: "inside" } },
    ],
  ],
  RETURN_TOO_SHALLOW: [
    [
      { ...cornice, choices: { overRod: 64, return: 5.375 } },
      { ...cornice, choices: { overRod: 64, return: 5.5 } },
    ],
    [
      { ...cornice, choices: { return: 3.25 } },
      { ...cornice, choices: { return: 3.5 } },
    ],
    [
      { ...cornice, choices: { overRod: 64, projection: 4, return: 5.5 } },
      { ...cornice, choices: { overRod: 64, projection: 3, return: 5 } },
    ],
  ],
  LOOP_WITHOUT_TENSION_DEVICE: [
    [
      { ...roman, flags: { clutchControl: true } },
      { ...roman, flags: { clutchControl: true, tensionDevice: true } },
    ],
    [
      { ...hard, flags: { clutchControl: true } },
      { ...hard, flags: { cordlessControl: true } },
    ],
  ],
  FREE_HANGING_CORD: [
    [
      { ...roman, flags: { freeHangingCord: true } },
      { ...roman, flags: { freeHangingCord: false } },
    ],
  ],
  DRAPES_INSIDE_FRAME: [
    [
      { ...drapes, flags: { drapesInside: true } },
      { ...drapes, flags: { drapesInside: true }, choices: { mount: "inside", rodWidth: 44, finishedLength: 52 } },
    ],
    [
      { ...drapes, flags: { drapesInside: true }, choices: { rodWidth: 44 } },
      { ...drapes, choices: { mount: "inside" } },
    ],
  ],
  OPENING_DISAGREES: [
    [
      { ...roman, window: { ...opening, insideWidths: [44, 44, 43.625] }, choices: { mount: "inside" } },
      { ...roman, window: { ...opening, insideWidths: [44, 44, 43.75] }, choices: { mount: "inside" } },
    ],
    [
      { ...roman, window: { ...opening, insideDiagonals: [70, 70.375] }, choices: { mount: "inside" } },
      { ...roman, window: { ...opening, insideDiagonals: [70, 70.25] }, choices: { mount: "inside" } },
    ],
    [
      { ...hard, window: { ...opening, insideHeights: [54, 55.125, 54] }, choices: { mount: "inside" } },
      { ...hard, window: { ...opening, insideHeights: [54, 99, 54] }, choices: { mount: "outside" } },
    ],
  ],
  LINING_CONFLICT: [
    [
      { ...drapes, flags: { unlined: true, interlining: true } },
      { ...drapes, flags: { standardLining: true, interlining: true } },
    ],
    [
      { ...roman, lining: "blackout", flags: { sheerBatisteLining: true } },
      { ...roman, lining: "blackout", flags: { blackoutLining: true } },
    ],
    [
      { ...roman, flags: { blackoutLining: true, sheerBatisteLining: true } },
      { ...roman, flags: { blackoutLining: true, interlining: true } },
    ],
    [
      { ...drapes, flags: { unlined: true, standardLining: true } },
      { ...drapes, flags: { unlined: true } },
    ],
  ],
  HARD_SHADE_SEWN_OPTION: [
    [
      { ...hard, flags: { blackoutLining: true } },
      { ...hard, flags: { motorizedControl: true } },
    ],
    [
      { ...hard, flags: { edgeBanding: true } },
      { ...roman, flags: { edgeBanding: true } },
    ],
    [{ ...hard, flags: { insetEdgeBanding: true } }, hard],
    [{ ...hard, flags: { decorativeTrim: true } }, hard],
    [{ ...hard, lining: "standard" }, hard],
    [
      { ...hard, lining: "blackout" },
      { ...hard, flags: { unlined: true } },
    ],
    [{ ...hard, interlining: true }, hard],
    [
      { ...hard, trim: {} },
      { ...roman, trim: {} },
    ],
    [
      { ...hard, band: {} },
      { ...roman, band: {} },
    ],
    [{ ...hard, insetBand: {} }, hard],
  ],
  FABRIC_WITHOUT_WIDTH: [
    [{ ...drapes, fabric: {} }, drapes],
    [{ ...drapes, fabric: undefined }, hard],
    [{ ...roman, fabric: { width: null } }, roman],
    [{ ...cornice, fabric: undefined }, cornice],
    [{ ...kennedy, fabric: undefined }, kennedy],
  ],
  NOT_MEASURED: [
    [
      { ...drapes, measured: false },
      { ...drapes, measured: true },
    ],
  ],
  STACK_OVER_GLASS: [
    [
      { ...drapes, window: near(11.875) },
      { ...drapes, window: near(12) },
    ],
    [
      { ...drapes, window: near(36, 11) },
      { ...drapes, window: near(36, 11), choices: { mount: "inside" } },
    ],
    [
      { ...drapes, window: near(11), choices: { draw: "left" } },
      { ...drapes, window: near(11), choices: { draw: "right" } },
    ],
  ],
  FULLNESS_LOW: [
    // 148 inches of net cloth on 76 are 1.95 times full.
    [
      { ...drapes, choices: { rodWidth: 64, cuts: 3, fullness: 2.25 } },
      { ...drapes, choices: { rodWidth: 64, cuts: 3, fullness: 2.125 } },
    ],
    [
      { ...drapes, choices: { rodWidth: 64, cuts: 2, fullness: 2.5 } },
      { ...drapes, choices: { rodWidth: 64, cuts: 2, fullness: 2.5, draw: "stationary" } },
    ],
  ],
  PLEAT_TAKE_UP: [
    [
      { ...drapes, choices: { pleats: 6 } },
      { ...drapes, choices: { pleats: 7 } },
    ],
    [
      { ...drapes, choices: { pleats: 13 } },
      { ...drapes, choices: { pleats: 12 } },
    ],
    [
      { ...drapes, choices: { cuts: 2 } },
      { ...drapes, style: "pleated-tops/Relaxed", choices: { cuts: 2 } },
    ],
  ],
  SEAM_IN_SPACE: [
    [
      { ...drapes, choices: { pleats: 12 } },
      { ...drapes, choices: { pleats: 11 } },
    ],
  ],
  MOTOR_ON_RINGS: [
    [
      { ...drapes, choices: { operate: "motor", hang: "rings" } },
      { ...drapes, choices: { operate: "motor" } },
    ],
    [
      { ...drapes, style: "plain-top/Plain Top", choices: { operate: "motor" } },
      { ...ripple, choices: { operate: "motor" } },
    ],
  ],
  TEMPLATE_NEEDED: [
    [
      { ...drapes, choices: { arch: "cover" } },
      { ...drapes, choices: { arch: "cover", templateTaken: true } },
    ],
  ],
  PANELS_OVER_ROD: [
    [
      { ...drapes, choices: { draw: "stationary", panelWidths: 2, rodWidth: 75 } },
      { ...drapes, choices: { draw: "stationary", panelWidths: 2, rodWidth: 76 } },
    ],
  ],
  ROD_SPLICE: [
    [
      { ...drapes, choices: { rodWidth: 144.125, draw: "stationary" } },
      { ...drapes, choices: { rodWidth: 144, draw: "stationary" } },
    ],
    [
      { ...ripple, choices: { rodWidth: 192.125 } },
      { ...ripple, choices: { rodWidth: 192 } },
    ],
    [
      { ...drapes, choices: { rodWidth: 192.125, hang: "traverse" } },
      { ...drapes, choices: { rodWidth: 192, hang: "traverse" } },
    ],
  ],
  RINGS_MEET_BRACKET: [
    [
      { ...drapes, choices: { rodWidth: 120.125 } },
      { ...drapes, choices: { rodWidth: 120 } },
    ],
    [
      { ...drapes, choices: { rodWidth: 61, draw: "left" } },
      { ...drapes, choices: { rodWidth: 60, draw: "left" } },
    ],
    [
      { ...drapes, choices: { rodWidth: 130 } },
      { ...drapes, choices: { rodWidth: 130, draw: "stationary" } },
    ],
    [
      { ...drapes, choices: { rodWidth: 130 } },
      { ...drapes, choices: { rodWidth: 130, hang: "traverse" } },
    ],
  ],
  REPEAT_OVER_CUT: [
    [
      { style: "rod-pocket/Hourglass", window: opening, fabric: { width: 54, repeat: 80 } },
      { style: "rod-pocket/Hourglass", window: opening, fabric: { width: 54, repeat: 70 } },
    ],
    [
      { ...drapes, fabric: { width: 54, repeat: 102.125 } },
      { ...drapes, fabric: { width: 54, repeat: 102 } },
    ],
    [
      { ...roman, fabric: { width: 54, repeat: 87 } },
      { ...roman, fabric: { width: 54, repeat: 87, match: "none" } },
    ],
    [
      { ...cornice, choices: { longPoint: 11.875 }, fabric: { width: 54, repeat: 27 } },
      { ...cornice, choices: { longPoint: 12 }, fabric: { width: 54, repeat: 27 } },
    ],
    [
      { ...madison, choices: { longPoint: 12.875 }, fabric: { width: 54, repeat: 27 } },
      { ...madison, choices: { longPoint: 12.875 }, fabric: { width: 54, repeat: 27, direction: "railroaded" } },
    ],
    [
      { ...madison, choices: { longPoint: 12.875 }, fabric: { width: 54, repeat: 27 } },
      { ...madison, choices: { longPoint: 13 }, fabric: { width: 54, repeat: 27 } },
    ],
  ],
  WALLS_DISAGREE: [
    [
      { ...drapes, window: { ...pairOf(101.125), right: 90 } },
      { ...drapes, window: { ...pairOf(101.125), right: 100.125 } },
    ],
    [
      { ...drapes, window: pairOf(undefined, 90) },
      { ...drapes, window: pairOf(undefined, 104) },
    ],
    [
      { ...drapes, window: { ...pairOf(101.125), right: 90 } },
      { ...drapes, window: pairOf(undefined) },
    ],
  ],
  THIN_SIDE_PIECE: [
    [
      { ...roman, fabric: { width: 48 }, window: { ...window, width: 44 } },
      { ...roman, fabric: { width: 48 }, window: { ...window, width: 37 } },
    ],
    [
      { ...roman, window: { ...window, width: 55.875 } },
      { ...roman, window: { ...window, width: 56 } },
    ],
    [
      { ...roman, window: { ...window, width: 43.125 } },
      { ...roman, window: { ...window, width: 43 } },
    ],
  ],
  SOFT_SHADE_TOO_WIDE: [
    [
      { ...roman, style: "soft-shades/Soft Roman Shade", window: { ...window, width: 43.125 } },
      { ...roman, style: "soft-shades/Soft Roman Shade", window: { ...window, width: 43 } },
    ],
    [
      { ...roman, style: "soft-shades/Slouch", window: { ...window, width: 50 } },
      { ...roman, style: "soft-shades/Hobbled", window: { ...window, width: 50 } },
    ],
  ],
  CORNICE_SPLICE: [
    [
      { ...cornice, choices: { face: 96.125 } },
      { ...cornice, choices: { face: 96 } },
    ],
  ],
  SEAM_SHOWS: [
    [
      { style: "board-mount-valances/Sheldon", choices: { face: 92, boxes: 9 }, fabric: { width: 54 } },
      { style: "board-mount-valances/Sheldon", choices: { face: 92, boxes: 8 }, fabric: { width: 54 } },
    ],
    [
      { style: "board-mount-valances/Berkshire", choices: { face: 28 }, fabric: { width: 54 } },
      {
        style: "board-mount-valances/Berkshire",
        choices: { face: 28 },
        fabric: { width: 54, direction: "railroaded" },
      },
    ],
  ],
  LIFT_TOO_HEAVY: [
    [
      { ...roman, choices: { finishedWidth: 60, finishedHeight: 72.125 }, flags: { cordlessControl: true } },
      { ...roman, choices: { finishedWidth: 60, finishedHeight: 72 }, flags: { cordlessControl: true } },
    ],
    [
      {
        ...roman,
        choices: { finishedWidth: 60, finishedHeight: 58 },
        flags: { cordlessControl: true },
        lining: "blackout",
      },
      {
        ...roman,
        choices: { finishedWidth: 60, finishedHeight: 58 },
        flags: { motorizedControl: true },
        lining: "blackout",
      },
    ],
    [
      {
        ...roman,
        choices: { finishedWidth: 60, finishedHeight: 58 },
        flags: { cordlessControl: true },
        interlining: true,
      },
      {
        ...roman,
        choices: { finishedWidth: 60, finishedHeight: 58 },
        flags: { cordlessControl: true },
        lining: "standard",
      },
    ],
  ],
  SWAG_TOO_WIDE: [
    [
      { ...kennedy, choices: { face: 60.25, swags: 1 } },
      { ...kennedy, choices: { face: 60, swags: 1 } },
    ],
    [
      { ...kennedy, choices: { face: 90.25, swags: 2 } },
      { ...kennedy, choices: { face: 300 } },
    ],
  ],
  SHORT_POINT_SHOWS_WORKS: [
    [
      { ...cornice, choices: { shortPoint: 5.875 } },
      { ...cornice, choices: { shortPoint: 6 } },
    ],
    [
      { ...cornice, choices: { shortPoint: 6, topAbove: 4.25 } },
      { ...cornice, choices: { shortPoint: 6, topAbove: 4 } },
    ],
    [
      { ...cornice, choices: { shortPoint: 9, overRod: 64 } },
      { ...cornice, choices: { shortPoint: 9.5, overRod: 64 } },
    ],
  ],
  HEIGHTS_DISAGREE: [
    [
      { ...drapes, window: { ...window, room: 97.125 } },
      { ...drapes, window: { ...window, room: 97 } },
    ],
    [
      { ...drapes, window: { ...window, room: 94.875 } },
      { ...drapes, window: { ...window, room: 95 } },
    ],
    [
      { ...hard, window: { ...window, room: 200 } },
      { ...hard, window: { ...window, room: undefined } },
    ],
    [
      { ...hard, window: { ...window, room: 200 } },
      { ...hard, window: { ...window, gap: undefined, room: 200 } },
    ],
    [
      { ...hard, window: { ...window, room: 200 } },
      { ...hard, window: { ...window, topToFloor: undefined, room: 200 } },
    ],
  ],
  CHILDREN_AND_LOOP: [
    [
      { ...roman, flags: { clutchControl: true, children: true } },
      { ...roman, flags: { cordlessControl: true, children: true } },
    ],
    [
      { ...roman, flags: { clutchControl: true, children: true } },
      { ...roman, flags: { clutchControl: true } },
    ],
  ],
};

const codes = (given: unknown) => computeTreatment(given, defaultShopRules).checks.map(({ code }) => code);

test.each(Object.entries(table).flatMap(([code, pairs]) => pairs.map((pair, i) => ({ code, i: i + 1, pair }))))(
  "$code $i is raised, and just inside it is not",
  ({ code, pair: [raises, doesNot] }) => {
    expect(codes(raises)).toContain(code);
    expect(codes(doesNot)).not.toContain(code);
  },
);

test("RULE_OUT_OF_BOUNDS gives the sentence and no packet", () => {
  const order = { windows: [{ name: "Den", window, measured: true, treatments: [drapes] }] };
  expect(computePacket(order, { seam: 3.5 })).toMatchObject({
    windows: [],
    purchase: [],
    canFreeze: false,
    checks: [{ code: "RULE_OUT_OF_BOUNDS", level: "block", sentence: "seam must be a number from 0 to 3." }],
  });
  expect(computePacket(order, { seam: 3 }).checks).toEqual([]);
});

test("every check is a sentence or two, with its level", () => {
  const raised = Object.values(table).flatMap((pairs) =>
    pairs.flatMap(([raises]) => computeTreatment(raises, defaultShopRules).checks),
  );
  for (const { code, level, sentence } of raised) {
    expect(sentence).toMatch(/^[A-Z].{15,200}\.$/);
    expect(sentence).not.toMatch(/NaN|undefined|Infinity|null/);
    expect(level).toBe(checkLevels[code]);
  }
});

test("what blocks and what is waved", () => {
  const waved = Object.entries(checkLevels).flatMap(([code, level]) => (level === "wave" ? [code] : []));
  expect(waved).toEqual([
    "STACK_OVER_GLASS",
    "TIERS_TOUCH",
    "FULLNESS_LOW",
    "PLEAT_TAKE_UP",
    "SEAM_IN_SPACE",
    "PANELS_OVER_ROD",
    "ROD_SPLICE",
    "RINGS_MEET_BRACKET",
    "REPEAT_OVER_CUT",
    "THIN_SIDE_PIECE",
    "SOFT_SHADE_TOO_WIDE",
    "CORNICE_SPLICE",
    "SWAG_TOO_WIDE",
    "SEAM_SHOWS",
    "LIFT_TOO_HEAVY",
    "SHORT_POINT_SHOWS_WORKS",
    "HEIGHTS_DISAGREE",
    "WALLS_DISAGREE",
    "OPENING_DISAGREES",
    "CHILDREN_AND_LOOP",
    "AGREED_ON_QUOTE",
    "CONSENT_ENDED",
    "OTHER_THAN_AGREED",
    "HARDWARE_NOT_AS_NAMED",
    "CLOTH_BOUGHT_OTHERWISE",
  ]);
});

const sentence = (given: unknown, code: CheckCode) =>
  computeTreatment(given, defaultShopRules).checks.find((found) => found.code === code)?.sentence;

test.each([
  ["PLEAT_TAKE_UP", { ...drapes, choices: { cuts: 3 } }, "Add half a width a panel: 9 pleats of 7.00 inches."],
  ["PLEAT_TAKE_UP", { ...drapes, choices: { cuts: 6 } }, "Leave out half a width a panel: 10 pleats of 8.90 inches."],
  ["PLEAT_TAKE_UP", { ...drapes, choices: { cuts: 9 } }, "Use less cloth, or make more pleats."],
  ["SEAM_IN_SPACE", { ...drapes, choices: { pleats: 12 } }, 'The seam 50 1/2" from the leading edge lies between'],
  ["STACK_OVER_GLASS", { ...drapes, choices: { rodWidth: 50 } }, '1" beyond the frame on the left where 8" are wanted'],
  ["SIZE_MISSING", { ...drapes, window: { width: 48 } }, "the window's top to the floor"],
  ["SIZE_MISSING", { ...drapes, window: { width: 48 }, choices: { length: "sill" } }, "the frame's top to the sill"],
  ["SIZE_MISSING", { ...drapes, window: { width: 48 }, choices: { length: "apron" } }, "the frame's top to the sill"],
  ["REPEAT_OVER_CUT", { ...drapes, fabric: { width: 54, repeat: 103.5 } }, '102": 1 1/2" of every cut is lost.'],
  ["ROD_BEYOND_WALL", { ...drapes, window: near(36, 3) }, 'needs 3 1/2" on the right'],
  [
    "WALLS_DISAGREE",
    { ...drapes, window: { ...pairOf(101.125), right: 90 } },
    'Window 1 is 90" from the right wall, but over window 2 it is 101 1/8" (22 1/4" + 48 3/8" + 30 1/2"). Measure again.',
  ],
  [
    "WALLS_DISAGREE",
    { ...drapes, window: pairOf(undefined, 90) },
    'Window 2 is 90" from the left wall, but over window 1 it is 104 5/8" (34" + 48 3/8" + 22 1/4"). Measure again.',
  ],
  [
    "THIN_SIDE_PIECE",
    { ...roman, fabric: { width: 48 }, window: { ...window, width: 44 } },
    'only 1" of the strips at its sides shows, with their seams in the side hems. A shade 42" wide needs no strips, one of 55" shows 4" of them. Or turn the cloth.',
  ],
  [
    "SOFT_SHADE_TOO_WIDE",
    { ...roman, style: "soft-shades/Soft Roman Shade", window: { ...window, width: 44 } },
    'Make it 48" for one, let it, or make two shades.',
  ],
  ["TOP_BEYOND_WALL", { ...cornice, window: near(36, 1) }, 'would reach 2" beyond the frame, but the wall is 1" away'],
] as const)("%s says what the matter is", (code, given, words) => {
  expect(sentence(given, code)).toContain(words);
});

test("how far a top goes beyond the frame, or beyond a rod, is its own rule", () => {
  const raised = (given: object, rules: object) =>
    computeTreatment(given, { ...defaultShopRules, ...rules }).checks.map(({ code }) => code);
  const alone = { ...cornice, window: near(2.5) };
  const over = { ...cornice, window: near(10.5), choices: { overRod: 64 } };
  expect(raised(alone, { topBeyondFrame: 6 })).toEqual(["TOP_BEYOND_WALL"]);
  expect(raised(alone, { topBeyondRod: 6 })).toEqual([]);
  expect(raised(over, { topBeyondFrame: 6 })).toEqual([]);
  expect(raised(over, { topBeyondRod: 6 })).toEqual(["TOP_BEYOND_WALL"]);
});
