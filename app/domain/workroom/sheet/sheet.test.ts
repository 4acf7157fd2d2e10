import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import type { AgreedLine } from "#app/domain/orders/agreed/agree.ts";
import type { Customizations, Window } from "#app/domain/orders/window.ts";
import { defaultShopRules as rules } from "#app/domain/workroom/rules/shop-rules.ts";
import { computeDraft, noSheets, type OrderSaid, type Sheets, sizesOf } from "./compute-draft.ts";
import { fabricKey, readFabricFacts } from "./fabric-facts.ts";
import { faultTexts, freezeFaults } from "./freeze-faults.ts";
import { readSheetForm } from "./read-sheet-form.ts";
import { countDifferences } from "./sheet-changes.ts";
import {
  checkMeasure,
  readMeasure,
  readSheetPart,
  readTreatmentSheet,
  type TreatmentSheet,
  writeSheetPart,
} from "./sheet-document.ts";
import { unknownFacts } from "./sheet-fabric-form.ts";
import { sheetFieldsOf } from "./sheet-fields.ts";
import { figuresOf, showTreatments } from "./show-sheet.ts";

const stamp = { by: "Nora", at: "2026-11-20T12:00:00.000Z" };
const PART = "treatment:window-key-1:drapes";

const measurements = {
  widthOfWindow: "48",
  heightOfWindow: "60",
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "12",
  heightFromFloorToCeiling: "96",
  distanceFromWindowFrameToLeftWall: "36",
  distanceFromWindowFrameToRightWall: "36",
};
const linen = { fabrics: [{ name: "Oat Linen", link: "" }], trims: [] };

function orderOf(customizations: Customizations, more: Partial<Window> = {}): OrderSaid {
  const window = { id: "LF-1-1", key: "window-key-1", name: "Bay", measurements, customizations, ...more };
  return { windows: [window], hardware: [], hardwareChoice: true };
}
const pinch = { group: "pleated-tops", name: "Three Finger Pinch", description: "" };
const drapes = orderOf({ drapes: { style: pinch, customizations: { standardLining: true }, fabrics: linen } });
const measureEdge = () => undefined;
const measured = {
  how: "client" as const,
  day: "",
  initials: "",
  sizes: sizesOf(drapes.windows[0] as Window),
  ...stamp,
};
const facts = { ...unknownFacts, width: 54, ...stamp };
const ready: Sheets = {
  treatments: {},
  measures: { "window-key-1": measured },
  fabrics: { "oat linen": facts },
};

const decided = (figures: TreatmentSheet["figures"], waved: TreatmentSheet["waved"] = {}): Sheets => ({
  ...ready,
  treatments: { [PART]: { figures, waved } },
});
const draftOf = (sheets: Sheets, order = drapes) => ({
  ...computeDraft(order, sheets, { rules, measureEdge }),
  sheets,
});
const shownOf = (sheets: Sheets, order = drapes) => {
  const draft = draftOf(sheets, order);
  const [window] = order.windows;
  if (!window) throw new Error("There is no window.");
  const [shown] = showTreatments(window, 0, draft, { order, sheets, rules, measureEdge });
  if (!shown) throw new Error("There is no treatment.");
  return shown;
};
const figure = (sheets: Sheets, name: string) => shownOf(sheets).figures.find((one) => one.name === name);

describe("a draft", () => {
  test("without any decision has the rules' figures, and says what is missing before it can be frozen", () => {
    const draft = draftOf(noSheets);
    expect(draft.packet.windows[0]?.treatments[0]?.figures).toMatchObject({
      rodWidth: 64,
      cuts: 4,
      finishedLength: 86,
    });
    expect(faultTexts(freezeFaults(draft))).toEqual([
      "Bay: The final measure is missing: measure, or accept the client's figures.",
      "Bay, drapes: The width of Oat Linen is missing: enter it under Fabrics.",
    ]);
    expect(draft.packet.canFreeze).toBe(false);
  });

  test("with measure and width can be frozen", () => {
    const draft = draftOf(ready);
    expect(freezeFaults(draft)).toEqual([]);
    expect(draft.packet.canFreeze).toBe(true);
    expect(draft.cloths).toEqual([{ key: "oat linen", name: "Oat Linen", uses: ["Bay, drapes"], com: false, facts }]);
  });

  test("a measure no longer counts once a size has changed", () => {
    const wider = orderOf(drapes.windows[0]?.customizations ?? {}, {
      measurements: { ...measurements, widthOfWindow: "49" },
    });
    expect(faultTexts(freezeFaults(draftOf(ready, wider)))).toEqual([
      "Bay: The final measure is missing: measure, or accept the client's figures.",
    ]);
  });

  test("cloth that is not named is asked for where it goes", () => {
    const order = orderOf({ drapes: { style: pinch, customizations: { standardLining: true, edgeBanding: true } } });
    const { cloths } = draftOf(ready, order);
    expect(cloths.map(({ key, uses }) => [key, uses])).toEqual([
      ["window-key-1/drapes/main", ["Bay, drapes"]],
      ["window-key-1/drapes/band", ["Bay, drapes, band"]],
    ]);
  });

  test("the edge of a top is measured at the size that the owner gave it", () => {
    const cornice = { group: "cornice-boards", name: "Statler", description: "", category: "corniceBoard" as const };
    const order = orderOf({ tops: { style: cornice, fabrics: linen } });
    const part = "treatment:window-key-1:tops";
    const sheets = { ...ready, treatments: { [part]: { figures: { face: { value: 60, ...stamp } }, waved: {} } } };
    const draft = computeDraft(order, sheets, {
      rules,
      measureEdge: (_, face) => ({ length: face + 7, shortPoint: 9 }),
    });
    expect(draft.packet.windows[0]?.treatments[0]?.figures).toMatchObject({ face: 60, edgeLength: 67 });
  });

  test("orders without windows, or with nothing chosen, cannot be frozen", () => {
    expect(faultTexts(freezeFaults(draftOf(ready, { ...drapes, windows: [] })))).toEqual([
      "There is no window to make anything for.",
    ]);
    expect(faultTexts(freezeFaults(draftOf(ready, orderOf({}))))).toEqual(["Nothing is chosen for any window yet."]);
  });

  test("what was agreed on the quote is looked at; a lining that nobody knows is settled first", () => {
    const line = (words: string, rest: Partial<AgreedLine> = {}): AgreedLine => ({
      key: words,
      window: "window-key-1",
      treatment: null,
      taken: true,
      words,
      ...rest,
    });
    const agreed = [line("two inches longer"), line("no hurry", { window: null }), line("Rod", { taken: false })];
    const checksOf = (order: OrderSaid) => draftOf(ready, order).packet.windows[0]?.treatments[0]?.checks ?? [];
    const order = { ...drapes, agreed };
    expect(checksOf(order).map(({ code, sentence }) => [code, sentence])).toEqual([
      ["AGREED_ON_QUOTE", "Agreed on the quote: two inches longer; no hurry. Left out on the quote: Rod."],
    ]);
    expect(freezeFaults(draftOf(ready, order))).toEqual([]);
    const thermal = { ...drapes, agreed: [line("Thermal", { unsettled: "lining" })] };
    const [open] = checksOf(thermal);
    const sentence =
      "Agreed on the quote: Thermal. Which lining or control is meant has not been settled: this is made with standard lining. Change the window if it is another, then say that it is settled.";
    expect(open).toEqual({ code: "CHOICE_NOT_SETTLED", level: "settle", sentence });
    expect(faultTexts(freezeFaults(draftOf(ready, thermal)))).toEqual([`Bay, drapes: ${sentence}`]);
    const settled = decided({}, { CHOICE_NOT_SETTLED: { sentence, reason: "Standard it is", ...stamp } });
    expect(freezeFaults(draftOf(settled, thermal))).toEqual([]);
    // Settled for one lining, another one asks again.
    const blackout = orderOf({ drapes: { style: pinch, customizations: { blackoutLining: true }, fabrics: linen } });
    expect(freezeFaults(draftOf(settled, { ...blackout, agreed: thermal.agreed }))).toHaveLength(1);
  });

  test("comes out the same for every style, decided or not, and never throws", () => {
    const value = fc.oneof(fc.double({ noNaN: true }), fc.string({ maxLength: 6 }), fc.boolean());
    const names = [
      ...new Set(
        (["drapery", "roman", "valance"] as const).flatMap((kind) => sheetFieldsOf(kind).map(({ name }) => name)),
      ),
    ];
    const figures = fc.dictionary(
      fc.constantFrom(...names),
      value.map((given) => ({ value: given, ...stamp })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...styles), figures, (style, own) => {
        const order = orderOf({ [style.treatment]: { style, customizations: {}, fabrics: linen } });
        const sheets = {
          ...ready,
          treatments: { [`treatment:window-key-1:${style.treatment}`]: { figures: own, waved: {} } },
        };
        expect(draftOf(sheets, order)).toEqual(draftOf(sheets, order));
        expect(shownOf(sheets, order).figures.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the boxes", () => {
  test("are prefilled by the rules, and say so", () => {
    expect(figure(ready, "rodWidth")).toMatchObject({ text: "64", from: "rule", ruled: "64" });
    expect(figure(ready, "cutAllowance")).toMatchObject({ text: "16", from: "rule" });
    expect(figure(ready, "finials")).toMatchObject({ text: "yes", from: "rule" });
    expect(figure(ready, "panelWidths")).toBe(undefined);
  });

  test("a changed one has the rule's figure beside it, who and when", () => {
    const sheets = decided({ rodWidth: { value: 70, ...stamp }, finials: { value: false, ...stamp } });
    expect(figure(sheets, "rodWidth")).toMatchObject({ text: "70", from: "owner", ruled: "64", set: stamp });
    expect(figure(sheets, "finials")).toMatchObject({ text: "no", from: "owner", ruled: "yes" });
    expect(figure(sheets, "cuts")).toMatchObject({ from: "rule" });
  });

  test("pleats, returns and the ceiling have boxes, and what is typed there is hung and marked", () => {
    const shown = shownOf(ready);
    const texts = figuresOf(shown.figures, "text");
    expect(texts).toMatchObject({ pleats: "9", returnLeft: "4", returnRight: "4", mount: "outside", operate: "hand" });
    expect(shown.results.find(({ label }) => label === "Marked")?.text).toContain("9 pleats");
    const own = decided({
      pleats: { value: 8, ...stamp },
      returnRight: { value: 0, ...stamp },
      mount: { value: "ceiling", ...stamp },
    });
    expect(draftOf(own).packet.windows[0]?.treatments[0]?.figures).toMatchObject({
      pleatsPerPanel: 8,
      returns: [0, 0],
      mount: "ceiling",
      hang: "traverse",
    });
  });

  test("a kept rod is the client's word", () => {
    const hardware = { choice: "keep" as const, rodWidth: "60" };
    const kept = orderOf(drapes.windows[0]?.customizations ?? {}, { hardware });
    const shown = shownOf(ready, kept).figures.find(({ name }) => name === "rodWidth");
    expect(shown).toMatchObject({ text: "60", from: "client" });
  });
});

describe("what is typed on the sheet", () => {
  const shown = shownOf(ready);
  const fields = sheetFieldsOf("drapery");
  const filled = figuresOf(shown.figures, "text");
  const ruled = figuresOf(shown.figures, "ruled");
  const read = (typed: Record<string, string>, sheet: TreatmentSheet = { figures: {}, waved: {} }, was = filled) =>
    readSheetForm(fields, sheet, { typed: { ...was, ...typed }, filled: was, ruled }, stamp);

  test("only what was touched becomes the owner's", () => {
    expect(read({})).toEqual({ ok: true, value: { figures: {}, waved: {} } });
    expect(read({ rodWidth: "70 1/2", hang: "traverse", finials: "no", note: "Mind the cat" })).toEqual({
      ok: true,
      value: {
        figures: {
          rodWidth: { value: 70.5, ...stamp },
          hang: { value: "traverse", ...stamp },
          finials: { value: false, ...stamp },
          note: { value: "Mind the cat", ...stamp },
        },
        waved: {},
      },
    });
  });

  test("an untouched box does not become the owner's when the rules have changed meanwhile", () => {
    expect(read({}, undefined, { ...filled, rodWidth: "62" })).toEqual({ ok: true, value: { figures: {}, waved: {} } });
  });

  test("emptied, or typed as the rules say, it follows the rules again", () => {
    const own = { figures: { rodWidth: { value: 70, ...stamp } }, waved: {} };
    for (const typed of ["", "64"]) {
      expect(read({ rodWidth: typed }, own, { ...filled, rodWidth: "70" })).toEqual({
        ok: true,
        value: { figures: {}, waved: {} },
      });
    }
  });

  test.each([
    ["rodWidth", "0", "Please enter a number from 1/16 to 1200."],
    ["rodWidth", "wide", "Please enter a number from 1/16 to 1200."],
    ["cuts", "2 1/2", "Please enter a whole number from 1 to 500."],
    ["fullness", "9", "Please enter a number from 1 to 5."],
    ["hang", "nails", "Please choose one of these."],
    ["note", "x".repeat(501), "Please keep this under 500 characters."],
  ])("%s of %j is refused at its box", (name, text, sentence) => {
    expect(read({ [name]: text })).toEqual({ ok: false, faults: { [name]: sentence } });
  });
});

describe("checks", () => {
  const thin = { cuts: { value: 2, ...stamp } };
  const low = () => shownOf(decided(thin)).checks.find(({ code }) => code === "FULLNESS_LOW");

  test("one that can be waved is, with the reason, for the sentence that was read", () => {
    const sentence = low()?.sentence ?? "";
    expect(low()).toMatchObject({ level: "wave" });
    const waved = { sentence, reason: "Sheers on purpose", ...stamp };
    const checkWith = (told: typeof waved) =>
      shownOf(decided(thin, { FULLNESS_LOW: told })).checks.find(({ code }) => code === "FULLNESS_LOW");
    expect(checkWith(waved)).toMatchObject({ waved });
    const older = { ...waved, sentence: "Something else." };
    expect(checkWith(older)).toMatchObject({ lapsed: older });
    expect(checkWith(older)?.waved).toBe(undefined);
  });

  test("one that blocks cannot be waved", () => {
    const waved = { NOT_MEASURED: { sentence: "x", reason: "x", ...stamp } };
    const { checks } = shownOf({ ...decided({}, waved), measures: {} });
    expect(checks.find(({ code }) => code === "NOT_MEASURED")).toEqual(
      expect.not.objectContaining({ waved: expect.anything() }),
    );
  });
});

test.each([
  [
    { how: "client", day: "", initials: "" },
    { ok: true, value: { how: "client", day: "", initials: "" } },
  ],
  [
    { how: "us", day: "2026-11-20", initials: " NL " },
    { ok: true, value: { how: "us", day: "2026-11-20", initials: "NL" } },
  ],
  [
    { how: "us", day: "2026-11-21", initials: "NL" },
    { ok: false, reason: "Please enter the day, today or before.", field: "day" },
  ],
  [
    { how: "us", day: "2026-13-45", initials: "NL" },
    { ok: false, reason: "Please enter the day, today or before.", field: "day" },
  ],
  [
    { how: "us", day: "2026-02-31", initials: "NL" },
    { ok: false, reason: "Please enter the day, today or before.", field: "day" },
  ],
  [
    { how: "us", day: "0001-01-01", initials: "NL" },
    { ok: false, reason: "Please enter the day, today or before.", field: "day" },
  ],
  [
    { how: "us", day: "2026-11-20", initials: "" },
    { ok: false, reason: "Please enter initials, such as NL.", field: "initials" },
  ],
  [
    { how: "", day: "", initials: "" },
    { ok: false, reason: "Please choose who measured.", field: "how" },
  ],
])("a final measure of %j", (typed, verdict) => {
  expect(checkMeasure(typed, "2026-11-20")).toEqual(verdict);
});

test.each([
  ["treatment:window-key-1:drapes", { kind: "treatment", window: "window-key-1", type: "drapes" }],
  ["measure:window-key-1", { kind: "measure", window: "window-key-1" }],
  ["fabric:oat linen, 54 in.", { kind: "fabric", fabric: "oat linen, 54 in." }],
] as const)("%s names a part", (written, part) => {
  expect(readSheetPart(written)).toEqual(part);
  expect(writeSheetPart(part)).toBe(written);
});

test.each(["", "treatment:window-key-1:curtains", "treatment:drapes", "measure:", "fabric:", "roof:1"])(
  "%j names none",
  (written) => {
    expect(readSheetPart(written)).toBe(undefined);
  },
);

test("a fabric goes by its name, however it is written", () => {
  expect(fabricKey("  Oat   Linen ")).toBe("oat linen");
  expect(fabricKey("x".repeat(900))).toHaveLength(200);
});

test("whatever is stored can be read", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const sheet = readTreatmentSheet(stored);
      expect(readTreatmentSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
      readMeasure(stored);
      readFabricFacts(stored);
    }),
  );
});

test.each([
  [{ a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, 0],
  [{ a: 1, b: [1, 2] }, { a: 2, b: [1, 3] }, 2],
  [{ a: { b: 1, c: 2 } }, {}, 1],
  [[1], [1, { a: 1, b: 2 }], 1],
  [null, {}, 1],
])("between %j and %j there are %i differences", (a, b, count) => {
  expect(countDifferences(a, b)).toBe(count);
  expect(countDifferences(b, a)).toBe(count);
});

test("where a pattern begins, which way a cloth lies and how many boxes are the owner's to say", () => {
  const patterned = { ...ready, fabrics: { "oat linen": { ...facts, repeat: 27, nap: "down" as const } } };
  const namesOf = (sheets: Sheets, order = drapes) => {
    const draft = computeDraft(order, sheets, { rules, measureEdge });
    const [made] = draft.packet.windows[0]?.treatments ?? [];
    if (!made?.treatment) throw new Error("nothing was made");
    const { treatment, figures } = made;
    return Object.fromEntries(
      sheetFieldsOf(treatment.kind).map((field) => [field.name, field.ruled(figures, treatment, rules)]),
    );
  };
  expect(namesOf(ready).patternStart).toBeUndefined();
  expect(namesOf(patterned)).toMatchObject({ patternStart: "hem", patternInches: 0 });
  const decidedTop = { ...patterned, treatments: decided({ patternStart: { value: "top", ...stamp } }).treatments };
  expect(namesOf(decidedTop).patternStart).toBe("top");
  const sheldon = { group: "board-mount-valances", name: "Sheldon", description: "" };
  const boxed = orderOf({ tops: { style: sheldon, fabrics: linen } });
  const boxes = Number(namesOf(patterned, boxed).boxes);
  expect(boxes).toBeGreaterThan(2);
  const fewer = { "treatment:window-key-1:tops": { figures: { boxes: { value: boxes - 1, ...stamp } }, waved: {} } };
  expect(namesOf({ ...patterned, treatments: fewer }, boxed).boxes).toBe(boxes - 1);
  expect(namesOf(patterned, boxed).patternStart).toBe("center");
  expect(readFabricFacts({ ...facts, nap: "sideways", rightSide: "x".repeat(99) })).toMatchObject({
    nap: undefined,
    rightSide: "x".repeat(60),
  });
});

test.each(["drapery", "roman", "hard"] as const)("that a template was taken can be said of what is %s", (kind) => {
  expect(sheetFieldsOf(kind).map(({ name }) => name)).toContain("templateTaken");
});
