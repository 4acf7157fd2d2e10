import { expect, test } from "vitest";
import { chooseStyle, chooseTreatments, customizationOf, isBegun } from "./customization.ts";
import { questionsAsTyped } from "./customizing/answer-questions.ts";
import { planOf } from "./customizing/plan-window.ts";
import { type DraftChange, newDraft, type OrderDraft, windowAt } from "./draft.ts";
import { setWindowCount } from "./window-count.ts";
import {
  changeMeasurement,
  detailFaults,
  readMeasurement,
  reuseMeasurements,
  saveWindowDetails,
} from "./window-details.ts";

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

function value(change: DraftChange): OrderDraft {
  if (!change.ok) throw new Error(change.reason);
  return change.value;
}

const order = () => value(setWindowCount(newDraft("LF-1"), 1));

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

test("what will hang there is asked before the tape comes out, is needed by nobody, and is asked once", () => {
  const kitchen = {
    name: "Kitchen",
    measurements: seven,
    further: { length: "sill", mount: "inside", heightToSill: "55 1/4" },
  };
  const planned = value(saveWindowDetails(order(), 1, kitchen, "next"));
  expect(planned.step).toBe(4);
  const window = windowAt(planned, 1)!;
  expect(window.sizes).toEqual({ heightToSill: "55.25" });
  expect(isBegun(window)).toBe(false);
  expect(customizationOf(window).treatments).toEqual(["drapes", "shades"]);
  const chosen = value(chooseTreatments(planned, 1, ["drapes"]));
  const styled = value(chooseStyle(chosen, 1, "drapes", { group: "pleated-tops", name: "Goblet" }));
  const drapes = customizationOf(windowAt(styled, 1)!).customizations.drapes ?? {};
  expect(questionsAsTyped(windowAt(styled, 1)!, "drapes", drapes)).toMatchObject({
    length: "sill",
    heightToSill: "55 1/4",
  });
  // Taken back, it is gone; something chosen for it never is, and a form that does not ask changes nothing.
  const back = { name: "Kitchen", measurements: seven, further: { length: "", mount: "" } };
  expect(windowAt(value(saveWindowDetails(planned, 1, back, "next")), 1)?.draft).toBeUndefined();
  expect(planOf(windowAt(value(saveWindowDetails(styled, 1, back, "next")), 1)!)).toEqual({ length: "sill" });
  expect(windowAt(value(saveWindowDetails(styled, 1, { ...kitchen, further: {} }, "next")), 1)).toEqual(
    windowAt(styled, 1),
  );
});

test.each([
  [{ length: "moon" }, "length", "Please choose one of the answers."],
  [
    { mount: "inside", insideDepth: "30" },
    "insideDepth",
    'No opening is deeper than 24". Please measure from the front of the frame to the glass.',
  ],
  [
    { mount: "inside", insideWidthTop: "36" },
    "insideWidthTop",
    'This cannot be wider than the outside of the frame, 35".',
  ],
])("of what is asked besides, %j is refused at %s", (further, field, reason) => {
  for (const leaving of ["next", "exit"] as const) {
    const saved = saveWindowDetails(order(), 1, { name: "Bay", measurements: seven, further }, leaving);
    expect(saved).toEqual({ ok: false, reason, field });
  }
});

test("a window that reuses the measurements of another reuses those of its opening", () => {
  const two = value(setWindowCount(newDraft("LF-1"), 2));
  const further = { mount: "inside", insideDepth: "3" };
  const first = value(saveWindowDetails(two, 1, { name: "Bay", measurements: seven, further }, "next"));
  expect(windowAt(value(reuseMeasurements(first, 2, "LF-1-1")), 2)?.sizes).toEqual({ insideDepth: "3" });
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
