import { expect, test } from "vitest";
import { placeTop } from "./place-top.ts";
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
const board = { mount: "board", longPoint: 16 } as const;
const onRod = { mount: "rod", longPoint: 15 } as const;
const nothing = { rod: null, shade: null };
const rodOf = (left: number, right = left) => ({ extension: { left, right }, rodAbove: 4, lowered: 0 });

test("a board alone is four inches wider than the frame and stands four above it", () => {
  expect(placeTop(ordinary, board, nothing, rules)).toEqual({
    face: 52,
    extension: { left: 2, right: 2 },
    above: 4,
    return: 3.5,
    longPoint: 14,
  });
});

test("over a rod it is four inches wider than the rod, covers it, and stands clear of it", () => {
  expect(placeTop(ordinary, board, { rod: rodOf(8), shade: null }, rules)).toEqual({
    face: 68,
    extension: { left: 10, right: 10 },
    above: 7.5,
    return: 5.5,
    longPoint: 14,
  });
});

test.each([
  ["C-01", 48, board, null, 52, 3.5],
  ["C-03", 75, board, rodOf(12.5), 104, 5.5],
  ["V-03", 48, board, null, 52, 3.5],
  ["V-07", 40, board, null, 44, 3.5],
])("golden case %s", (_, width, top, rod, face, back) => {
  expect(placeTop({ ...ordinary, width }, top, { rod, shade: null }, rules)).toMatchObject({ face, return: back });
});

test("golden cases V-01 and V-10: a valance on a rod returns four inches alone; over a rod of 64 a board is 68", () => {
  expect(placeTop(ordinary, onRod, nothing, rules).return).toBe(4);
  expect(placeTop(ordinary, board, { rod: rodOf(8), shade: null }, rules).face).toBe(68);
});

test("a valance on a rod over another rod stands clear of it, without going by lumber", () => {
  const own = { ...rules, projection: 4 };
  expect(placeTop(ordinary, onRod, { rod: rodOf(8), shade: null }, own).return).toBe(6);
  expect(placeTop(ordinary, board, { rod: rodOf(8), shade: null }, own).return).toBe(7.25);
});

test("no lumber deep enough leaves the depth that is needed", () => {
  const deep = { ...rules, projection: 12 };
  expect(placeTop(ordinary, board, { rod: rodOf(8), shade: null }, deep).return).toBe(14);
});

test("over a shade it covers the shade, and over both the wider one of each side", () => {
  const shade = { extension: { left: 2.5, right: 1.5 } };
  expect(placeTop(ordinary, board, { rod: null, shade }, rules)).toMatchObject({
    extension: { left: 4.5, right: 3.5 },
    face: 56,
    above: 4,
    return: 3.5,
  });
  expect(placeTop(ordinary, board, { rod: rodOf(8, 0), shade }, rules)).toMatchObject({
    extension: { left: 10, right: 3.5 },
    face: 61.5,
  });
});

test("what it reaches beyond is one rule alone and another over a rod or a shade", () => {
  const own = { ...rules, topBeyondFrame: 6 };
  const shade = { extension: { left: 2.5, right: 2.5 } };
  expect(placeTop(ordinary, board, nothing, own).face).toBe(54);
  expect(placeTop(ordinary, board, { rod: rodOf(8), shade: null }, own).face).toBe(68);
  expect(placeTop(ordinary, board, { rod: null, shade }, own).face).toBe(57);
});

test.each([
  [36, 10],
  [10.25, 10],
  [10.125, 9.875],
  [2, 1.75],
  [0, 0],
])("a wall %d away leaves %d on its side alone", (wall, reach) => {
  const covered = { rod: rodOf(8), shade: null };
  const left = placeTop({ ...ordinary, toLeftWall: wall }, board, covered, rules);
  expect(left.extension).toEqual({ left: reach, right: 10 });
  expect(left.face).toBe(58 + reach);
  const right = placeTop({ ...ordinary, toRightWall: wall }, board, covered, rules);
  expect(right.extension).toEqual({ left: 10, right: reach });
});

test.each([
  [4.25, 4],
  [4, 3.75],
  [0.25, 0],
  [0, 0],
])("a ceiling %d above leaves %d", (toCeiling, above) => {
  expect(placeTop({ ...ordinary, toCeiling }, board, nothing, rules).above).toBe(above);
});

test("it follows a rod that hangs higher, and one that had to come down", () => {
  const high = { ...rodOf(8), rodAbove: 6 };
  expect(placeTop({ ...ordinary, toCeiling: 24 }, board, { rod: high, shade: null }, rules).above).toBe(9.5);
  const low = { ...rodOf(8), rodAbove: 0, lowered: 1.25 };
  expect(placeTop({ ...ordinary, toCeiling: 3 }, board, { rod: low, shade: null }, rules).above).toBe(2.25);
});

test.each([
  [60, 12],
  [72, 12],
  [75, 12.5],
  [82, 13.625],
  [96, 16],
  [108, 18],
  [120, 18],
])("with its top %d above the floor, a long point of 16 becomes %d", (topToFloor, longPoint) => {
  expect(placeTop({ ...ordinary, topToFloor }, board, nothing, rules).longPoint).toBe(longPoint);
});

test("a shallow one is shallower in the same measure, and none takes more than six tenths of the wall", () => {
  expect(placeTop(ordinary, { mount: "board", longPoint: 7 }, nothing, rules).longPoint).toBe(6.125);
  expect(placeTop({ ...ordinary, topToFloor: 12 }, board, nothing, rules).longPoint).toBe(9.5);
});
