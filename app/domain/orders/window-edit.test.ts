import { expect, test } from "vitest";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import type { Window } from "./window.ts";
import { editWindow, type WindowEdit, windowChanges } from "./window-edit.ts";

const window: Window = {
  id: "LF-1-1",
  key: "kitchen-key1",
  name: "Kitchen",
  measurements: { widthOfWindow: "42.25", heightOfWindow: "38.5" },
  customizations: {
    shades: {
      style: { name: "Flat Roman", group: "soft-shades", description: "Flat." },
      customizations: { cordlessControl: true },
      fabrics: { fabrics: [{ name: "Ticking", link: "" }], trims: [] },
    },
  },
};

const blank = Object.fromEntries(measurementNames.map((name) => [name, ""])) as WindowEdit["measurements"];
const typed: WindowEdit = {
  measurements: { ...blank, widthOfWindow: "42 3/8", heightOfWindow: "38.5" },
  options: { drapes: ["interlining"], shades: ["cordlessControl", "blackoutLining", "role"], tops: [] },
};

test("measurements are rounded and options kept, for the treatments the window has", () => {
  const verdict = editWindow(window, typed);
  if (!verdict.ok) throw new Error(verdict.reason);
  expect(verdict.value.measurements.widthOfWindow).toBe("42.375");
  expect(Object.keys(verdict.value.customizations)).toEqual(["shades"]);
  expect(verdict.value.customizations.shades?.customizations).toMatchObject({
    blackoutLining: true,
    cordlessControl: true,
    motorizedControl: false,
  });
  expect(verdict.value.customizations.shades?.fabrics?.fabrics).toEqual([{ name: "Ticking", link: "" }]);
  expect(windowChanges(window, verdict.value)).toEqual([
    'Width Of Window 42 1/4" to 42 3/8"',
    "Shades: Blackout lining added",
  ]);
});

test.each(["abc", "-3", "0", "1e3", "99999"])("a measurement of %s is refused at its field", (width) => {
  const verdict = editWindow(window, { ...typed, measurements: { ...blank, widthOfWindow: width } });
  expect(verdict).toEqual({
    ok: false,
    field: "widthOfWindow",
    reason: "Please enter inches, such as 35, 35.375 or 35 3/8.",
  });
});

test("two controls on one shade break the schema and are refused", () => {
  const options = { ...typed.options, shades: ["cordlessControl", "motorizedControl"] };
  expect(editWindow(window, { ...typed, options })).toMatchObject({ ok: false, reason: "A shade has one control." });
});

test("an edit that changes nothing is told as nothing", () => {
  expect(windowChanges(window, window)).toEqual([]);
});
