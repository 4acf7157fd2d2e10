import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chooseOptions,
  chooseStyle,
  chooseTreatments,
  confirmCustomization,
  customizationOf,
  hasUnconfirmedChanges,
  setFabrics,
  treatmentsLostBy,
} from "./customization.ts";
import { copyCustomizations, copySources } from "./customizing/copying.ts";
import { checkDocuments } from "./documents/document-check.ts";
import { type DraftChange, newDraft, type OrderDraft, windowAt } from "./draft.ts";
import { orderHardwareCounts, setHardware, setHardwareChoice, windowsWithRods } from "./hardware.ts";
import { checkEditable, checkSubmit } from "./submit.ts";
import { checkWindowCount, setWindowCount, windowsLostBy } from "./window-count.ts";
import {
  changeMeasurement,
  reusableWindows,
  reuseMeasurements,
  saveWindowDetails,
  windowToMeasure,
} from "./window-details.ts";
import { settleWindows } from "./window-identity.ts";

const seven = {
  widthOfWindow: "36",
  heightOfWindow: "60",
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "12",
  heightFromFloorToCeiling: "96",
  distanceFromWindowFrameToLeftWall: "24 1/2",
  distanceFromWindowFrameToRightWall: "30",
};
const linen = { name: "Oat linen", link: "fabrics.example/oat" };
const pinch = { group: "pleated-tops", name: "Three Finger Pinch" };

function value(change: DraftChange): OrderDraft {
  if (!change.ok) throw new Error(change.reason);
  return change.value;
}

function order(count: number) {
  return value(setWindowCount(newDraft("LF-1"), count));
}

/** Its hardware chosen and its windows measured. */
function measuredOrder(count: number) {
  const chosen = value(setHardwareChoice(order(count), false));
  return chosen.windows.reduce(
    (draft, { name }, index) => value(saveWindowDetails(draft, index + 1, { name, measurements: seven }, "next")),
    chosen,
  );
}

function withDrapes(draft: OrderDraft, number: number) {
  let next = value(chooseTreatments(draft, number, ["drapes"]));
  next = value(chooseStyle(next, number, "drapes", pinch));
  next = value(chooseOptions(next, number, "drapes", { interlining: true }));
  return value(setFabrics(next, number, "drapes", { fabrics: [linen], trims: [] }));
}

test.each([
  ["1", 1],
  ["12", 12],
  [" 3 ", 3],
])("%j is %i windows", (typed, count) => {
  expect(checkWindowCount(typed)).toEqual({ ok: true, value: count });
});

test.each([
  ["13", "You can only enter a maximum of 12 windows."],
  ["999999999", "You can only enter a maximum of 12 windows."],
  ["0", "Please enter a valid number of windows."],
  ["", "Please enter a valid number of windows."],
  ["-1", "Please enter a valid number of windows."],
  ["2.5", "Please enter a valid number of windows."],
  ["three", "Please enter a valid number of windows."],
  ["1e1", "Please enter a valid number of windows."],
])("%j windows: %s", (typed, reason) => {
  expect(checkWindowCount(typed)).toMatchObject({ ok: false, reason });
});

test("raising the count keeps every window, lowering it says which work would go", () => {
  const two = value(saveWindowDetails(order(2), 2, { name: "Study", measurements: seven }, "exit"));
  const four = value(setWindowCount(two, 4));
  expect(four.windows.map((window) => window.name)).toEqual(["Window 1", "Study", "Window 3", "Window 4"]);
  expect(windowsLostBy(four, 1).map((window) => window.name)).toEqual(["Study"]);
  expect(windowsLostBy(four, 2)).toEqual([]);
  expect(value(setWindowCount(four, 1)).windows.map((window) => window.id)).toEqual(["LF-1-1"]);
});

test("the hardware choice must be made, and new hardware must be named", () => {
  expect(setHardwareChoice(order(1), null)).toMatchObject({ ok: false });
  expect(value(setHardwareChoice(order(1), false))).toMatchObject({ hardwareChoice: false, step: 3 });
  const blank = { name: " ", link: "" };
  expect(setHardware(order(1), [blank])).toMatchObject({ reason: "Please provide at least one hardware detail." });
  expect(value(setHardware(order(1), [blank, { name: "", link: "rods.example/brass" }])).hardware).toEqual([
    { name: "", link: "https://rods.example/brass" },
  ]);
  const many = Array.from({ length: 21 }, () => ({ name: "rod", link: "" }));
  expect(setHardware(order(1), many)).toMatchObject({ reason: "You can add at most 20 hardware entries." });
});

test("a window needs a name to be left, and all seven measurements to go on", () => {
  const nameless = { name: " ", measurements: seven };
  expect(saveWindowDetails(order(1), 1, nameless, "exit")).toMatchObject({
    reason: "Please provide a location / name for the window.",
  });
  expect(saveWindowDetails(order(1), 1, nameless, "next")).toMatchObject({
    reason: "Please provide a location or name for the window.",
  });
  const half = { name: "Study", measurements: { widthOfWindow: "36", heightOfWindow: "-4" } };
  expect(saveWindowDetails(order(1), 1, half, "next")).toMatchObject({
    reason: "Please fill out all required measurement fields.",
    field: "heightOfWindow",
  });
  const saved = value(saveWindowDetails(order(1), 1, half, "exit"));
  expect(windowAt(saved, 1)?.measurements).toMatchObject({ widthOfWindow: "36", heightOfWindow: "" });
});

test("Next stays at measurements until the last window, then shows the overview", () => {
  const first = value(saveWindowDetails(order(2), 1, { name: "A", measurements: seven }, "next"));
  expect(first.step).toBe(3);
  expect(windowAt(first, 1)?.measurements.distanceFromWindowFrameToLeftWall).toBe("24.5");
  expect(value(saveWindowDetails(first, 2, { name: "B", measurements: seven }, "next")).step).toBe(4);
});

test("Save & Exit comes back to the same step, and needs no answer to a question that is still open", () => {
  expect(value(setWindowCount(newDraft("LF-1"), 2, "exit"))).toMatchObject({ step: 1, windows: [{}, {}] });
  expect(value(setHardwareChoice(order(1), null, "exit"))).toEqual(order(1));
  expect(value(setHardwareChoice(order(1), true, "exit"))).toMatchObject({ step: 2, hardwareChoice: true });
  expect(value(chooseTreatments(order(1), 1, [], "exit"))).toEqual(order(1));
  const chosen = value(chooseTreatments(order(1), 1, ["drapes", "shades", "tops"], "exit"));
  expect(chooseTreatments(chosen, 1, [], "exit").ok).toBe(false);
  expect(value(chooseStyle(chosen, 1, "drapes", { group: "", name: "" }, "exit"))).toEqual(chosen);
  expect(value(chooseOptions(chosen, 1, "tops", {}, "exit"))).toEqual(chosen);
  const lined = value(chooseOptions(chosen, 1, "shades", { interlining: true }, "exit"));
  expect(customizationOf(lined.windows[0]!).customizations.shades?.customizations).toMatchObject({ interlining: true });
  expect(chooseOptions(chosen, 1, "shades", { clutchControl: true, cordlessControl: true }, "exit").ok).toBe(false);
  expect(setFabrics(chosen, 1, "drapes", { fabrics: [], trims: [] }, "exit").ok).toBe(true);
});

test("Save & Exit still refuses what is wrong, and says in which field", () => {
  const chosen = value(chooseTreatments(order(1), 1, ["drapes"]));
  const rows = [linen, { name: "x", link: "javascript:alert(1)" }];
  expect(setFabrics(chosen, 1, "drapes", { fabrics: rows, trims: [] }, "exit")).toMatchObject({
    reason: "Please enter a valid link.",
    field: "fabricLink:2",
  });
  expect(setHardware(chosen, [{ name: "x".repeat(121), link: "" }])).toMatchObject({ field: "hardwareName:1" });
});

test("Continue leads to the first window that still lacks a measurement", () => {
  const half = value(saveWindowDetails(order(2), 1, { name: "A", measurements: { widthOfWindow: "36" } }, "exit"));
  expect(windowToMeasure(half)).toBe(1);
  const whole = value(saveWindowDetails(half, 1, { name: "A", measurements: seven }, "exit"));
  expect(windowToMeasure(whole)).toBe(2);
  expect(windowToMeasure(value(saveWindowDetails(whole, 2, { name: "B", measurements: seven }, "exit")))).toBe(2);
});

test("a finished window that was changed again says so until it is confirmed", () => {
  const done = value(confirmCustomization(withDrapes(order(1), 1), 1));
  expect(hasUnconfirmedChanges(done.windows[0]!)).toBe(false);
  expect(hasUnconfirmedChanges(value(chooseStyle(done, 1, "drapes", pinch)).windows[0]!)).toBe(false);
  const changed = value(chooseOptions(done, 1, "drapes", { blackoutLining: true }));
  expect(hasUnconfirmedChanges(changed.windows[0]!)).toBe(true);
  expect(hasUnconfirmedChanges(value(confirmCustomization(changed, 1)).windows[0]!)).toBe(false);
});

test("measurements are reused only from earlier windows that have some", () => {
  const draft = value(saveWindowDetails(order(3), 2, { name: "B", measurements: seven }, "exit"));
  expect(reusableWindows(draft, 2)).toEqual([]);
  expect(reusableWindows(draft, 3).map((window) => window.name)).toEqual(["B"]);
  const reused = value(reuseMeasurements(draft, 3, "LF-1-2"));
  expect(windowAt(reused, 3)?.measurements).toEqual(windowAt(reused, 2)?.measurements);
  expect(reuseMeasurements(draft, 2, "LF-1-3")).toMatchObject({ ok: false });
});

test("a change in the overview keeps the eighths and refuses nonsense", () => {
  const draft = value(saveWindowDetails(order(1), 1, { name: "A", measurements: seven }, "exit"));
  const change = { field: "widthOfWindow", typed: "35 3/8", was: "36" } as const;
  expect(windowAt(value(changeMeasurement(draft, 1, change)), 1)?.measurements.widthOfWindow).toBe("35.375");
  expect(changeMeasurement(draft, 1, { ...change, typed: "wide" })).toMatchObject({
    ok: false,
    field: "widthOfWindow",
  });
  expect(changeMeasurement(draft, 1, { ...change, was: "40" })).toMatchObject({
    reason: "This measurement was changed elsewhere in the meantime.",
  });
  expect(changeMeasurement(draft, 1, { ...change, typed: "36", was: "40" }).ok).toBe(true);
  expect(changeMeasurement(draft, 9, change)).toMatchObject({
    reason: "This window is no longer part of the order.",
  });
});

test("each step of a customization says what it needs", () => {
  const draft = order(1);
  expect(chooseTreatments(draft, 1, ["curtains"])).toMatchObject({ reason: "Please choose at least one treatment." });
  const chosen = value(chooseTreatments(draft, 1, ["drapes", "shades", "tops"]));
  const says = (change: DraftChange) => (change.ok ? "ok" : change.reason);
  expect(says(chooseStyle(chosen, 1, "drapes", { group: "", name: "" }))).toBe(
    "Please select a style before proceeding.",
  );
  expect(says(chooseStyle(chosen, 1, "shades", pinch))).toBe("Please select a style before proceeding.");
  expect(says(chooseOptions(chosen, 1, "drapes", {}))).toBe(
    "Please select at least one customization option before submitting.",
  );
  expect(says(chooseOptions(chosen, 1, "drapes", { motorizedControl: true }))).toBe(
    "Please select at least one customization option before submitting.",
  );
  expect(says(chooseOptions(chosen, 1, "shades", { interlining: true }))).toBe(
    "Please select a control system before proceeding.",
  );
  expect(says(chooseOptions(chosen, 1, "shades", { clutchControl: true, cordlessControl: true }))).toBe(
    "Please select a control system before proceeding.",
  );
  expect(says(chooseOptions(chosen, 1, "tops", {}))).toBe("Please select whether you want decorative trim.");
  expect(says(chooseOptions(chosen, 1, "tops", { decorativeTrim: false }))).toBe("ok");
  expect(says(setFabrics(chosen, 1, "drapes", { fabrics: [{ name: " ", link: "" }], trims: [] }))).toBe(
    "Please provide at least one fabric with a link or name.",
  );
  expect(
    says(setFabrics(chosen, 1, "drapes", { fabrics: [{ name: "x", link: "javascript:alert(1)" }], trims: [] })),
  ).toBe("Please enter a valid link.");
  expect(says(chooseStyle(draft, 1, "drapes", pinch))).toBe("This treatment is not chosen for the window.");
});

test("trims are kept only while decorative trim is wanted", () => {
  let draft = withDrapes(order(1), 1);
  const typed = { fabrics: [linen], trims: [{ name: "Tassel", link: "" }] };
  expect(
    customizationOf(value(setFabrics(draft, 1, "drapes", typed)).windows[0]!).customizations.drapes?.fabrics?.trims,
  ).toEqual([]);
  draft = value(chooseOptions(draft, 1, "drapes", { decorativeTrim: true }));
  draft = value(setFabrics(draft, 1, "drapes", typed));
  expect(customizationOf(draft.windows[0]!).customizations.drapes?.fabrics?.trims).toEqual(typed.trims);
  draft = value(chooseOptions(draft, 1, "drapes", { interlining: true }));
  expect(customizationOf(draft.windows[0]!).customizations.drapes?.fabrics?.trims).toEqual([]);
});

test("nothing counts until it is confirmed, and a deselected treatment is gone", () => {
  let draft = withDrapes(measuredOrder(1), 1);
  expect(checkSubmit(draft)).toMatchObject({ reason: "Customize every window first. Still open: “Window 1”." });
  draft = value(confirmCustomization(draft, 1));
  expect(checkSubmit(draft).ok).toBe(true);
  expect(draft.windows[0]?.draft).toBeUndefined();
  expect(treatmentsLostBy(draft.windows[0]!, ["shades"])).toEqual(["drapes"]);
  draft = value(chooseTreatments(draft, 1, ["shades"]));
  expect(checkSubmit(draft).ok).toBe(true);
  expect(Object.keys(customizationOf(draft.windows[0]!).customizations)).toEqual([]);
  expect(confirmCustomization(draft, 1)).toMatchObject({ reason: "Please select a style before proceeding." });
});

test("new hardware that is asked for must be there before submitting", () => {
  const draft = value(confirmCustomization(withDrapes(measuredOrder(1), 1), 1));
  const asked = value(setHardwareChoice(draft, true));
  expect(checkSubmit(asked)).toMatchObject({ ok: false, reason: expect.stringContaining("hardware") });
  expect(checkSubmit(value(setHardware(asked, [{ name: "Brass rod", link: "" }]))).ok).toBe(true);
  expect(checkSubmit(newDraft("LF-1"))).toMatchObject({ ok: false });
});

test("an order is submitted only when its hardware is chosen and every window is measured", () => {
  const draft = value(confirmCustomization(withDrapes(order(1), 1), 1));
  expect(checkSubmit(draft)).toEqual({ ok: false, reason: "Say first whether you want new hardware." });
  const chosen = value(setHardwareChoice(draft, false));
  const open = "Fill in all seven measurements of every window first. Still open: “Window 1”.";
  expect(checkSubmit(chosen)).toEqual({ ok: false, reason: open });
  const measured = value(saveWindowDetails(chosen, 1, { name: "Window 1", measurements: seven }, "next"));
  expect(checkSubmit(measured).ok).toBe(true);
  const blanked = changeMeasurement(measured, 1, { field: "widthOfWindow", typed: "", was: "36" });
  expect(checkSubmit(value(blanked))).toEqual({ ok: false, reason: open });
});

test("only an incomplete order may be changed", () => {
  expect(checkEditable("incomplete").ok).toBe(true);
  for (const status of ["submitted", "quoted", "cancelled"] as const) expect(checkEditable(status).ok).toBe(false);
});

test("a copy shares nothing with its source", () => {
  let draft = value(confirmCustomization(withDrapes(order(2), 1), 1));
  expect(copySources(draft, 1)).toEqual([]);
  expect(copyCustomizations(draft, 2, "LF-1-2")).toMatchObject({ reason: "Please select a window to copy from." });
  draft = value(copyCustomizations(draft, 2, "LF-1-1"));
  const before = structuredClone(draft.windows[0]);
  draft = value(chooseOptions(draft, 2, "drapes", { blackoutLining: true }));
  draft = value(confirmCustomization(draft, 2));
  expect(draft.windows[0]).toEqual(before);
  expect(draft.windows[1]?.customizations.drapes).not.toBe(draft.windows[0]?.customizations.drapes);
});

/** Keys that are easily told apart. */
function keys() {
  let made = 0;
  return () => `key-${String(++made).padStart(8, "0")}`;
}

/** Any step a client could take, on purpose or by accident, with sensible and with senseless input. */
const step = fc.oneof<fc.Arbitrary<(draft: OrderDraft) => DraftChange>[]>(
  fc.nat(12).map((count) => (draft) => setWindowCount(draft, Math.max(1, count))),
  fc.boolean().map((choice) => (draft) => setHardwareChoice(draft, choice)),
  fc
    .array(fc.record({ name: fc.string(), link: fc.oneof(fc.webUrl(), fc.string()) }))
    .map((rows) => (draft) => setHardware(draft, rows)),
  fc
    .tuple(
      fc.nat(13),
      fc.string(),
      fc.constantFrom<"next" | "exit">("next", "exit"),
      fc.constantFrom(seven, {}, { widthOfWindow: "1e9" }),
    )
    .map(
      ([number, name, leaving, measurements]) =>
        (draft) =>
          saveWindowDetails(draft, number, { name, measurements }, leaving),
    ),
  fc.tuple(fc.nat(13), fc.subarray(["drapes", "shades", "tops", "rugs"])).map(
    ([number, types]) =>
      (draft) =>
        chooseTreatments(draft, number, types),
  ),
  fc
    .tuple(
      fc.nat(13),
      fc.constantFrom("drapes", "shades", "tops"),
      fc.constantFrom(pinch, { group: "soft-shades", name: "Hobbled" }, { group: "cornice-boards", name: "Albany" }),
    )
    .map(
      ([number, type, choice]) =>
        (draft) =>
          chooseStyle(draft, number, type as "drapes", choice),
    ),
  fc
    .tuple(
      fc.nat(13),
      fc.constantFrom("drapes", "shades", "tops"),
      fc.dictionary(fc.constantFrom("interlining", "decorativeTrim", "clutchControl", "x"), fc.boolean()),
    )
    .map(
      ([number, type, flags]) =>
        (draft) =>
          chooseOptions(draft, number, type as "drapes", flags),
    ),
  fc
    .tuple(
      fc.nat(13),
      fc.constantFrom("drapes", "shades", "tops"),
      fc.array(fc.record({ name: fc.string(), link: fc.constantFrom("", "a.example/b", "data:x") })),
    )
    .map(
      ([number, type, rows]) =>
        (draft) =>
          setFabrics(draft, number, type as "drapes", { fabrics: rows, trims: rows }),
    ),
  fc.nat(13).map((number) => (draft) => confirmCustomization(draft, number)),
  fc.tuple(fc.nat(13), fc.nat(13)).map(
    ([number, from]) =>
      (draft) =>
        copyCustomizations(draft, number, `LF-1-${from}`),
  ),
);

test("any sequence of steps keeps the order valid, and a refused step changes nothing", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const newKey = keys();
      let draft = order(2);
      for (const take of steps) {
        const before = JSON.stringify(draft);
        const change = take(draft);
        expect(JSON.stringify(draft)).toBe(before);
        if (change.ok) draft = change.value;
        draft = { ...draft, windows: settleWindows(draft.windows, draft.id, newKey) };
        expect(checkDocuments(draft)).toEqual({ ok: true, value: draft });
        if (checkSubmit(draft).ok)
          expect(draft.windows.every((window) => Object.keys(window.customizations).length > 0)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test("what was said for the whole order counts as long as one rod goes by it", () => {
  const keep = { hardware: { choice: "keep" as const, rodWidth: "70" } };
  const [first, second] = order(2).windows;
  if (!first || !second) throw new Error("two windows are ordered");
  expect(orderHardwareCounts([first, second])).toBe(true);
  expect(orderHardwareCounts([{ ...first, ...keep }, second])).toBe(true);
  expect(
    orderHardwareCounts([
      { ...first, ...keep },
      { ...second, ...keep },
    ]),
  ).toBe(false);
  expect(orderHardwareCounts([])).toBe(true);
});

test("a window whose drapes hang from another's rod is not asked for one of its own, but for a valance's", () => {
  const [first, second] = order(2).windows;
  if (!first || !second) throw new Error("two windows are ordered");
  const drapes = { drapes: { sharedWith: "LF-1-first" } };
  const tops = { tops: { style: { name: "Winchester", group: "rod-mount-valances", description: "" } } } as const;
  expect(windowsWithRods([first, { ...second, customizations: drapes }])).toEqual([first]);
  const topped = { ...second, customizations: { ...drapes, ...tops } };
  expect(windowsWithRods([topped])).toEqual([topped]);
});
