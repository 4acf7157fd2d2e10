import { expect, test } from "vitest";
import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import type { GroupId } from "#app/domain/catalogue/style.ts";
import { unmeasured } from "#app/domain/measuring/measurements.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { assumptionNotes, describeScene, describeTitle } from "./describe.ts";

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
  expect(describeScene({ shades }, [])).toBe(
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
