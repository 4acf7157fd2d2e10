import { expect, test } from "vitest";
import { measurementWarnings } from "./measurement-warnings.ts";
import {
  type MeasurementName,
  type Measurements,
  measurementGuides,
  measurementLabel,
  measurementNames,
  unmeasured,
} from "./measurements.ts";

const sound: Measurements = {
  widthOfWindow: 48,
  heightOfWindow: 60,
  heightFromTopOfWindowToFloor: 84,
  heightFromWindowFrameToCeiling: 12,
  heightFromFloorToCeiling: 96,
  distanceFromWindowFrameToLeftWall: 30,
  distanceFromWindowFrameToRightWall: 24.5,
};

const warnedFields = (changes: Partial<Measurements>) =>
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
  expect(measurementWarnings(unmeasured)).toEqual([]);
});

test.each<[string, Partial<Measurements>, string[]]>([
  ["an inch of doubt in the heights", { heightFromFloorToCeiling: 97 }, []],
  [
    "more than an inch",
    { heightFromFloorToCeiling: 97.125 },
    ["heightFromTopOfWindowToFloor+heightFromWindowFrameToCeiling+heightFromFloorToCeiling"],
  ],
  [
    "a window taller than its top",
    { heightOfWindow: 86, widthOfWindow: 90 },
    ["heightOfWindow+heightFromTopOfWindowToFloor"],
  ],
  ["a window that reaches the floor", { heightOfWindow: 84 }, []],
  ["a very wide window", { widthOfWindow: 121 }, ["widthOfWindow+heightOfWindow"]],
  ["a picture window", { widthOfWindow: 120 }, []],
  [
    "a height that fits only as a width",
    { heightOfWindow: 100, widthOfWindow: 50 },
    ["heightOfWindow+heightFromTopOfWindowToFloor", "widthOfWindow+heightOfWindow"],
  ],
  ["a width in feet", { widthOfWindow: 4 }, ["widthOfWindow+heightOfWindow", "widthOfWindow"]],
  ["a wall a long way off", { distanceFromWindowFrameToLeftWall: 900 }, ["distanceFromWindowFrameToLeftWall"]],
])("%s", (_, changes, fields) => {
  expect(warnedFields(changes)).toEqual(fields);
});

/** Only one of the seven is known, so that nothing else can be doubted. */
const alone = (name: MeasurementName, inches: number) =>
  measurementWarnings({ ...unmeasured, [name]: inches }).map((warning) => warning.message);

test.each<[MeasurementName, number, number]>([
  ["widthOfWindow", 10, 240],
  ["heightOfWindow", 10, 180],
  ["heightFromTopOfWindowToFloor", 20, 300],
  ["heightFromWindowFrameToCeiling", 0, 180],
  ["heightFromFloorToCeiling", 72, 360],
  ["distanceFromWindowFrameToLeftWall", 0, 600],
  ["distanceFromWindowFrameToRightWall", 0, 600],
])("%s is plausible from %d to %d", (name, least, most) => {
  expect(alone(name, least)).toEqual([]);
  expect(alone(name, most)).toEqual([]);
  expect(alone(name, most + 0.125)).toHaveLength(1);
  if (least > 0) expect(alone(name, least - 0.125)).toHaveLength(1);
});

test.each<[Partial<Measurements>, string]>([
  [
    { heightFromFloorToCeiling: 102.5 },
    'Top of window to floor and frame to ceiling add up to 96", but floor to ceiling is 102 1/2". Please check these three.',
  ],
  [
    { heightOfWindow: 84.125, widthOfWindow: 90 },
    'The window is 84 1/8" tall, but its top is only 84" above the floor. Please check both.',
  ],
  [{ widthOfWindow: 120.125 }, 'The window is 120 1/8" wide and 60" tall. Could the width and the height be swapped?'],
  [{ widthOfWindow: 14.875 }, 'The window is 14 7/8" wide and 60" tall. Could the width and the height be swapped?'],
  [
    { distanceFromWindowFrameToLeftWall: 600.125 },
    'Distance From Window Frame To Left Wall of 600 1/8" is unusually large. Please check it, in inches.',
  ],
])("%j is doubted in these words", (changes, message) => {
  expect(measurementWarnings({ ...sound, ...changes })[0]?.message).toBe(message);
});

test("what is too small says so", () => {
  expect(alone("heightFromFloorToCeiling", 71.875)).toEqual([
    'Height From Floor To Ceiling of 71 7/8" is unusually small. Please check it, in inches.',
  ]);
});

test.each<[string, Partial<Measurements>, string[]]>([
  ["a window four times as tall as wide", { widthOfWindow: 15 }, []],
  [
    "a window that fits as given though it is as wide as its top is high",
    { widthOfWindow: 84, heightOfWindow: 84 },
    [],
  ],
  [
    "heights that fall short by more than an inch",
    { heightFromFloorToCeiling: 94.875 },
    ["heightFromTopOfWindowToFloor+heightFromWindowFrameToCeiling+heightFromFloorToCeiling"],
  ],
  ["heights that fall short by an inch", { heightFromFloorToCeiling: 95 }, []],
  [
    "a width that would fit as a height, exactly",
    { widthOfWindow: 84, heightOfWindow: 84.125 },
    ["heightOfWindow+heightFromTopOfWindowToFloor", "widthOfWindow+heightOfWindow"],
  ],
  [
    "a width that would not fit as a height either",
    { widthOfWindow: 84.125, heightOfWindow: 84.125 },
    ["heightOfWindow+heightFromTopOfWindowToFloor"],
  ],
  [
    "a frame that touches both walls and the ceiling",
    {
      heightFromWindowFrameToCeiling: 0,
      heightFromFloorToCeiling: 84,
      distanceFromWindowFrameToLeftWall: 0,
      distanceFromWindowFrameToRightWall: 0,
    },
    [],
  ],
])("%s", (_, changes, fields) => {
  expect(warnedFields(changes)).toEqual(fields);
});

test.each(["heightFromTopOfWindowToFloor", "heightFromWindowFrameToCeiling", "heightFromFloorToCeiling"] as const)(
  "the heights are not compared without %s",
  (name) => {
    const off: Measurements = { ...sound, heightFromFloorToCeiling: 150 };
    expect(measurementWarnings({ ...off, [name]: null })).toEqual([]);
  },
);

test("a height is not doubted without the width, nor the width without the height", () => {
  expect(warnedFields({ widthOfWindow: null, heightOfWindow: 84 })).toEqual([]);
  expect(warnedFields({ widthOfWindow: 200, heightOfWindow: null })).toEqual([]);
  expect(warnedFields({ heightOfWindow: 90, widthOfWindow: 60, heightFromTopOfWindowToFloor: null })).toEqual([]);
});
