import { expect, test } from "vitest";
import { placeShade } from "./place-shade.ts";
import { defaultPlacementRules as rules } from "./placement-rules.ts";
import type { WindowOnWall } from "./window-on-wall.ts";

const ordinary: WindowOnWall = {
  width: 48,
  height: 60,
  topToFloor: 84,
  toCeiling: 12,
  toLeftWall: 36,
  toRightWall: 36,
  toSill: null,
};

const outside = (window: Partial<WindowOnWall> = {}) =>
  placeShade({ ...ordinary, ...window }, { mount: "outside" }, rules);

test("over the frame a shade is five inches wider and six inches higher", () => {
  expect(outside()).toEqual({
    finishedWidth: 53,
    finishedHeight: 66,
    extension: { left: 2.5, right: 2.5 },
    above: 3,
    below: 3,
  });
});

test.each([
  ["R-03", 72, 78, 77, 84],
  ["R-04", 40, 60, 45, 66],
  ["R-06", 36, 54, 41, 60],
  ["R-09", 65, 50, 70, 56],
])(
  "golden case %s: a frame of %d by %d takes a shade of %d by %d",
  (_, width, height, finishedWidth, finishedHeight) => {
    const unknown = { toCeiling: null, toLeftWall: null, toRightWall: null, topToFloor: 96 };
    expect(outside({ ...unknown, width, height })).toMatchObject({ finishedWidth, finishedHeight });
  },
);

const inside = {
  mount: "inside",
  widths: [29.5, 29.375, 29.625],
  heights: [54.25, 54.125, 54.375],
} as const;

test("golden case R-01: inside the frame a shade is a quarter inch less than the smallest width", () => {
  expect(placeShade(ordinary, { ...inside, byFactory: false }, rules)).toEqual({
    finishedWidth: 29.125,
    finishedHeight: 54.125,
    extension: { left: 0, right: 0 },
    above: 0,
    below: 0,
  });
});

test("golden case R-10: what a factory makes is ordered as measured, by the tallest height", () => {
  expect(placeShade(ordinary, { ...inside, byFactory: true }, rules)).toMatchObject({
    finishedWidth: 29.375,
    finishedHeight: 54.375,
  });
});

test("a size between eighths is taken short", () => {
  const measured = { mount: "inside", widths: [30.2], heights: [40.2], byFactory: true } as const;
  expect(placeShade(ordinary, measured, rules)).toMatchObject({ finishedWidth: 30.125, finishedHeight: 40.125 });
});

test.each([
  [3, 2.5],
  [2.875, 2.375],
  [2, 1.5],
  [0.5, 0],
  [0, 0],
])("a wall %d away leaves %d on its side alone", (wall, reach) => {
  expect(outside({ toLeftWall: wall })).toMatchObject({
    extension: { left: reach, right: 2.5 },
    finishedWidth: 50.5 + reach,
  });
  expect(outside({ toRightWall: wall })).toMatchObject({
    extension: { left: 2.5, right: reach },
    finishedWidth: 50.5 + reach,
  });
});

test.each([
  [3.25, 3],
  [3, 2.75],
  [0.25, 0],
  [0, 0],
])("a ceiling %d above leaves %d over the frame", (toCeiling, above) => {
  expect(outside({ toCeiling })).toMatchObject({ above, below: 3, finishedHeight: 63 + above });
});

test.each([
  [63.5, 3],
  [63, 2.5],
  [60, 0],
])("a window whose top is %d above the floor leaves %d under it", (topToFloor, below) => {
  expect(outside({ topToFloor })).toMatchObject({ above: 3, below, finishedHeight: 63 + below });
});

test("below an arch a shade covers the straight part, and is as far over it at its foot as any other", () => {
  const arched = { width: 34, height: 72, topToFloor: 96, hungBelow: 16 };
  expect(outside(arched)).toMatchObject({ finishedHeight: 59, above: -16, below: 3, finishedWidth: 39 });
});

test("an opening that was measured up into the curve loses its rise, one measured where it is straight does not", () => {
  const window = { ...ordinary, width: 34, height: 72, hungBelow: 16 };
  const high = (heights: number[], byFactory: boolean) =>
    placeShade(window, { mount: "inside", widths: [31], heights, byFactory }, rules);
  expect(high([70, 70, 70], false)).toMatchObject({ finishedHeight: 54, above: -16 });
  expect(high([54, 70, 54], true)).toMatchObject({ finishedHeight: 54, above: -16 });
});
