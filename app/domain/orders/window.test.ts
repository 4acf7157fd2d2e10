import { expect, test } from "vitest";
import { windowSchema } from "./documents/document-check.ts";
import { emptyWindow, roomsOf } from "./window.ts";

const full = {
  id: "o1-2",
  key: "dining-room1",
  name: "Dining room",
  measurements: { widthOfWindow: "48", heightOfWindow: "60.375", heightFromFloorToCeiling: "" },
  customizations: {
    drapes: {
      style: { name: "Goblet", group: "pleated-tops", description: "Cups." },
      customizations: { blackoutLining: true, interlining: false },
      fabrics: { fabrics: [{ name: "Oat linen", link: "https://example.com/oat" }], trims: [] },
    },
    tops: {
      style: { name: "Judith", group: "rod-mount-valances", description: "One fold.", category: "valance" },
      customizations: { decorativeTrim: true },
    },
  },
};

const withShades = (customizations: object) => ({ ...full, customizations: { shades: { customizations } } });
const withFabrics = (fabrics: object[]) => ({
  ...full,
  customizations: { drapes: { fabrics: { fabrics, trims: [] } } },
});

test("a new window has nothing measured and nothing chosen, and is valid once it has its key", () => {
  const window = emptyWindow("o1", 3);
  expect(window).toEqual({ id: "o1-3", key: "", name: "Window 3", measurements: {}, customizations: {} });
  expect(windowSchema.safeParse(window).success).toBe(false);
  expect(windowSchema.safeParse({ ...window, key: "third-window" }).success).toBe(true);
});

test("a full window passes unchanged", () => {
  expect(windowSchema.parse(full)).toEqual(full);
});

test("progress is kept as a draft beside what is confirmed", () => {
  const draft = { treatments: ["shades"], customizations: { shades: { customizations: { clutchControl: true } } } };
  expect(windowSchema.parse({ ...full, draft }).draft).toEqual(draft);
});

test.each([
  ["a measurement that is not decimal inches", { ...full, measurements: { widthOfWindow: "35 3/8" } }],
  ["a measurement nobody asked for", { ...full, measurements: { depth: "4" } }],
  ["an option of another treatment", { ...full, customizations: { tops: { customizations: { interlining: true } } } }],
  ["two controls on one shade", withShades({ clutchControl: true, motorizedControl: true })],
  ["a top without its category", { ...full, customizations: { tops: { style: full.customizations.drapes.style } } }],
  ["a script as a link", withFabrics([{ name: "x", link: "javascript:alert(1)" }])],
  ["twenty-one fabrics", withFabrics(Array.from({ length: 21 }, () => ({ name: "x", link: "" })))],
])("%s is refused", (_, window) => {
  expect(windowSchema.safeParse(window).success).toBe(false);
});

test("one control and twenty fabrics are fine", () => {
  expect(windowSchema.safeParse(withShades({ clutchControl: false, cordlessControl: true })).success).toBe(true);
  expect(windowSchema.safeParse(withFabrics(Array.from({ length: 20 }, () => ({ name: "x", link: "" })))).success).toBe(
    true,
  );
});

test("an order is known by the names that were given, each once", () => {
  const named = ["Kitchen, over the sink", "Window 2", "Window 1", "Kitchen, over the sink"].map((name) => ({ name }));
  expect(roomsOf(named)).toEqual(["Kitchen, over the sink", "Window 1"]);
});
