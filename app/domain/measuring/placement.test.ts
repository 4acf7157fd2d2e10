import fc from "fast-check";
import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import type { StyleRef } from "#app/domain/catalogue/style.ts";
import { anyMeasurements } from "#tests/support/any-measurements.ts";
import { chosenStyles, placeTreatments } from "./placement.ts";
import { defaultPlacementRules as rules } from "./placement-rules.ts";
import { resolveMeasurements } from "./resolve-measurements.ts";
import { type WindowOnWall, windowOnWall } from "./window-on-wall.ts";

const ordinary: WindowOnWall = {
  width: 48,
  height: 60,
  topToFloor: 84,
  toCeiling: 12,
  toLeftWall: 36,
  toRightWall: 36,
  toSill: null,
};
const goblet: StyleRef = { group: "pleated-tops", name: "Goblet" };
const relaxed: StyleRef = { group: "pleated-tops", name: "Relaxed" };
const ripplefold: StyleRef = { group: "ripplefold", name: "Ripplefold" };
const hourglass: StyleRef = { group: "rod-pocket", name: "Hourglass" };
const flat: StyleRef = { group: "soft-shades", name: "Flat Roman" };
const statler: StyleRef = { group: "cornice-boards", name: "Statler" };
const plaza: StyleRef = { group: "rod-mount-valances", name: "Plaza 2 Rod Pocket" };

test("the styles of a window are those of its treatments, as far as they are chosen", () => {
  expect(chosenStyles({})).toEqual({});
  expect(chosenStyles({ tops: { style: statler }, shades: {} })).toEqual({ tops: statler });
  expect(chosenStyles({ drapes: { style: goblet }, shades: { style: flat } })).toEqual({
    drapes: goblet,
    shades: flat,
  });
});

test("what is not chosen is not placed", () => {
  expect(placeTreatments(ordinary, {}, rules)).toEqual({
    drapery: null,
    sheer: null,
    lower: null,
    shade: null,
    top: null,
  });
});

test("pleated drapes alone hang from rings on a pole with finials, a pair to just off the floor", () => {
  const { drapery } = placeTreatments(ordinary, { drapes: goblet }, rules);
  expect(drapery).toMatchObject({
    hang: "rings",
    rodWidth: 64,
    rodAbove: 4,
    finishedLength: 86,
    overlap: 4,
    finials: { left: true, right: true },
  });
});

test("under a top a traverse rod carries them, without finials, four inches above the frame", () => {
  const tall = { ...ordinary, toCeiling: 24 };
  const { drapery, top } = placeTreatments(tall, { drapes: goblet, tops: statler }, rules);
  expect(drapery).toMatchObject({
    hang: "traverse",
    rodAbove: 4,
    headingTop: -0.5,
    finishedLength: 88,
    finials: { left: false, right: false },
  });
  expect(top).toMatchObject({ face: 68, above: 7.5, return: 5.5, longPoint: 13.125 });
});

test("a heading without pleats keeps its rings under a top, and a track never has finials", () => {
  expect(placeTreatments(ordinary, { drapes: relaxed, tops: statler }, rules).drapery).toMatchObject({
    hang: "rings",
    overlap: 0,
    finials: { left: false, right: false },
  });
  expect(placeTreatments(ordinary, { drapes: ripplefold }, rules).drapery).toMatchObject({
    hang: "track",
    return: 0,
    finials: { left: false, right: false },
  });
});

test("a rod without finials goes closer to a wall", () => {
  const corner = { ...ordinary, toLeftWall: 6 };
  expect(placeTreatments(corner, { drapes: goblet }, rules).drapery?.extension).toEqual({ left: 2, right: 8 });
  expect(placeTreatments(corner, { drapes: ripplefold }, rules).drapery?.extension).toEqual({ left: 5.5, right: 8 });
});

test("panels between two rods have no rod over the frame, so a top with them is alone", () => {
  const { drapery, top } = placeTreatments(ordinary, { drapes: hourglass, tops: plaza }, rules);
  expect(drapery).toBeNull();
  expect(top).toMatchObject({ face: 52, above: 4, return: 4 });
});

test("a top over a shade covers it", () => {
  const { shade, top } = placeTreatments(ordinary, { shades: flat, tops: statler }, rules);
  expect(shade).toMatchObject({ finishedWidth: 53, finishedHeight: 66 });
  expect(top?.face).toBe(57);
});

test("a style that is no longer made is not placed", () => {
  const gone = { group: "cornice-boards", name: "Nobody" } as const;
  const { drapery, top } = placeTreatments(ordinary, { drapes: gone, tops: gone }, rules);
  expect(drapery).toBeNull();
  expect(top).toBeNull();
});

test("only what has been measured limits what hangs", () => {
  const nothing = windowOnWall(resolveMeasurements({ ...unknownRoom, widthOfWindow: 300 }));
  expect(nothing).toEqual({
    width: 300,
    height: 58,
    topToFloor: 82,
    toCeiling: null,
    toLeftWall: null,
    toRightWall: null,
    toSill: null,
    room: null,
  });
  expect(placeTreatments(nothing, { drapes: goblet }, rules).drapery?.rodWidth).toBe(400);
  const known = { ...unknownRoom, distanceFromWindowFrameToLeftWall: 5, distanceFromWindowFrameToRightWall: 7 };
  const room = { heightFromWindowFrameToCeiling: 9, heightFromTopOfWindowToFloor: 80, heightOfWindow: 50 };
  expect(windowOnWall(resolveMeasurements({ ...known, ...room }))).toMatchObject({
    height: 50,
    topToFloor: 80,
    toCeiling: 9,
    toLeftWall: 5,
    toRightWall: 7,
  });
});

const unknownRoom = {
  widthOfWindow: null,
  heightOfWindow: null,
  heightFromTopOfWindowToFloor: null,
  heightFromWindowFrameToCeiling: null,
  heightFromFloorToCeiling: null,
  distanceFromWindowFrameToLeftWall: null,
  distanceFromWindowFrameToRightWall: null,
};

const oneOf = (treatment: string) =>
  fc.option(fc.constantFrom<StyleRef>(...styles.filter((style) => style.treatment === treatment)), { nil: undefined });
const anyStyles = fc.record({ drapes: oneOf("drapes"), shades: oneOf("shades"), tops: oneOf("tops") });
const anyWindow = anyMeasurements.map((measurements) => windowOnWall(resolveMeasurements(measurements)));
const isEighth = (value: number) => Number.isInteger(value * 8);
const sides = ["left", "right"] as const;

test("in any room, rod and finials, shade and top stay between the walls that are known and under the ceiling", () => {
  fc.assert(
    fc.property(anyWindow, anyStyles, (window, chosen) => {
      const { drapery, shade, top } = placeTreatments(window, chosen, rules);
      const walls = { left: window.toLeftWall ?? Infinity, right: window.toRightWall ?? Infinity };
      const ceiling = window.toCeiling ?? Infinity;
      for (const side of sides) {
        const finial = drapery?.finials[side] ? rules.finialLength : 0;
        expect((drapery?.extension[side] ?? 0) + finial).toBeLessThanOrEqual(walls[side]);
        expect(shade?.extension[side] ?? 0).toBeLessThanOrEqual(walls[side]);
        expect(top?.extension[side] ?? 0).toBeLessThanOrEqual(walls[side]);
      }
      if (drapery) {
        const highest = drapery.rodAbove - drapery.lowered + Math.max(rules.bracketAbove, -drapery.headingTop);
        expect(highest).toBeLessThanOrEqual(ceiling - rules.ceilingClearance);
      }
      expect(shade?.above ?? 0).toBeLessThanOrEqual(ceiling);
      expect(top?.above ?? 0).toBeLessThanOrEqual(ceiling);
      if (shade) expect(shade.finishedHeight - shade.above).toBeLessThanOrEqual(window.topToFloor);
      if (top) expect(top.longPoint - top.above).toBeLessThanOrEqual(window.topToFloor);
    }),
    { numRuns: 500 },
  );
});

test("in any room nothing is negative, and what is made is in eighths", () => {
  fc.assert(
    fc.property(anyWindow, anyStyles, (window, chosen) => {
      const { drapery, shade, top } = placeTreatments(window, chosen, rules);
      const made = [
        ...(drapery
          ? [drapery.rodWidth, drapery.rodAbove, drapery.lowered, drapery.finishedLength, drapery.return]
          : []),
        ...(drapery ? [drapery.extension.left, drapery.extension.right, drapery.return] : []),
        ...(shade ? [shade.finishedWidth, shade.finishedHeight, shade.above, shade.below] : []),
        ...(top ? [top.face, top.above, top.return, top.longPoint] : []),
      ];
      expect(made.filter((value) => value < 0 || !isEighth(value))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("mirrored walls give mirrored extensions", () => {
  fc.assert(
    fc.property(anyWindow, anyStyles, (window, chosen) => {
      const mirrored = { ...window, toLeftWall: window.toRightWall, toRightWall: window.toLeftWall };
      const here = placeTreatments(window, chosen, rules);
      const there = placeTreatments(mirrored, chosen, rules);
      for (const what of ["drapery", "shade", "top"] as const) {
        expect(there[what]?.extension.left).toBe(here[what]?.extension.right);
        expect(there[what]?.extension.right).toBe(here[what]?.extension.left);
      }
    }),
  );
});
