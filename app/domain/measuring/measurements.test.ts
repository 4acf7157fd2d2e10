import { expect, test } from "vitest";
import { measurementWarnings } from "./measurement-warnings.ts";
import { type Measurements, measurementGuides, measurementLabel, measurementNames } from "./measurements.ts";

const sound: Measurements = {
  widthOfWindow: "48",
  heightOfWindow: "60",
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "12",
  heightFromFloorToCeiling: "96",
  distanceFromWindowFrameToLeftWall: "30",
  distanceFromWindowFrameToRightWall: "24.5",
};

const warnedFields = (changes: Measurements) =>
  measurementWarnings({ ...sound, ...changes }).map((warning) => warning.fields.join("+"));

test("the seven labels read as words", () => {
  expect(measurementNames.map(measurementLabel)).toEqual([
    "Width Of Window",
    "Height Of Window",
    "Height From Top Of Window To Floor",
    "Height From Window Frame To Ceiling",
    "Height From Floor To Ceiling",
    "Distance From Window Frame To Left Wall",
    "Distance From Window Frame To Right Wall",
  ]);
});

test("each measurement says what it means and where to hold the tape", () => {
  for (const name of measurementNames) {
    expect(measurementGuides[name].meaning).toMatch(/^How .+\.$/);
    expect(measurementGuides[name].tape).toMatch(/^[A-Z].+\.$/);
  }
});

test("a sound window has no warnings, and neither has an empty one", () => {
  expect(measurementWarnings(sound)).toEqual([]);
  expect(measurementWarnings({})).toEqual([]);
  expect(measurementWarnings({ widthOfWindow: "", heightOfWindow: "tall" })).toEqual([]);
});

test.each<[string, Measurements, string[]]>([
  ["an inch of doubt in the heights", { heightFromFloorToCeiling: "97" }, []],
  [
    "more than an inch",
    { heightFromFloorToCeiling: "97.125" },
    ["heightFromTopOfWindowToFloor+heightFromWindowFrameToCeiling+heightFromFloorToCeiling"],
  ],
  [
    "a window taller than its top",
    { heightOfWindow: "86", widthOfWindow: "90" },
    ["heightOfWindow+heightFromTopOfWindowToFloor"],
  ],
  ["a window that reaches the floor", { heightOfWindow: "84" }, []],
  ["a very wide window", { widthOfWindow: "121" }, ["widthOfWindow+heightOfWindow"]],
  ["a picture window", { widthOfWindow: "120" }, []],
  [
    "a height that fits only as a width",
    { heightOfWindow: "100", widthOfWindow: "50" },
    ["heightOfWindow+heightFromTopOfWindowToFloor", "widthOfWindow+heightOfWindow"],
  ],
  ["a width in feet", { widthOfWindow: "4" }, ["widthOfWindow+heightOfWindow", "widthOfWindow"]],
  ["a wall a long way off", { distanceFromWindowFrameToLeftWall: "900" }, ["distanceFromWindowFrameToLeftWall"]],
])("%s", (_, changes, fields) => {
  expect(warnedFields(changes)).toEqual(fields);
});

test("the sentence names the numbers", () => {
  expect(measurementWarnings({ ...sound, heightFromFloorToCeiling: "102.5" })[0]?.message).toBe(
    'Top of window to floor and frame to ceiling add up to 96", but floor to ceiling is 102 1/2". Please check these three.',
  );
});
