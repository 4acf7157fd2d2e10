import { expect, test } from "vitest";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import type { TreatmentAnswers } from "#app/domain/orders/answers/answers.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { windowChanges } from "./window-changes.ts";
import { editWindow, type WindowEdit } from "./window-edit.ts";

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

test("the trail tells where a window is, and what hangs besides its drapes", () => {
  const drapes = { fabrics: { fabrics: [{ name: "Vine", link: "" }], trims: [] } };
  const voile = { fabrics: { fabrics: [{ name: "Voile", link: "" }], trims: [] } };
  const before: Window = { ...window, customizations: { drapes: { ...drapes, sheer: {} } } };
  const after: Window = {
    ...before,
    ends: ["corner", "wall"],
    customizations: { drapes: { ...drapes, sheer: voile } },
  };
  const told = windowChanges(before, after);
  expect(told).toHaveLength(2);
  expect(told[0]).toBe("Drapes: sheers now Voile");
  expect(told[1]).toMatch(/^Place nothing special to Beside a corner: /);
});

test.each([
  ["abc", "Please enter inches, such as 35, 35.375 or 35 3/8."],
  ["1e3", "Please enter inches, such as 35, 35.375 or 35 3/8."],
  ["-3", "Zero or less is not a measurement, so what was there is kept."],
  ["0", "Zero or less is not a measurement, so what was there is kept."],
  ["99999", "Please enter 9,999 inches or less."],
])("a measurement of %s is refused at its field", (width, reason) => {
  const verdict = editWindow(window, { ...typed, measurements: { ...blank, widthOfWindow: width } });
  expect(verdict).toEqual({ ok: false, field: "widthOfWindow", reason });
});

const ticking = { fabrics: [{ name: "Ticking", link: "" }], trims: [{ name: "Cord", link: "" }] };

test.each<[string, Partial<WindowEdit>, string, string]>([
  [
    "two controls",
    { options: { ...typed.options, shades: ["cordlessControl", "motorizedControl"] } },
    "A shade has one control.",
    "shades.options",
  ],
  [
    "no control",
    { options: { ...typed.options, shades: ["blackoutLining"] } },
    "Please select a control system before proceeding.",
    "shades.options",
  ],
  [
    "trims without trim",
    { fabrics: { shades: ticking } },
    "Trims are named, but decorative trim is not ticked. Tick it, or take the trims out.",
    "shades.options",
  ],
  ["a blank name", { name: " " }, "Please provide a location / name for the window.", "name"],
  ["a long name", { name: "x".repeat(121) }, "Please keep the name under 120 characters.", "name"],
  [
    "a style of another treatment",
    { styles: { shades: "pleated-tops/Goblet" } },
    "Please select a style before proceeding.",
    "shades.style",
  ],
  [
    "a fabric that is no link",
    { fabrics: { shades: { fabrics: [{ name: "", link: "javascript:alert(1)" }], trims: [] } } },
    "Please enter a valid link.",
    "shades.fabricLink:1",
  ],
  [
    "a treatment without a fabric",
    { fabrics: { shades: { fabrics: [{ name: " ", link: "" }], trims: [] } } },
    "Please provide at least one fabric with a link or name.",
    "shades.fabric",
  ],
  [
    "a hard shade without its product",
    { styles: { shades: "hard-shades/Hard Shades" }, fabrics: { shades: { fabrics: [], trims: [] } } },
    "Please provide at least one fabric with a link or name. For a hard shade that is the product.",
    "shades.fabric",
  ],
])("%s is refused at its field", (_, change, reason, field) => {
  expect(editWindow(window, { ...typed, ...change })).toEqual({ ok: false, reason, field });
});

test("name, style, fabrics and treatments are edited, and each is told", () => {
  const edit: WindowEdit = {
    name: "Pantry ",
    measurements: { ...blank, widthOfWindow: "42 1/4", heightOfWindow: "38 1/2" },
    styles: { drapes: "pleated-tops/Goblet", shades: "soft-shades/Hobbled", tops: "" },
    options: { drapes: [], shades: ["cordlessControl", "decorativeTrim"], tops: [] },
    fabrics: {
      drapes: { fabrics: [{ name: "Voile", link: "" }], trims: [] },
      shades: { fabrics: [{ name: "Linen", link: "shop.example/linen" }], trims: ticking.trims },
    },
  };
  const verdict = editWindow(window, edit);
  if (!verdict.ok) throw new Error(verdict.reason);
  expect(verdict.value).toMatchObject({ id: "LF-1-1", key: "kitchen-key1", name: "Pantry" });
  expect(verdict.value.customizations).toMatchObject({
    drapes: { style: { name: "Goblet", group: "pleated-tops" } },
    shades: {
      style: { name: "Hobbled" },
      fabrics: { fabrics: [{ name: "Linen", link: "https://shop.example/linen" }], trims: ticking.trims },
    },
  });
  expect(windowChanges(window, verdict.value)).toEqual([
    "Name Kitchen to Pantry",
    "Drapes added",
    "Drapes: style none to Goblet",
    "Drapes: fabrics now Voile",
    "Shades: style Flat Roman to Hobbled",
    "Shades: Decorative trim added",
    "Shades: fabrics now Linen",
    "Shades: trims now Cord",
  ]);
  const none = editWindow(window, { ...edit, styles: { drapes: "", shades: "", tops: "" } });
  expect(none).toMatchObject({ ok: true, value: { customizations: {} } });
});

test("what is not touched stays as it was stored, even where it would be refused today", () => {
  const old: Window = {
    ...window,
    name: "",
    measurements: { widthOfWindow: "tall", distanceFromWindowFrameToLeftWall: "0" },
    customizations: {
      shades: {
        style: { name: "Swan Neck", group: "swan-tops", description: "Curved.", image: "/swan.svg" },
        customizations: { clutchControl: true },
        fabrics: {
          fabrics: Array.from({ length: 26 }, (_, index) => ({ name: `Fabric ${index}`, link: "" })),
          trims: [],
        },
      },
    },
  };
  const verdict = editWindow(old, {
    name: "",
    measurements: { ...blank, distanceFromWindowFrameToLeftWall: "0", heightOfWindow: "40" },
    styles: { drapes: "", shades: "kept", tops: "" },
    options: { drapes: [], shades: ["clutchControl"], tops: [] },
    fabrics: { shades: old.customizations.shades?.fabrics ?? { fabrics: [], trims: [] } },
  });
  if (!verdict.ok) throw new Error(verdict.reason);
  expect(windowChanges(old, verdict.value)).toEqual(['Height Of Window blank to 40"']);
  expect(verdict.value.customizations.shades?.style).toEqual(old.customizations.shades?.style);
});

test("an old order's treatment without a fabric is saved once it has one", () => {
  const { fabrics: _, ...shade } = window.customizations.shades ?? {};
  const old: Window = { ...window, customizations: { shades: shade } };
  expect(editWindow(old, typed)).toMatchObject({ ok: false, field: "shades.fabric" });
  expect(editWindow(old, { ...typed, fabrics: { shades: { ...ticking, trims: [] } } })).toMatchObject({ ok: true });
});

test("an edit that changes nothing is told as nothing", () => {
  expect(windowChanges(window, window)).toEqual([]);
});

test("the owner answers what the client was not asked, and the trail says so", () => {
  const questions = { shades: { mount: "inside", insideDepth: "3", children: "", bandEdges: "" } };
  const about = { hardware: "", nearby: "vent", nearbyNote: "", note: "Two steps up." };
  const edited = editWindow(window, { ...typed, questions, about });
  if (!edited.ok) throw new Error(edited.reason);
  expect(edited.value.customizations.shades?.answers).toEqual({ mount: "inside" });
  expect(edited.value).toMatchObject({ sizes: { insideDepth: "3" }, nearby: ["vent"], note: "Two steps up." });
  expect(windowChanges(window, edited.value).slice(2)).toEqual([
    "Shades: Mount not asked to Inside the frame",
    'Depth of the opening blank to 3"',
    "Near the window nothing to Vent",
    "Note blank to Two steps up.",
  ]);
});

test("a window from before the questions is saved as it was, and nothing is told", () => {
  const questions = { shades: { mount: "", children: "", controlSide: "", bandEdges: "", insideDepth: "" } };
  const about = { hardware: "", finish: "", thickness: "1.375", nearbyNote: "", note: "" };
  const untouched = { ...typed, measurements: { ...blank, widthOfWindow: "42 1/4", heightOfWindow: "38 1/2" } };
  const options = { drapes: [], shades: ["cordlessControl"], tops: [] };
  const edited = editWindow(window, { ...untouched, options, questions, about });
  if (!edited.ok) throw new Error(edited.reason);
  expect(edited.value.customizations.shades?.answers).toBeUndefined();
  expect(edited.value.nearby).toBeUndefined();
  expect(windowChanges(window, edited.value)).toEqual([]);
});

test("what is wrong with an answer is said at its field", () => {
  const questions = { shades: { mount: "inside", insideDepth: "0" } };
  expect(editWindow(window, { ...typed, questions })).toMatchObject({ ok: false, field: "shades.insideDepth" });
  expect(editWindow(window, { ...typed, about: { hardware: "steal" } })).toMatchObject({
    ok: false,
    field: "hardware",
  });
});

test("an answer that is not asked any more is no change", () => {
  const drapes = {
    style: { name: "Goblet", group: "pleated-tops", description: "" },
    customizations: { unlined: true },
  };
  const hung = (answers: TreatmentAnswers) =>
    ({ ...window, customizations: { drapes: { ...drapes, answers } } }) as Window;
  const [then, now] = [hung({ draw: "pair", mount: "outside" }), hung({ draw: "pair" })];
  expect(windowChanges(then, now)).toEqual([]);
  expect(windowChanges(then, hung({ draw: "stationary", mount: "outside" }))).toHaveLength(1);
});

test("the owner says where a window is as its client does, takes it back, and what makes no sense is refused", () => {
  const bay = { bay: "45", flatLeft: "12", flatMiddle: "18 1/4", flatRight: "12", bayRods: "mitered" };
  const placed = editWindow(window, { ...typed, place: { ...bay, corner: "left", arch: "below", archRise: "10" } });
  if (!placed.ok) throw new Error(placed.reason);
  expect(placed.value).toMatchObject({
    bay: { flats: ["12", "18.25", "12"], angles: [45, 45], rods: "mitered" },
    ends: ["corner", "wall"],
    arch: "below",
    archRise: "10",
  });
  expect(windowChanges(window, placed.value).join("; ")).toMatch(/Place .*Bay: 12", 18 1\/4", 12"/);
  const untold = editWindow(placed.value, typed);
  expect(untold.ok && untold.value.bay).toEqual(placed.value.bay);
  const flat = editWindow(placed.value, { ...typed, place: { bay: "", corner: "", arch: "" } });
  if (!flat.ok) throw new Error(flat.reason);
  expect(["bay", "ends", "arch", "archRise"].filter((name) => name in flat.value)).toEqual([]);
  expect(editWindow(window, { ...typed, place: { bay: "44" } })).toMatchObject({ ok: false, field: "bay" });
  expect(editWindow(window, { ...typed, place: { arch: "above", archRise: "39" } })).toMatchObject({
    field: "archRise",
  });
});
