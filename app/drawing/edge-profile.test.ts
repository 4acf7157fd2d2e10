import { expect, test } from "vitest";
import { edgePath, parseProfile, scallops, spread } from "./edge-profile.ts";
import { mirrorPath } from "./scene.ts";

test.each([
  ["a straight edge", "M0,1H.5", "L20,16L40,16"],
  ["a square step", "M0,1H.2V.75H.5", "L8,16L8,12L20,12L32,12L32,16L40,16"],
  ["a slanted step, at 45 degrees in inches", "M0,1H.2D.75H.5", "L8,16L12,12L20,12L28,12L32,16L40,16"],
  ["a curve", "M0,1C.1,1 .2,.5 .5,.5", "C4,16 8,8 20,8C32,8 36,16 40,16"],
])("%s runs to the middle and back", (_, half, whole) => {
  expect(edgePath(parseProfile(half), { width: 40, height: 16 })).toEqual({ start: 16, data: whole });
});

test("legs keep their inches on a wide window", () => {
  const step = parseProfile("M0,1H.2V.75H.5");
  expect(edgePath(step, { width: 200, height: 16 }).data).toBe("L13.6,16L13.6,12L100,12L186.4,12L186.4,16L200,16");
});

test("scallops hang from joint to joint", () => {
  expect(scallops(30, 3, 13, 16)).toEqual({ start: 13, data: "Q5,19 10,13Q15,19 20,13Q25,19 30,13" });
});

test("a mirrored path is itself when mirrored again", () => {
  expect(mirrorPath("M-.36,4.1C-.5,2.9 1.2,1.7 0,.4Z")).toBe("M.36,4.1C.5,2.9 -1.2,1.7 -0,.4Z");
  expect(mirrorPath(mirrorPath("M-.36,4.1L.5,2"))).toBe("M-.36,4.1L.5,2");
});

test.each([
  [0, 52, 0],
  [0.1, 52, 5.2],
  [0.25, 52, 13],
  [0.5, 52, 26],
  [0.1, 120, 6.8],
  [0.25, 120, 17],
  [0.375, 120, 38.5],
  [0.5, 120, 60],
])("a share of %d of a board %d wide is %d inches in: legs do not stretch", (share, width, inches) => {
  expect(spread(share, width)).toBeCloseTo(inches);
});

test("scallops hang from joint to joint, from where they begin", () => {
  expect(scallops(30, 2, 12, 16, 5)).toEqual({ start: 12, data: "Q12.5,20 20,12Q27.5,20 35,12" });
});
