import { expect, test } from "vitest";
import type { Check } from "#app/domain/workroom/checks.ts";
import { readTreatment } from "./read-treatment.ts";
import { asText, clip, fields } from "./reading.ts";

const sentences = (given: unknown) => readTreatment(given).checks.map(({ sentence }) => sentence);
const plain = { style: "plain-top/Plain Top" };

test("what most people want stands where nothing is said", () => {
  expect(readTreatment(plain).treatment).toMatchObject({
    style: { group: "plain-top", name: "Plain Top" },
    kind: "drapery",
    choices: { draw: "pair", length: "floor", mount: "outside", underTop: false, panelWidths: 1 },
    interlining: false,
    newHardware: false,
    measured: true,
  });
  expect(readTreatment({ ...plain, fabric: {} }).treatment?.fabric).toMatchObject({
    name: "",
    repeat: 0,
    match: "straight",
    direction: "upright",
    sheer: false,
    com: false,
  });
  expect(readTreatment({ ...plain, trim: {} }).treatment?.trim).toEqual({
    edges: ["leading"],
    rows: 1,
    name: "Trim",
    supplier: "",
  });
});

test.each([
  ["plain-top/Plain Top", "drapery", "leading"],
  ["rod-pocket/Hourglass", "sash", "leading"],
  ["soft-shades/Flat Roman", "roman", "bottom"],
  ["hard-shades/Hard Shades", "hard", "bottom"],
  ["cornice-boards/Statler", "cornice", "bottom"],
  ["rod-mount-valances/Judith", "valance", "bottom"],
])("%s is a %s, trimmed along its %s", (style, kind, edge) => {
  const { treatment } = readTreatment({ style, trim: { edges: ["nowhere"] } });
  expect(treatment).toMatchObject({ kind, trim: { edges: [edge] } });
});

test.each([
  [{ window: { width: 0 } }, "The window's width must be a number from 0.0625 to 1200."],
  [{ window: { gap: -1 } }, "The window's gap must be a number from 0 to 1200."],
  [{ window: { insideWidths: [30, "x"] } }, "The window's inside widths must be a number from 0.0625 to 1200."],
  [{ choices: { finishedLength: 1e9 } }, "The sheet's finished length must be a number from 0.0625 to 1200."],
  [{ choices: { panelWidths: 0.4 } }, "The sheet's panel widths must be a number from 0.5 to 20."],
  [{ choices: { cuts: 1.5 } }, "The sheet's cuts must be a whole number from 1 to 500."],
  [{ choices: { fullness: 0.9 } }, "The sheet's fullness must be a number from 1 to 5."],
  [{ fabric: { width: 201 } }, "The fabric's width must be a number from 6 to 200."],
  [{ fabric: { repeat: 201 } }, "The fabric's repeat must be a number from 0 to 200."],
  [{ fabric: { pricePerYard: 0.5 } }, "The fabric's price per yard must be a whole number from 0 to 1000000."],
  [{ band: { width: 0.2 } }, "The band's width must be a number from 0.25 to 24."],
  [{ band: { fabricWidth: 5 } }, "The band's width must be a number from 6 to 200."],
  [{ trim: { rows: 10 } }, "The trim's rows must be a whole number from 1 to 9."],
  [{ welt: { width: 5 } }, "The welt's width must be a number from 6 to 200."],
])("%j is left out with a sentence", (given, sentence) => {
  expect(sentences({ ...plain, ...given })).toEqual([sentence]);
});

test("sizes are read to the third, and what is no list is none", () => {
  const read = (insideWidths: unknown) => readTreatment({ ...plain, window: { insideWidths } }).treatment?.window;
  expect(read([1, 2, 3, 4])).toMatchObject({ insideWidths: [1, 2, 3] });
  expect(read([1, "2", 3])).toMatchObject({ insideWidths: [1, 3] });
  expect(read("1,2")).toMatchObject({ insideWidths: [] });
  const sides = (rodExtension: unknown) => readTreatment({ ...plain, choices: { rodExtension } }).treatment?.choices;
  expect(sides([0, 4])).toMatchObject({ rodExtension: [0, 4] });
  expect(sides([4])?.rodExtension).toBeUndefined();
  expect(readTreatment({ ...plain, choices: { shadeExtension: [1, 2] } }).treatment?.choices.shadeExtension).toEqual([
    1, 2,
  ]);
});

test("a flag is one only if it is true, among the flags or the choices", () => {
  const flags = (given: object) => readTreatment({ ...plain, ...given }).treatment?.flags;
  expect(flags({ flags: { children: true, unlined: "yes" } })).toMatchObject({ children: true, unlined: false });
  expect(flags({ choices: { tensionDevice: true } })).toMatchObject({ tensionDevice: true });
});

test("what cannot be read as a choice is not one", () => {
  const { treatment, checks } = readTreatment({
    ...plain,
    lining: "silk",
    choices: { draw: "up", hang: "nails", finials: "no", mount: 3 },
    fabric: { match: "any", direction: "down", railroadable: 1 },
    band: "wide",
    trim: 7,
    welt: 7,
  });
  expect(treatment).toMatchObject({ choices: { draw: "pair", mount: "outside" }, fabric: { match: "straight" } });
  expect([treatment?.lining, treatment?.choices.hang, treatment?.choices.finials]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([treatment?.fabric?.railroadable, treatment?.band, treatment?.trim, treatment?.contrastWelt]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(checks).toEqual([]);
});

test("texts are cut short, ours for a sentence and theirs for keeping", () => {
  expect(clip("a".repeat(40))).toBe("a".repeat(40));
  expect(clip("a".repeat(41))).toBe(`${"a".repeat(39)}…`);
  expect(asText("a".repeat(500))).toHaveLength(120);
  expect(asText(7)).toBeUndefined();
  expect(sentences({ style: "a".repeat(500) })).toEqual([`There is no style called ${"a".repeat(39)}….`]);
});

test("nothing is read from what an object only inherits", () => {
  const checks: Check[] = [];
  expect(fields(Object.create({ width: 4 }), "window", checks).size("width")).toBeUndefined();
  expect(fields([], "window", checks).value("length")).toBeUndefined();
  expect(checks).toEqual([]);
});
