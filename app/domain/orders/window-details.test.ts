import { expect, test } from "vitest";
import { newDraft, type OrderDraft, windowAt } from "./draft.ts";
import { setWindowCount } from "./window-count.ts";
import { changeMeasurement, detailFaults, readMeasurement, saveWindowDetails } from "./window-details.ts";

const seven = {
  widthOfWindow: "2' 11\"",
  heightOfWindow: "150 cm",
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "touches",
  heightFromFloorToCeiling: "84",
  distanceFromWindowFrameToLeftWall: "24,5",
  distanceFromWindowFrameToRightWall: "touches",
};
const MISSING = "Please fill out all required measurement fields.";
const NOT_A_LENGTH = "Please enter inches, such as 35, 35.375 or 35 3/8.";

function order(): OrderDraft {
  const made = setWindowCount(newDraft("LF-1"), 1);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}

test("what touches counts as given for Next and is stored as 0, in feet and centimeters likewise", () => {
  const saved = saveWindowDetails(order(), 1, { name: "Bay", measurements: seven }, "next");
  if (!saved.ok) throw new Error(saved.reason);
  expect(windowAt(saved.value, 1)?.measurements).toEqual({
    widthOfWindow: "35",
    heightOfWindow: "59",
    heightFromTopOfWindowToFloor: "84",
    heightFromWindowFrameToCeiling: "0",
    heightFromFloorToCeiling: "84",
    distanceFromWindowFrameToLeftWall: "24.5",
    distanceFromWindowFrameToRightWall: "0",
  });
});

test("every field that stands in the way is named, not the first alone", () => {
  const typed = { name: " ", measurements: { widthOfWindow: "wide", heightFromWindowFrameToCeiling: "0" } };
  expect(detailFaults(typed, "next")).toEqual({
    name: "Please provide a location or name for the window.",
    widthOfWindow: NOT_A_LENGTH,
    heightOfWindow: MISSING,
    heightFromTopOfWindowToFloor: "Still to measure.",
    heightFromWindowFrameToCeiling: "Still to measure.",
    heightFromFloorToCeiling: "Still to measure.",
    distanceFromWindowFrameToLeftWall: "Still to measure.",
    distanceFromWindowFrameToRightWall: "Still to measure.",
  });
  expect(detailFaults({ name: "Bay", measurements: seven }, "next")).toEqual({});
});

test("Save & Exit asks for no whole answer, but drops nothing that it cannot read", () => {
  const typed = { name: "Bay", measurements: { widthOfWindow: "wide", heightOfWindow: "0" } };
  expect(detailFaults(typed, "exit")).toEqual({ widthOfWindow: NOT_A_LENGTH });
  expect(saveWindowDetails(order(), 1, typed, "exit")).toEqual({
    ok: false,
    reason: NOT_A_LENGTH,
    field: "widthOfWindow",
  });
});

test("in the overview a zero is taken where a frame may touch, and nowhere else", () => {
  expect(readMeasurement("distanceFromWindowFrameToLeftWall", "0")).toEqual({ ok: true, value: "0" });
  const reason = "Zero or less is not a measurement, so what was there is kept.";
  expect(readMeasurement("widthOfWindow", "0")).toEqual({ ok: false, reason, field: "widthOfWindow" });
  const change = { field: "heightFromWindowFrameToCeiling", typed: "0", was: "" } as const;
  const changed = changeMeasurement(order(), 1, change);
  expect(changed.ok && windowAt(changed.value, 1)?.measurements.heightFromWindowFrameToCeiling).toBe("0");
});
