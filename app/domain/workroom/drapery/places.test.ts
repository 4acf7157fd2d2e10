import { expect, test } from "vitest";
import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

const window = { width: 48, height: 60, topToFloor: 84, gap: 12, room: 96, left: 36, right: 36, heightToSill: 56 };
const pinch = { style: "pleated-tops/Three Finger Pinch", window, fabric: { width: 54 } };
const ripple = { ...pinch, style: "ripplefold/Ripplefold" };
const compute = (given: object, choices: object) => computeTreatment({ ...given, choices }, defaultShopRules);
const figures = (given: object, choices: object = {}) => compute(given, choices).figures;
const codes = (given: object, choices: object = {}) => compute(given, choices).checks.map(({ code }) => code);

test.each([
  ["a track", ripple, "ceiling", 11.625, 94.25],
  ["pleats, which go to a traverse rod", pinch, "ceiling", 11, 95],
  ["a pole", { ...pinch, style: "grommet-top/Grommet Top" }, "ceiling", 9, 95.125],
])("on the ceiling hangs %s", (_, given, mount, rodAbove, finishedLength) => {
  expect(figures(given, { mount })).toMatchObject({ mount, rodAbove, finishedLength, returns: [0, 0] });
  expect(codes(given, { mount })).toEqual([]);
});

test("a ceiling is known by the room too, and asked for where it is not", () => {
  expect(figures({ ...ripple, window: { ...window, gap: undefined } }, { mount: "ceiling" }).finishedLength).toBe(
    94.25,
  );
  const unknown = { ...ripple, window: { width: 48, topToFloor: 84 } };
  expect(codes(unknown, { mount: "ceiling" })).toEqual(["SIZE_MISSING"]);
});

test("a track within an inch and a half of the ceiling is on it, a pole there is too high, and so is what goes through it", () => {
  expect(figures(ripple, { rodAbove: 10.5 }).mount).toBe("ceiling");
  expect(figures(ripple, { rodAbove: 10.375 }).mount).toBe("wall");
  expect(codes(pinch, { rodAbove: 11.5 })).toEqual(["ROD_ABOVE_CEILING"]);
  expect(codes(ripple, { rodAbove: 13 })).toEqual(["ROD_ABOVE_CEILING"]);
});

test("of two rods the front one stands out farther; a top reads it", () => {
  expect(figures(pinch, { layer: "front" })).toMatchObject({ projection: 6, return: 6.5, hang: "rings" });
  expect(figures(ripple, { layer: "back" })).toMatchObject({ projection: 3, finishedLength: 86.125, hang: "track" });
});

test("tiers meet at the rail, the upper one over the lower one's rod", () => {
  expect(figures(pinch, { coverage: "upper" })).toMatchObject({ rodAbove: 4, finishedLength: 34.5 });
  expect(figures(pinch, { coverage: "upper", railFromTop: 20 }).finishedLength).toBe(24.5);
  expect(figures(pinch, { coverage: "lower", railFromTop: 23, length: "apron" })).toMatchObject({
    rodAbove: -23,
    finishedLength: 35.5,
    overlap: 0,
  });
  expect(codes({ ...pinch, window: { ...window, heightToSill: undefined } }, { coverage: "lower" })).toContain(
    "SIZE_MISSING",
  );
});

test("a rod across the window is held on the casing of its frame; one that was set wider, on the wall", () => {
  const cafe = { ...pinch, style: "rod-pocket/Rod Pocket Top Only", window: { ...window, width: 36 } };
  const made = figures(cafe, { coverage: "lower" });
  expect(made).toMatchObject({ rodWidth: 36, extension: [0, 0], panelsFinished: [17, 17] });
  expect(made.hardware?.bracketsAt).toEqual([1, 35]);
  expect(figures(cafe, { coverage: "lower", rodWidth: 44 }).hardware?.bracketsAt).toEqual([2, 42]);
  expect(figures(cafe, { coverage: "upper" }).hardware?.bracketsAt).toEqual([2, 46]);
});

test("below an arch no header stands above where it springs", () => {
  const arched = { ...pinch, window: { ...window, topToFloor: 90, room: 102, archRise: 18 } };
  for (const style of ["rod-pocket/Rod Pocket Top Only", "grommet-top/Grommet Top", "ripplefold/Ripplefold"]) {
    const { rodAbove = 0, headingTop = 0 } = figures({ ...arched, style }, { arch: "below" });
    expect(rodAbove - headingTop).toBe(-18 - Math.max(0, headingTop));
  }
  const tiers = { arch: "below", coverage: "upper", railFromTop: 38 };
  expect(figures({ ...arched, style: "rod-pocket/Rod Pocket Top Only" }, tiers)).toMatchObject({
    rodAbove: -20.375,
    finishedLength: 22,
  });
});

test("below an arch the rod hangs as far down as it rises", () => {
  const arched = { ...pinch, window: { ...window, topToFloor: 90, room: 102, archRise: 20 } };
  expect(figures(arched, { arch: "below" })).toMatchObject({ rodAbove: -20, finishedLength: 68 });
  expect(figures(arched, { arch: "above" }).finishedLength).toBe(92);
  expect(codes(pinch, { arch: "below" })).toContain("SIZE_MISSING");
});

test("in a corner a rod keeps off the other one: no return, no finial, no stack wanted unless it opens to it", () => {
  const corner = { ...pinch, window: { ...window, left: 10 } };
  const ends = ["corner", "wall"];
  expect(figures(corner, { ends })).toMatchObject({
    wanted: [0, 8],
    extension: [5.5, 8],
    returns: [0, 4],
    rodWidth: 61.5,
  });
  expect(figures(corner, { ends }).hardware).toMatchObject({ finials: 1 });
  expect(codes(corner, { ends })).toEqual([]);
  expect(codes(corner, { ends, draw: "left" })).toContain("STACK_OVER_GLASS");
});

test("the separate rods of a bay open outward, and the middle one is a pair without returns", () => {
  const bay = { flats: [30, 60, 30], angles: [45, 45], rods: "separate" };
  const made = figures({ ...pinch, window: { width: 120, bay } }, { finishedLength: 90 });
  expect(made.parts?.map(({ rodWidth, returns, overall }) => [rodWidth, returns, overall])).toEqual([
    [27, [4, 0], 31],
    [54, [0, 0], 58],
    [27, [0, 4], 31],
  ]);
  expect(made.cuts).toBe(6);
  const banded = { ...pinch, insetBand: { edges: ["leading"], fabric: { width: 54 } }, window: { width: 120, bay } };
  const inset = figures(banded, { finishedLength: 90 });
  expect(inset.insetBandPieces).toBe(inset.parts?.reduce((sum, { insetBandPieces = 0 }) => sum + insetBandPieces, 0));
  expect(inset.insetBandPieces).toBeGreaterThan(inset.parts?.[0]?.insetBandPieces ?? 0);
  expect(made.hardware).toMatchObject({ rodWidth: 108, rods: 3, pieces: [27, 54, 27] });
  expect(codes({ ...pinch, window: { width: 120, bay: { ...bay, angles: [45] } } }, { finishedLength: 90 })).toContain(
    "SIZE_OUT_OF_RANGE",
  );
});
