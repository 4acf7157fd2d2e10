import { expect, test } from "vitest";
import type { Window } from "#app/domain/orders/window.ts";
import { checkDocuments, type OrderDocuments } from "./document-check.ts";

const window: Window = { id: "LF-1-1", key: "window-key-1", name: "Study", measurements: {}, customizations: {} };
const second: Window = { ...window, id: "LF-1-2", key: "window-key-2", name: "" };
const fabrics = (count: number) => ({
  drapes: { fabrics: { fabrics: Array.from({ length: count }, () => ({ name: "x", link: "" })), trims: [] } },
});
const of = (...windows: Window[]): OrderDocuments => ({ windows, hardware: [] });
const says = (documents: OrderDocuments, stored?: OrderDocuments) => {
  const checked = checkDocuments(documents, stored);
  return checked.ok ? "ok" : checked.reason;
};
const script = { name: "x", link: "javascript:alert(1)" };
const style = { name: "Swan", group: "swan-tops", description: "" };

test.each<[string, OrderDocuments, string]>([
  ["nothing wrong", of(window, second), "ok"],
  [
    "a long name",
    of({ ...window, name: "x".repeat(121) }),
    `${"x".repeat(121)}: Please keep each name under 120 characters.`,
  ],
  ["21 fabrics", of(window, { ...second, customizations: fabrics(21) }), "Window 2: You can add at most 20 fabrics."],
  [
    "a style of a group that is gone",
    of({ ...window, customizations: { drapes: { style } } }),
    "Study: This style is no longer offered. Please choose another one.",
  ],
  [
    "no length",
    of({ ...window, measurements: { widthOfWindow: "wide" } }),
    "Study: Please enter inches, such as 35, 35.375 or 35 3/8.",
  ],
  [
    "two controls",
    of({ ...window, customizations: { shades: { customizations: { clutchControl: true, cordlessControl: true } } } }),
    "Study: A shade has one control.",
  ],
  [
    "13 windows",
    of(
      ...Array.from({ length: 13 }, (_, index) => ({ ...window, key: `window-key${String(index).padStart(2, "0")}` })),
    ),
    "You can only enter a maximum of 12 windows.",
  ],
  ["no key", of({ ...window, key: "" }), "Invalid order data. Unable to save."],
  ["one key for two windows", of(window, { ...second, key: window.key }), "Invalid order data. Unable to save."],
  [
    "hardware that is a script",
    { windows: [], hardware: [{ name: "Rod", link: "javascript:alert(1)" }] },
    "Hardware: Please enter a valid link.",
  ],
  [
    "21 pieces of hardware",
    { windows: [], hardware: Array.from({ length: 21 }, () => ({ name: "x", link: "" })) },
    "Hardware: You can add at most 20 hardware entries.",
  ],
])("%s", (_, documents, sentence) => {
  expect(says(documents)).toBe(sentence);
});

test("what was stored before a limit was tightened may stay while something else is changed, one thing after the other", () => {
  const long = "x".repeat(121);
  const stored = of({ ...window, name: long, customizations: fabrics(21) }, second);
  const renamed = of({ ...window, name: "Study", customizations: fabrics(21) }, second);
  expect(says(stored, stored)).toBe("ok");
  expect(says(renamed, stored)).toBe("ok");
  expect(says(of({ ...window, name: long, customizations: fabrics(20) }, second), stored)).toBe("ok");
  expect(says(of({ ...window, name: `${long}x`, customizations: fabrics(20) }), stored)).toContain("under 120");
  expect(says(of({ ...window, customizations: fabrics(22) }), stored)).toBe("Study: You can add at most 20 fabrics.");
});

test("too many windows hide no other fault, neither an old nor a new one", () => {
  const many = Array.from({ length: 13 }, (_, index) => ({
    ...window,
    key: `window-key${String(index).padStart(2, "0")}`,
  }));
  const stored = of({ ...many[0]!, measurements: { widthOfWindow: "tall" } }, ...many.slice(1));
  expect(says(of(...stored.windows.slice(0, 12)), stored)).toBe("ok");
  const worse = { ...many[12]!, customizations: { drapes: { fabrics: { fabrics: [script], trims: [] } } } };
  expect(says(of(...stored.windows.slice(0, 12), worse), stored)).toBe("Study: Please enter a valid link.");
  expect(says(of(...many, { ...second, key: "window-key13" }), stored)).toContain("a maximum of 12 windows");
});

test("a top that was stored without its category may stay", () => {
  const tops = { style: { ...style, group: "cornice-boards" } };
  const stored = of({ ...window, customizations: { tops } });
  expect(says({ ...stored, hardware: [{ name: "Rod", link: "" }] }, stored)).toBe("ok");
  expect(says(stored)).toBe("Study: This style is no longer offered. Please choose another one.");
});

test("an old choice may be taken up again as a draft, and a new fault beside it is refused", () => {
  const customizations = { drapes: { style } };
  const stored = of({ ...window, customizations });
  const begun = of({ ...window, customizations, draft: { treatments: ["drapes"], customizations } });
  expect(says(begun, stored)).toBe("ok");
  const other = { drapes: { style: { ...style, group: "goose-tops" } } };
  expect(says(of({ ...window, customizations: other }), stored)).toContain("no longer offered");
});
