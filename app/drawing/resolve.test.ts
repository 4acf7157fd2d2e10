import { expect, test } from "vitest";
import { resolveMeasurements, typicalWindow } from "./resolve.ts";

test("nothing measured gives the typical window", () => {
  const { inches, assumed } = resolveMeasurements({});
  expect(inches).toEqual(typicalWindow);
  expect(assumed).toHaveLength(7);
});

test("two of the three heights give the third, which is then known", () => {
  const { inches, assumed } = resolveMeasurements({
    heightFromTopOfWindowToFloor: "80",
    heightFromFloorToCeiling: "100",
  });
  expect(inches.heightFromWindowFrameToCeiling).toBe(20);
  expect(assumed).not.toContain("heightFromWindowFrameToCeiling");
});

test("where the heights disagree, the floor and the frame are believed and the rest is said", () => {
  const { inches, assumed } = resolveMeasurements({
    heightFromTopOfWindowToFloor: "80",
    heightFromWindowFrameToCeiling: "12",
    heightFromFloorToCeiling: "120",
  });
  expect(inches.heightFromFloorToCeiling).toBe(92);
  expect(assumed).toContain("heightFromFloorToCeiling");
});

test("a window taller than its place on the wall is cut to it", () => {
  const { inches, assumed } = resolveMeasurements({ heightOfWindow: "90", heightFromTopOfWindowToFloor: "80" });
  expect(inches.heightOfWindow).toBe(80);
  expect(assumed).toContain("heightOfWindow");
});

test.each(["0.5", "wide", "9999"])("a width of %j cannot be drawn and is typical", (widthOfWindow) => {
  const { inches, assumed } = resolveMeasurements({ widthOfWindow });
  expect(inches.widthOfWindow).toBe(40);
  expect(assumed).toContain("widthOfWindow");
});
