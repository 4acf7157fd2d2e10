import fc from "fast-check";
import { expect, test } from "vitest";
import { anyMeasurements } from "#tests/support/any-measurements.ts";
import {
  enterInPlace,
  enterMeasurement,
  enterMeasurements,
  entriesOf,
  entryOf,
  inPlaceEntryOf,
} from "./measurement-entry.ts";
import { measurementTexts } from "./measurement-texts.ts";
import { type MeasurementName, unmeasured } from "./measurements.ts";

test.each<[string | undefined, ReturnType<typeof enterMeasurement>]>([
  ["35 3/8", { inches: 35.375 }],
  ["90 cm", { inches: 35.375, note: '90 cm is 35 3/8", rounded to the nearest 1/8.' }],
  ["", { inches: null }],
  [undefined, { inches: null }],
  ["wide", { inches: null, fault: "Please enter inches, such as 35, 35.375 or 35 3/8." }],
  ["touches", { inches: null, fault: "Please enter inches, such as 35, 35.375 or 35 3/8." }],
  ["0", { inches: null, blanked: "Zero or less is not a measurement, so it was left blank." }],
  ["0.01", { inches: null, blanked: "To the nearest 1/8 this is nothing, so it was left blank." }],
  ["35 9/8", { inches: 36.125, note: '35 9/8 is 36 1/8".' }],
  ["999999", { inches: null, fault: "Please enter 9,999 inches or less." }],
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

test.each<[MeasurementName, string, ReturnType<typeof enterInPlace>]>([
  ["widthOfWindow", "40 1/16", { ok: true, stored: "40.125", note: 'Rounded to the nearest 1/8: 40 1/8".' }],
  ["widthOfWindow", "101,6 cm", { ok: true, stored: "40", note: '101,6 cm is 40".' }],
  ["widthOfWindow", "40", { ok: true, stored: "40" }],
  ["widthOfWindow", " ", { ok: true, stored: "" }],
  ["widthOfWindow", "0", { ok: false, reason: "Zero or less is not a measurement, so what was there is kept." }],
  ["widthOfWindow", "-3", { ok: false, reason: "Zero or less is not a measurement, so what was there is kept." }],
  ["widthOfWindow", "0.01", { ok: false, reason: "To the nearest 1/8 this is nothing, so what was there is kept." }],
  ["widthOfWindow", "It touches", { ok: false, reason: "Please enter inches, such as 35, 35.375 or 35 3/8." }],
  ["widthOfWindow", "99999", { ok: false, reason: "Please enter 9,999 inches or less." }],
  ["heightFromWindowFrameToCeiling", "0", { ok: true, stored: "0" }],
  ["heightFromWindowFrameToCeiling", " it touches ", { ok: true, stored: "0" }],
  [
    "heightFromWindowFrameToCeiling",
    "-3",
    { ok: false, reason: "Less than zero is not a measurement, so what was there is kept." },
  ],
])("in place, a %s of %j", (name, entry, entered) => {
  expect(enterInPlace(name, entry)).toEqual(entered);
});

test("what touches reads so where it is changed in place", () => {
  expect(inPlaceEntryOf("distanceFromWindowFrameToLeftWall", "0")).toBe("It touches");
  expect(inPlaceEntryOf("distanceFromWindowFrameToLeftWall", "24.5")).toBe("24 1/2");
  expect(inPlaceEntryOf("distanceFromWindowFrameToLeftWall", "")).toBe("");
});
