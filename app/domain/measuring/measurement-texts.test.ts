import fc from "fast-check";
import { expect, test } from "vitest";
import { anyMeasurements } from "#tests/support/any-measurements.ts";
import { measurementTexts, missingMeasurements, parseMeasurement, parseMeasurements } from "./measurement-texts.ts";
import { type MeasurementName, unmeasured } from "./measurements.ts";

const stored = {
  widthOfWindow: "48.375",
  heightOfWindow: "60",
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "0",
  heightFromFloorToCeiling: "96",
  distanceFromWindowFrameToLeftWall: "0",
  distanceFromWindowFrameToRightWall: "24.5",
};

const lengths = {
  widthOfWindow: 48.375,
  heightOfWindow: 60,
  heightFromTopOfWindowToFloor: 84,
  heightFromWindowFrameToCeiling: 0,
  heightFromFloorToCeiling: 96,
  distanceFromWindowFrameToLeftWall: 0,
  distanceFromWindowFrameToRightWall: 24.5,
};

test("what is stored reads as seven lengths, and they are stored as they were", () => {
  expect(parseMeasurements(stored)).toEqual(lengths);
  expect(measurementTexts(lengths)).toEqual(stored);
});

test("what is missing, blank or no length has not been given, and is stored blank", () => {
  expect(parseMeasurements({})).toEqual(unmeasured);
  expect(parseMeasurements({ widthOfWindow: "", heightOfWindow: "tall" })).toEqual(unmeasured);
  expect(measurementTexts(unmeasured).heightOfWindow).toBe("");
});

test.each<[MeasurementName, number | null]>([
  ["widthOfWindow", null],
  ["heightOfWindow", null],
  ["heightFromTopOfWindowToFloor", null],
  ["heightFromWindowFrameToCeiling", 0],
  ["heightFromFloorToCeiling", null],
  ["distanceFromWindowFrameToLeftWall", 0],
  ["distanceFromWindowFrameToRightWall", 0],
])("a stored 0 of %s reads %j", (name, inches) => {
  expect(parseMeasurement(name, "0")).toBe(inches);
});

test("what touches has been measured", () => {
  expect(missingMeasurements(parseMeasurements(stored))).toEqual([]);
  expect(missingMeasurements({ ...lengths, heightOfWindow: null, widthOfWindow: null })).toEqual([
    "widthOfWindow",
    "heightOfWindow",
  ]);
});

test("text and lengths lead to each other", () => {
  fc.assert(
    fc.property(anyMeasurements, (measurements) => {
      const once = parseMeasurements(measurementTexts(measurements));
      expect(parseMeasurements(measurementTexts(once))).toEqual(once);
    }),
  );
});
