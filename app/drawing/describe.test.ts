import { expect, test } from "vitest";
import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import type { GroupId } from "#app/domain/catalogue/style.ts";
import { type Measurements, unmeasured } from "#app/domain/measuring/measurements.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { assumptionNotes, describeScene, describeTitle, drawnNote, isToScale } from "./describe.ts";

const whole: Measurements = {
  widthOfWindow: 48,
  heightOfWindow: 60,
  heightFromTopOfWindowToFloor: 84,
  heightFromWindowFrameToCeiling: 12,
  heightFromFloorToCeiling: 96,
  distanceFromWindowFrameToLeftWall: 30,
  distanceFromWindowFrameToRightWall: 0,
};
const resolved = resolveMeasurements({ ...unmeasured, widthOfWindow: 48, heightOfWindow: 60 });
const style = (group: GroupId, name: string) => {
  const found = findStyle(group, name);
  if (!found) throw new Error(name);
  return found;
};
const goblet = { style: style("pleated-tops", "Goblet") };
const flat = { style: style("soft-shades", "Flat Roman") };
const albany = { style: { ...style("cornice-boards", "Albany"), category: "corniceBoard" as const } };

test.each([
  [{}, "A 48 by 60 inch window"],
  [{ drapes: goblet }, "Goblet drapes, floor length, on a 48 by 60 inch window"],
  [{ shades: flat }, "Flat Roman shade, on a 48 by 60 inch window"],
  [{ tops: albany }, "Albany cornice board, on a 48 by 60 inch window"],
  [
    { drapes: goblet, shades: flat, tops: albany },
    "Goblet drapes, floor length, with a Flat Roman shade and an Albany cornice board, on a 48 by 60 inch window",
  ],
  [
    { drapes: { style: style("rod-pocket", "Hourglass") } },
    "Hourglass drapes, between two rods, on a 48 by 60 inch window",
  ],
])("%j reads %s", (customizations, title) => {
  expect(describeTitle(customizations, resolved)).toBe(title);
});

test("fractions are read out, and eighty takes an", () => {
  const wide = resolveMeasurements({ ...unmeasured, widthOfWindow: 80.5, heightOfWindow: 60.125 });
  expect(describeTitle({ drapes: goblet }, wide)).toBe(
    "Goblet drapes, floor length, on an 80 1/2 by 60 1/8 inch window",
  );
});

test("the description names the options", () => {
  const shades = { ...flat, customizations: { blackoutLining: true, interlining: false, motorizedControl: true } };
  expect(describeScene({ shades }, resolveMeasurements(whole), [])).toBe(
    "A front view of the window in its wall, to scale. Shades: blackout lining, motorized control.",
  );
});

test("what was assumed is said", () => {
  expect(assumptionNotes(resolveMeasurements(unmeasured))).toEqual([
    "A typical window is shown until yours is measured.",
  ]);
  expect(assumptionNotes(resolved)).toEqual([
    "Typical values stand in for height from top of window to floor, height from window frame to ceiling, " +
      "height from floor to ceiling, distance from window frame to left wall and distance from window frame to right wall.",
  ]);
});

test.each<[string, Partial<Measurements>, string[], string | undefined]>([
  ["nothing", {}, [], undefined],
  [
    "600 inches wide",
    { widthOfWindow: 600 },
    ["Not to scale: width of window cannot be drawn as given."],
    "Not to scale: width of window cannot be drawn as given.",
  ],
  [
    "heights that do not add up",
    { heightFromFloorToCeiling: 120 },
    ["Not to scale: height from floor to ceiling cannot be drawn as given."],
    "Not to scale: one value cannot be drawn as given.",
  ],
  [
    "two absurd ones, and one that is missing",
    { widthOfWindow: 600, heightOfWindow: 2, distanceFromWindowFrameToLeftWall: null },
    [
      "Not to scale: width of window and height of window cannot be drawn as given.",
      "A typical value stands in for distance from window frame to left wall.",
    ],
    "Not to scale: some values cannot be drawn as given.",
  ],
])("a typed value is never called missing, nor a drawing to scale that is not: %s", (_, changes, notes, drawn) => {
  const drawing = resolveMeasurements({ ...whole, ...changes });
  expect(assumptionNotes(drawing)).toEqual(notes);
  expect(drawnNote(drawing)).toBe(drawn);
  expect(isToScale(drawing)).toBe(notes.length === 0);
  expect(describeScene({}, drawing, notes)).toBe(
    notes.length === 0
      ? "A front view of the window in its wall, to scale."
      : ["A front view of the window in its wall, not to scale.", ...notes].join(" "),
  );
});

test("an absurd window is named by what was measured", () => {
  expect(describeTitle({}, resolveMeasurements({ ...whole, widthOfWindow: 600, heightOfWindow: 2 }))).toBe(
    "A 600 by 2 inch window",
  );
});
