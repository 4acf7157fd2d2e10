import { expect, test } from "vitest";
import { type DraperyChoices, placeDrapery, placeSash } from "./place-drapery.ts";
import { defaultPlacementRules as rules } from "./placement-rules.ts";
import type { WindowOnWall } from "./window-on-wall.ts";

const ordinary: WindowOnWall = {
  width: 48,
  height: 60,
  topToFloor: 84,
  toCeiling: 12,
  toLeftWall: 36,
  toRightWall: 36,
  toSill: 56,
};

/** Three Finger Pinch: a pleated pair on rings, to just off the floor. */
const pinch: DraperyChoices = {
  hang: "rings",
  pleated: true,
  underTop: false,
  draw: "pair",
  length: "floor",
  mount: "outside",
  finials: true,
};

const place = (window: Partial<WindowOnWall> = {}, choices: Partial<DraperyChoices> = {}) =>
  placeDrapery({ ...ordinary, ...window }, { ...pinch, ...choices }, rules);

test("an ordinary window is placed like this, whole", () => {
  expect(place()).toEqual({
    hang: "rings",
    mount: "wall",
    projection: 3.5,
    wanted: { left: 8, right: 8 },
    extension: { left: 8, right: 8 },
    rodWidth: 64,
    heldIn: 2,
    rodAbove: 4,
    lowered: 0,
    finials: { left: true, right: true },
    headingTop: 1.5,
    finishedLength: 86,
    panels: 2,
    return: 4,
    flat: 4,
    overlap: 4,
    returns: [4, 4],
    lap: 0,
  });
});

test.each<[string, Partial<WindowOnWall>, Partial<DraperyChoices>, object]>([
  [
    "D-08",
    { width: 66, toLeftWall: 30, toRightWall: 30 },
    {},
    { extension: { left: 11, right: 11 }, rodWidth: 88, rodAbove: 4, finishedLength: 86 },
  ],
  [
    "D-10",
    { toRightWall: 48 },
    { draw: "right" },
    {
      wanted: { left: 4, right: 16 },
      extension: { left: 4, right: 16 },
      rodWidth: 68,
      finishedLength: 86,
      panels: 1,
      return: 4,
      overlap: 0,
    },
  ],
  [
    "D-10 the other way",
    { toLeftWall: 48 },
    { draw: "left" },
    { wanted: { left: 16, right: 4 }, extension: { left: 16, right: 4 }, rodWidth: 68, panels: 1, overlap: 0 },
  ],
  [
    "D-12",
    { width: 72, height: 78, topToFloor: 96, toCeiling: 24, toLeftWall: 40, toRightWall: 40, toSill: 74 },
    { draw: "stationary" },
    {
      wanted: { left: 8, right: 8 },
      extension: { left: 8, right: 8 },
      rodWidth: 88,
      rodAbove: 12,
      finishedLength: 106,
      panels: 2,
      return: 4,
      overlap: 0,
    },
  ],
  [
    "D-15",
    { width: 72, height: 78, topToFloor: 108, toLeftWall: 40, toRightWall: 40, toSill: 74 },
    {},
    { extension: { left: 12, right: 12 }, rodWidth: 96, rodAbove: 4, finishedLength: 110 },
  ],
  [
    "D-20",
    {},
    { hang: "pocket", pleated: false },
    { rodWidth: 64, rodAbove: 4, headingTop: -2.375, finishedLength: 89.875, return: 0, overlap: 0 },
  ],
  ["D-24", {}, { length: "puddle" }, { rodWidth: 64, rodAbove: 4, finishedLength: 92.5 }],
  [
    "X-01",
    {},
    { length: "puddle", mount: "inside", finials: false },
    {
      wanted: { left: 8, right: 8 },
      extension: { left: 0, right: 0 },
      rodWidth: 48,
      rodAbove: 4,
      finishedLength: 92.5,
      return: 4,
      overlap: 4,
      finials: { left: false, right: false },
    },
  ],
])("golden case %s", (_, window, choices, expected) => {
  expect(place(window, choices)).toMatchObject(expected);
});

test.each<[DraperyChoices["hang"], number, number, number, number]>([
  ["rings", 1.5, 86, 4, 4],
  ["traverse", -0.5, 88, 4, 4],
  ["grommets", -2.625, 90.125, 0, 4],
  ["behind", -1.25, 88.75, 0, 4],
  ["pocket", -2.375, 89.875, 0, 4],
  ["track", 0.875, 86.625, 0, 4],
])(
  "cloth on %s starts %d below the rod, is %d long and returns %d",
  (hang, headingTop, finishedLength, back, above) => {
    expect(place({}, { hang })).toMatchObject({ headingTop, finishedLength, return: back, rodAbove: above });
  },
);

test.each<[DraperyChoices["length"], number | null, number]>([
  ["floor", 56, 86],
  ["kiss", 56, 86.5],
  ["break", 56, 87.5],
  ["puddle", 56, 92.5],
  ["sill", 56, 58],
  ["apron", 56, 62.5],
  ["sill", null, 62],
  ["apron", null, 66.5],
])("cloth to the %s, with the sill at %j, is %d long", (length, toSill, finishedLength) => {
  expect(place({ toSill }, { length }).finishedLength).toBe(finishedLength);
});

test.each([
  [12, 4, 4],
  [24, 4, 4],
  [25, 4.5, 4.5],
  [47, 8, 8],
  [48, 8, 8],
  [49, 8.5, 8.5],
])("a pair on a window %d wide wants %d to the left and %d to the right", (width, left, right) => {
  expect(place({ width }).wanted).toEqual({ left, right });
});

test.each([
  [40, 8, true],
  [12, 8, true],
  [11.875, 7.5, true],
  [6, 2, true],
  [4.5, 0.5, true],
  [4, 0, true],
  [3.875, 0, false],
  [2, 0, false],
  [0, 0, false],
  [null, 8, true],
])("a wall %j away leaves %d for the rod, and room for a finial: %s", (wall, reach, finial) => {
  const left = place({ toLeftWall: wall });
  expect(left.extension).toEqual({ left: reach, right: 8 });
  expect(left.finials).toEqual({ left: finial, right: true });
  expect(left.rodWidth).toBe(56 + reach);
  const right = place({ toRightWall: wall });
  expect(right.extension).toEqual({ left: 8, right: reach });
  expect(right.finials).toEqual({ left: true, right: finial });
});

test.each([
  [8.5, 8],
  [8.375, 7.5],
  [2, 1.5],
  [0.5, 0],
])("without finials a wall %d away leaves %d", (wall, reach) => {
  const { extension, finials } = place({ toLeftWall: wall }, { finials: false });
  expect(extension.left).toBe(reach);
  expect(finials).toEqual({ left: false, right: false });
});

test.each<[number | null, boolean, number]>([
  [12, false, 4],
  [12.125, false, 6],
  [14, false, 7],
  [15.5, false, 7.5],
  [15.875, false, 7.5],
  [24, true, 4],
  [null, false, 4],
  [6, false, 4],
  [5.25, false, 4],
  [5.125, false, 3.875],
  [1.25, false, 0],
])("with %j inches of wall above, under a top: %s, the rod hangs %d above the frame", (toCeiling, underTop, above) => {
  const { rodAbove, lowered } = place({ toCeiling }, { underTop });
  expect(rodAbove).toBe(above);
  expect(lowered).toBe(0);
});

test.each<[number, DraperyChoices["hang"], number, number, number]>([
  [1, "rings", 0, 0.25, 82],
  [0, "rings", 0, 1.25, 82],
  [0, "grommets", 0, 2.875, 86.125],
  [2.75, "grommets", 0, 0.125, 86.125],
  [2.875, "grommets", 0, 0, 86.125],
  [3, "grommets", 0.125, 0, 86.25],
  [1.5, "behind", 0, 0, 84.75],
])("a ceiling %d above and cloth on %s: the rod %d above, lowered %d", (toCeiling, hang, above, lowered, length) => {
  const placed = place({ toCeiling }, { hang });
  expect(placed).toMatchObject({ rodAbove: above, lowered, finishedLength: length });
});

test.each<[DraperyChoices["draw"], boolean, number, 1 | 2]>([
  ["pair", true, 4, 2],
  ["pair", false, 0, 2],
  ["left", true, 0, 1],
  ["right", true, 0, 1],
  ["stationary", true, 0, 2],
])("drawn as a %s, pleated: %s, the overlap is %d on %d panels", (draw, pleated, overlap, panels) => {
  expect(place({}, { draw, pleated })).toMatchObject({ overlap, panels });
});

test("a length between eighths is cut short, and none is ever negative", () => {
  const odd = { ...rules, floorClearance: 0.3 };
  expect(placeDrapery(ordinary, pinch, odd).finishedLength).toBe(86.125);
  expect(place({ toSill: 0, toCeiling: 0 }, { length: "sill" }).finishedLength).toBe(0);
});

test("the owner's own rules are followed", () => {
  const own = { ...rules, projection: 5, returnEase: 0.25, overlap: 3, minExtension: 10, rodAboveFrame: 6 };
  expect(placeDrapery(ordinary, pinch, own)).toMatchObject({
    extension: { left: 10, right: 10 },
    rodAbove: 6,
    return: 5.25,
    overlap: 3,
  });
});

test("panels between two rods are two inches larger than the glass, with a ruffle beyond each rod", () => {
  expect(placeSash({ width: 42, height: 53 }, rules)).toEqual({ rodWidth: 44, finishedLength: 57 });
  const own = { ...rules, sashRuffle: 1.5, sashBeyondGlass: 3 };
  expect(placeSash({ width: 42, height: 53 }, own)).toEqual({ rodWidth: 45, finishedLength: 59 });
});
