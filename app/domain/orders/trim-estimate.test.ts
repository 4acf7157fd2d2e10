import { expect, test } from "vitest";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { type Measurements, unmeasured } from "#app/domain/measuring/measurements.ts";
import type { ChosenStyles } from "#app/domain/measuring/placement.ts";
import { defaultPlacementRules as rules } from "#app/domain/measuring/placement-rules.ts";
import { estimateTrim } from "./trim-estimate.ts";

const window: Measurements = {
  widthOfWindow: 36,
  heightOfWindow: 60,
  heightFromTopOfWindowToFloor: 84,
  heightFromWindowFrameToCeiling: 12,
  heightFromFloorToCeiling: 96,
  distanceFromWindowFrameToLeftWall: 30,
  distanceFromWindowFrameToRightWall: 30,
};
const drapes = { group: "pleated-tops", name: "Goblet" } as const;
const grommet = { group: "grommet-top", name: "Grommet Top" } as const;
const hourglass = { group: "rod-pocket", name: "Hourglass" } as const;
const shades = { group: "soft-shades", name: "Flat Roman" } as const;
const tops = { group: "cornice-boards", name: "Statler" } as const;
const valance = { group: "rod-mount-valances", name: "Lifton" } as const;

test.each<[TreatmentType, ChosenStyles, number, string]>([
  ["drapes", { drapes }, 15, "two edges of 86"],
  ["drapes", { drapes: grommet }, 16, "two edges of 90 1/8, because the cloth stands above its rod"],
  ["drapes", { drapes, tops }, 15, "two edges of 88 on a traverse rod"],
  ["drapes", { drapes: hourglass }, 11, "two edges of 64 between the rods"],
  ["shades", { shades }, 4, "a hem of 41"],
  ["tops", { tops }, 4, "40 and two returns of 3 1/2"],
  ["tops", { tops: valance }, 4, "40 and two returns of 4"],
  ["tops", { tops, drapes }, 6, "52 over the rod and two returns of 5 1/2"],
])("trim for %s in %j is about %d feet: %s", (type, styles, feet) => {
  expect(estimateTrim(type, window, styles, rules)).toEqual({ feet, cents: feet * 1200 });
});

test("the estimate and the drawing read one placement: the edge is as long as the cloth that hangs", () => {
  const high = { ...window, heightFromWindowFrameToCeiling: 23, heightFromFloorToCeiling: 107 };
  // Halfway to the ceiling: 84 + 11 1/2 - 1 1/2 - 1/2 is 93 1/2, twice that 187 inches.
  expect(estimateTrim("drapes", high, { drapes }, rules)?.feet).toBe(16);
});

test("twelve inches are one foot, and an eighth more is two", () => {
  const narrow = { ...rules, shadeOutsideWidth: 0 };
  expect(estimateTrim("shades", { ...window, widthOfWindow: 12 }, { shades }, narrow)).toEqual({
    feet: 1,
    cents: 1200,
  });
  expect(estimateTrim("shades", { ...window, widthOfWindow: 12.125 }, { shades }, narrow)?.feet).toBe(2);
});

test.each<[TreatmentType, ChosenStyles, Partial<Measurements>]>([
  ["drapes", { drapes }, { heightFromTopOfWindowToFloor: 84 }],
  ["drapes", { drapes }, { heightFromFloorToCeiling: 96, heightFromWindowFrameToCeiling: 12 }],
  ["drapes", { drapes: hourglass }, { heightOfWindow: 60 }],
  ["shades", { shades }, { widthOfWindow: 36 }],
  ["tops", { tops }, { widthOfWindow: 36 }],
])("%s in %j are estimated from %j alone, and from nothing not at all", (type, styles, measured) => {
  expect(estimateTrim(type, { ...unmeasured, ...measured }, styles, rules)).toBeDefined();
  expect(estimateTrim(type, unmeasured, styles, rules)).toBeUndefined();
});

test.each<[TreatmentType, ChosenStyles]>([
  ["drapes", {}],
  ["shades", {}],
  ["tops", {}],
  ["drapes", { drapes: { group: "pleated-tops", name: "Nobody" } }],
  ["tops", { tops: { group: "cornice-boards", name: "Nobody" } }],
])("%s in %j take no trim that could be estimated", (type, styles) => {
  expect(estimateTrim(type, window, styles, rules)).toBeUndefined();
});
