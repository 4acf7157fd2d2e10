import { expect, test } from "vitest";
import { measurementDoubts } from "./measurement-warnings.ts";

const sound = {
  widthOfWindow: "48",
  heightOfWindow: "60",
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "12",
  heightFromFloorToCeiling: "96",
  distanceFromWindowFrameToLeftWall: "0",
  distanceFromWindowFrameToRightWall: "24.5",
};

const HEIGHTS =
  'Top of window to floor and frame to ceiling add up to 96", but floor to ceiling is 102 1/2". Please check these three.';

test("heights that do not add up are said, as they are stored", () => {
  expect(measurementDoubts({ ...sound, heightFromFloorToCeiling: "102.5" })).toEqual([HEIGHTS]);
});

test("neither a sound window nor an unmeasured one gives rise to doubts", () => {
  expect(measurementDoubts(sound)).toEqual([]);
  expect(measurementDoubts({})).toEqual([]);
});
