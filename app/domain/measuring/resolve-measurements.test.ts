import { expect, test } from "vitest";
import { type MeasurementName, type Measurements, measurementNames, unmeasured } from "./measurements.ts";
import { resolveMeasurements, typicalWindow } from "./resolve-measurements.ts";

const resolve = (given: Partial<Measurements>) => resolveMeasurements({ ...unmeasured, ...given });

test("nothing measured gives the typical window", () => {
  const { inches, assumed } = resolve({});
  expect(inches).toEqual({
    widthOfWindow: 40,
    heightOfWindow: 58,
    heightFromTopOfWindowToFloor: 82,
    heightFromWindowFrameToCeiling: 14,
    heightFromFloorToCeiling: 96,
    distanceFromWindowFrameToLeftWall: 36,
    distanceFromWindowFrameToRightWall: 36,
  });
  expect(assumed).toEqual(measurementNames);
});

const sound: Measurements = {
  widthOfWindow: 48,
  heightOfWindow: 60,
  heightFromTopOfWindowToFloor: 84,
  heightFromWindowFrameToCeiling: 12,
  heightFromFloorToCeiling: 96,
  distanceFromWindowFrameToLeftWall: 30,
  distanceFromWindowFrameToRightWall: 24.5,
};

test("a window measured soundly is taken as it is", () => {
  expect(resolveMeasurements(sound)).toEqual({ inches: sound, assumed: [], setAside: [], given: sound });
});

test.each<[string, Partial<Measurements>, Partial<Measurements>, MeasurementName[]]>([
  ["top from room and gap", { heightFromTopOfWindowToFloor: null }, { heightFromTopOfWindowToFloor: 84 }, []],
  ["gap from room and top", { heightFromWindowFrameToCeiling: null }, { heightFromWindowFrameToCeiling: 12 }, []],
  ["room from top and gap", { heightFromFloorToCeiling: null }, { heightFromFloorToCeiling: 96 }, []],
])("two of the three heights give the third, which is then known: %s", (_, missing, found, assumed) => {
  const resolved = resolveMeasurements({ ...sound, ...missing });
  expect(resolved.inches).toMatchObject(found);
  expect(resolved.assumed).toEqual(assumed);
});

test.each<[number, number, boolean]>([
  [60, 48, true],
  [60, 48.125, false],
])("a room of %d and a gap of %d leave room for a window: %s", (room, gap, found) => {
  const { inches, assumed } = resolve({ heightFromFloorToCeiling: room, heightFromWindowFrameToCeiling: gap });
  expect(inches.heightFromTopOfWindowToFloor).toBe(found ? 12 : 82);
  expect(assumed.includes("heightFromTopOfWindowToFloor")).toBe(!found);
});

test("a room no higher than the window's top says nothing of the gap", () => {
  const { inches, assumed } = resolve({ heightFromTopOfWindowToFloor: 84, heightFromFloorToCeiling: 84 });
  expect(inches.heightFromWindowFrameToCeiling).toBe(14);
  expect(inches.heightFromFloorToCeiling).toBe(98);
  expect(assumed).toContain("heightFromWindowFrameToCeiling");
  expect(assumed).toContain("heightFromFloorToCeiling");
});

test.each([
  [95, false],
  [97, false],
  [94.875, true],
  [97.125, true],
])("where a room of %d disagrees with 84 and 12, the floor and the frame are believed", (room, doubted) => {
  const { inches, assumed } = resolveMeasurements({ ...sound, heightFromFloorToCeiling: room });
  expect(inches.heightFromFloorToCeiling).toBe(96);
  expect(assumed).toEqual(doubted ? ["heightFromFloorToCeiling"] : []);
});

test("a window taller than its place on the wall is cut to it", () => {
  const { inches, assumed } = resolve({ heightOfWindow: 90, heightFromTopOfWindowToFloor: 80 });
  expect(inches.heightOfWindow).toBe(80);
  expect(assumed).toContain("heightOfWindow");
  expect(resolve({ heightOfWindow: 80, heightFromTopOfWindowToFloor: 80 }).assumed).not.toContain("heightOfWindow");
});

test("where its place is unknown, a tall window stands four inches above the floor", () => {
  expect(resolve({ heightOfWindow: 100 }).inches.heightFromTopOfWindowToFloor).toBe(104);
  expect(resolve({ heightOfWindow: 60 }).inches.heightFromTopOfWindowToFloor).toBe(82);
});

test("where its height is unknown, a low window reaches the floor at most", () => {
  const { inches, assumed } = resolve({ heightFromTopOfWindowToFloor: 30 });
  expect(inches.heightOfWindow).toBe(30);
  expect(assumed).toContain("heightOfWindow");
});

test.each<[MeasurementName, number, number]>([
  ["widthOfWindow", 8, 400],
  ["heightOfWindow", 8, 300],
  ["heightFromTopOfWindowToFloor", 12, 420],
  ["heightFromWindowFrameToCeiling", 0, 300],
  ["distanceFromWindowFrameToLeftWall", 0, 9999],
  ["distanceFromWindowFrameToRightWall", 0, 9999],
])("%s is believed from %d to %d", (name, least, most) => {
  const wall = name === "heightOfWindow" ? { heightFromTopOfWindowToFloor: 400 } : {};
  const believed = (inches: number) => !resolve({ ...wall, [name]: inches }).assumed.includes(name);
  expect(believed(least)).toBe(true);
  expect(believed(most)).toBe(true);
  expect(believed(most + 0.125)).toBe(false);
  expect(believed(least - 0.125)).toBe(false);
});

test.each([
  [59.875, 82],
  [60, 40],
  [480, 460],
  [480.125, 82],
])("a room %d high puts the top of a window %d above the floor, with 20 above it", (room, top) => {
  const { inches } = resolve({ heightFromFloorToCeiling: room, heightFromWindowFrameToCeiling: 20 });
  expect(inches.heightFromTopOfWindowToFloor).toBe(top);
});

test("what cannot be believed is replaced by the typical value", () => {
  const { inches, assumed } = resolve({ widthOfWindow: 7.875, distanceFromWindowFrameToLeftWall: 20 });
  expect(inches.widthOfWindow).toBe(typicalWindow.widthOfWindow);
  expect(inches.distanceFromWindowFrameToLeftWall).toBe(20);
  expect(assumed).toContain("widthOfWindow");
  expect(assumed).not.toContain("distanceFromWindowFrameToLeftWall");
});

test.each<[string, Partial<Measurements>, MeasurementName[]]>([
  ["600 inches wide", { widthOfWindow: 600 }, ["widthOfWindow"]],
  ["2 inches high", { heightOfWindow: 2 }, ["heightOfWindow"]],
  ["a room that disagrees", { heightFromFloorToCeiling: 120 }, ["heightFromFloorToCeiling"]],
  ["a window taller than its place", { heightOfWindow: 90 }, ["heightOfWindow"]],
  ["nothing measured there", { distanceFromWindowFrameToLeftWall: null }, []],
  ["within an inch", { heightFromFloorToCeiling: 97 }, []],
])("what was given and is not drawn so is told from what is missing: %s", (_, changes, setAside) => {
  const resolved = resolveMeasurements({ ...sound, ...changes });
  expect(resolved.setAside).toEqual(setAside);
  expect(resolved.given).toEqual({ ...sound, ...changes });
});
