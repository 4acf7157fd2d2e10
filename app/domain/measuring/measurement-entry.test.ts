import fc from "fast-check";
import { expect, test } from "vitest";
import { enterMeasurement, enterMeasurements, entriesOf, entryOf } from "./measurement-entry.ts";
import { measurementTexts } from "./measurement-texts.ts";
import { anyMeasurements } from "./measurements.arbitrary.ts";
import { type MeasurementName, unmeasured } from "./measurements.ts";

test.each<[string | undefined, ReturnType<typeof enterMeasurement>]>([
  ["35 3/8", { inches: 35.375 }],
  ["90 cm", { inches: 35.375, note: '90 cm is 35 3/8", rounded to the nearest 1/8.' }],
  ["", { inches: null }],
  [undefined, { inches: null }],
  ["wide", { inches: null, fault: "Please enter inches, such as 35, 35.375 or 35 3/8." }],
  ["touches", { inches: null, fault: "Please enter inches, such as 35, 35.375 or 35 3/8." }],
  ["0", { inches: null, blanked: "Zero or less is not a measurement, so it was left blank." }],
  ["-2", { inches: null, blanked: "Zero or less is not a measurement, so it was left blank." }],
])("a width of %j", (entry, entered) => {
  expect(enterMeasurement("widthOfWindow", entry)).toEqual(entered);
});

test.each<[MeasurementName, boolean]>([
  ["widthOfWindow", false],
  ["heightOfWindow", false],
  ["heightFromTopOfWindowToFloor", false],
  ["heightFromWindowFrameToCeiling", true],
  ["heightFromFloorToCeiling", false],
  ["distanceFromWindowFrameToLeftWall", true],
  ["distanceFromWindowFrameToRightWall", true],
])("that %s touches can be chosen: %s", (name, can) => {
  expect(enterMeasurement(name, "touches").inches).toBe(can ? 0 : null);
  expect(entryOf(name, "0")).toBe(can ? "touches" : "0");
  const { inches, blanked } = enterMeasurement(name, "0");
  expect(inches).toBe(null);
  expect(blanked?.includes('If there is no gap, choose "It touches".')).toBe(can);
});

test("what is stored is entered again as the same lengths", () => {
  fc.assert(
    fc.property(anyMeasurements, (measurements) => {
      const zeroless = { ...measurements };
      for (const name of ["widthOfWindow", "heightOfWindow", "heightFromTopOfWindowToFloor"] as const) {
        zeroless[name] ||= null;
      }
      zeroless.heightFromFloorToCeiling ||= null;
      expect(enterMeasurements(entriesOf(measurementTexts(zeroless)))).toEqual(zeroless);
    }),
  );
  expect(enterMeasurements(entriesOf({}))).toEqual(unmeasured);
});
