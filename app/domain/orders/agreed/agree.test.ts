import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type OptionFlags, optionTexts } from "#app/domain/catalogue/options.ts";
import type { TreatmentEntry, Window } from "#app/domain/orders/window.ts";
import { changedWindows } from "#app/domain/quotes/priced-windows.ts";
import { agree, agreedInWords, type MeaningLine } from "./agree.ts";
import { checkMeaning, meaningsFor, readMeaning, writeMeaning } from "./meaning.ts";
import { plainMeaning } from "./plain-words.ts";
import { asWritten, undoWritten } from "./written.ts";

const styles = {
  drapes: { name: "Goblet", group: "pleated-tops", description: "" },
  shades: { name: "Flat Roman", group: "soft-shades", description: "" },
  hard: { name: "Cellular", group: "hard-shades", description: "" },
  tops: { name: "Statler", group: "cornice-boards", description: "" },
};
const entry = (
  style: keyof typeof styles,
  customizations?: OptionFlags,
  rest: TreatmentEntry = {},
): TreatmentEntry => ({
  style: styles[style],
  ...(customizations && { customizations }),
  ...rest,
});
const windowOf = (customizations: Window["customizations"], key = "living-room1"): Window => ({
  id: `LF-1-${key}`,
  key,
  name: "Living Room",
  measurements: {},
  customizations,
});
const draped = windowOf({ drapes: entry("drapes", { standardLining: true }) });
const both = windowOf({ drapes: entry("drapes"), shades: entry("shades", { cordlessControl: true }) });

const line = (label: string, rest: Partial<MeaningLine> = {}): MeaningLine => ({
  key: label,
  windowKey: "living-room1",
  treatment: null,
  kind: "free",
  label,
  description: "",
  role: "optional",
  choiceGroup: "",
  meaning: "",
  ...rest,
});
const choice = (label: string, choiceGroup = "Lining") => line(label, { role: "choice", choiceGroup });
const flagsOf = ([window]: readonly Window[], type: "drapes" | "shades" = "drapes") =>
  Object.entries(window?.customizations[type]?.customizations ?? {}).flatMap(([name, on]) => (on ? [name] : []));

describe("the words of a line", () => {
  test.each([
    ["Blackout lining", "", "drapes.blackoutLining"],
    ["Black-out", "Lining", "drapes.blackoutLining"],
    ["Standard", "Lining", "drapes.standardLining"],
    ["Lining, standard", "", "drapes.standardLining"],
    ["None", "Lining", "drapes.unlined"],
    ["No lining", "", "drapes.unlined"],
    ["Interlining", "", "drapes.interlining"],
    ["Contrast band", "", "drapes.edgeBanding"],
    ["Inset banding in navy", "", "drapes.insetEdgeBanding"],
    ["Navy velvet", "Band", "drapes.edgeBanding"],
    ["No band", "Band", "nothing"],
    ["Decorative trim", "", "drapes.decorativeTrim"],
    ["Trim two inches off", "", ""],
    ["Two inches longer", "", ""],
    ["Blackout instead of standard lining", "", ""],
    ["Blackout lining and a band", "", ""],
    ["Sheer batiste lining", "", ""],
    ["Motorized", "Control", ""],
  ])("%s in %j means %j for drapes", (label, choiceGroup, meaning) => {
    expect(plainMeaning({ label, choiceGroup, treatment: null }, draped)).toBe(meaning);
  });

  test.each([
    ["Blackout lining", null, ""],
    ["Blackout lining", "shades", "shades.blackoutLining"],
    ["Shades: Blackout lining", null, "shades.blackoutLining"],
    ["Blackout lining for the curtains", null, "drapes.blackoutLining"],
    ["Cordless", null, "shades.cordlessControl"],
    ["Standard lining", "shades", "shades.standardLining"],
    ["Sheer batiste lining", null, "shades.sheerBatisteLining"],
    ["Motor", null, "shades.motorizedControl"],
  ])("%s of %j means %j where drapes and shades hang", (label, treatment, meaning) => {
    expect(plainMeaning({ label, choiceGroup: "", treatment }, both)).toBe(meaning);
  });
});

describe("a meaning that the owner sets", () => {
  const hard = windowOf({ shades: entry("hard", { cordlessControl: true }) });
  test.each([
    ["drapes.blackoutLining", draped, undefined],
    ["drapes.length.puddle", draped, undefined],
    ["nothing", draped, undefined],
    ["", undefined, undefined],
    ["drapes.sheerBatisteLining", draped, "The drapes of Living Room cannot have that: Sheer batiste lining."],
    ["shades.blackoutLining", draped, "Living Room has no shades."],
    ["shades.blackoutLining", hard, "The shades of Living Room cannot have that: Blackout lining."],
    ["drapes.blackoutLining", undefined, "The window that this line is for is no longer in the order."],
    ["drapes.length.moon", draped, "Please choose what this line means for the window."],
    ["drapes.constructor", draped, "Please choose what this line means for the window."],
    ["x".repeat(10_000), draped, "Please choose what this line means for the window."],
  ])("%s", (text, window, reason) => {
    expect(checkMeaning(text, window)).toEqual(
      reason === undefined ? { ok: true, value: text } : { ok: false, reason, field: "meaning" },
    );
  });

  test("is written and read the same", () => {
    for (const meaning of meaningsFor(both)) expect(readMeaning(writeMeaning(meaning))).toEqual(meaning);
  });
});

describe("a yes", () => {
  test("ticks the lining and the band that were chosen, and comes back whole", () => {
    const lines = [choice("Standard lining"), choice("Blackout lining"), line("Contrast band")];
    const made = agree([draped], lines, ["Blackout lining", "Contrast band"]);
    expect(flagsOf(made.windows)).toEqual(["blackoutLining", "edgeBanding"]);
    expect(made).toMatchObject({ agreed: [], gone: [] });
    expect(undoWritten(made.windows, made.written)).toEqual([draped]);
  });

  test("takes out what was offered and left out, with its trims", () => {
    const trims = [{ name: "Tassel", link: "" }];
    const fabrics = { fabrics: [], trims };
    const window = windowOf({ drapes: entry("drapes", { blackoutLining: true, decorativeTrim: true }, { fabrics }) });
    const made = agree([window], [line("Decorative trim"), line("Two inches longer")], []);
    expect(flagsOf(made.windows)).toEqual(["blackoutLining"]);
    expect(made.windows[0]?.customizations.drapes?.fabrics?.trims).toEqual([]);
    expect(undoWritten(made.windows, made.written)).toEqual([window]);
  });

  test("leaves a shade its standard lining, which has no box, when that is chosen", () => {
    const lines = [choice("Shades: Standard lining"), choice("Shades: Blackout lining")];
    const lined = windowOf({ shades: entry("shades", { blackoutLining: true, cordlessControl: true }) });
    const made = agree([lined], lines, ["Shades: Standard lining"]);
    expect(flagsOf(made.windows, "shades")).toEqual(["cordlessControl"]);
    expect(made.agreed).toEqual([]);
  });

  test("lets an extra win over what is part of the quote, and clears the other control", () => {
    const fixed = line("Lining, standard", { role: "fixed", kind: "lining" });
    expect(flagsOf(agree([draped], [fixed, line("Blackout lining")], ["Blackout lining"]).windows)).toEqual([
      "blackoutLining",
    ]);
    const motor = agree([both], [line("Motorized")], ["Motorized"]);
    expect(flagsOf(motor.windows, "shades")).toEqual(["motorizedControl"]);
  });

  test.each([
    [[line("Two inches longer")], ["Two inches longer"], [["Agreed on the quote: Two inches longer.", undefined]]],
    [[line("Two inches longer")], [], []],
    [[line("Rush", { meaning: "nothing" })], ["Rush"], []],
    [
      [line("Hem", { role: "fixed", description: "double\n4 in" })],
      [],
      [["Agreed on the quote: Hem: double 4 in.", undefined]],
    ],
    [[choice("Thermal"), choice("Blackout")], ["Thermal"], [["Agreed on the quote: Thermal.", "lining"]]],
    [[choice("A", "Color"), choice("B", "Color")], ["A"], [["Agreed on the quote: A.", undefined]]],
    [[line("Rod", { kind: "hardware", role: "fixed" })], [], []],
    [[line("Rod", { kind: "hardware" })], [], [["Left out on the quote: Rod.", undefined]]],
    [[line("least-charge", { role: "fixed", windowKey: null })], [], []],
  ])("leaves to be looked at what no box stands for: %#", (lines, chosen, texts) => {
    expect(agree([draped], lines, chosen).agreed.map((one) => [agreedInWords([one]), one.unsettled])).toEqual(texts);
  });

  test("asks which control it is where the only one was left out", () => {
    const made = agree([both], [line("Cordless")], []);
    expect(made.agreed).toMatchObject([{ window: "living-room1", treatment: "shades", unsettled: "control" }]);
  });

  test("names lines whose window is gone, or cannot have it any more", () => {
    const lines = [
      line("Blackout lining", { windowKey: "another-room" }),
      line("Motor", { meaning: "shades.motorizedControl" }),
    ];
    expect(agree([draped], lines, ["Blackout lining", "Motor"]).gone).toEqual(["Blackout lining", "Motor"]);
    expect(agree([draped], lines, []).gone).toEqual([]);
  });

  test("to a revision takes back what the one before wrote, and remembers how it was at first", () => {
    const first = agree(
      [draped],
      [choice("Blackout lining"), choice("Standard lining"), line("Contrast band")],
      ["Blackout lining", "Contrast band"],
    );
    const second = agree(first.windows, [line("Interlining")], ["Interlining"], first.written);
    expect(flagsOf(second.windows)).toEqual(["standardLining", "interlining"]);
    expect(undoWritten(second.windows, second.written)).toEqual([draped]);
    // Priced with the first in force, nothing about the window has changed.
    expect(changedWindows(asWritten(first.windows, second.windows, second.written), second.windows)).toEqual([]);
  });

  test("ends without touching what somebody has changed since", () => {
    const made = agree(
      [draped],
      [line("Blackout lining"), line("Contrast band")],
      ["Blackout lining", "Contrast band"],
    );
    const unlined = windowOf({ drapes: entry("drapes", { unlined: true, edgeBanding: true }) });
    expect(flagsOf(undoWritten([unlined], made.written))).toEqual(["unlined"]);
    expect(changedWindows(asWritten([draped], [unlined], made.written), [unlined])).toEqual(["living-room1"]);
    const removed = windowOf({ tops: entry("tops") });
    expect(undoWritten([removed], made.written)).toEqual([removed]);
  });
});

test("whatever is chosen: the windows have it, go back whole, and do not look changed", () => {
  const flags = fc.constantFrom<OptionFlags>({}, { standardLining: true }, { blackoutLining: true }, { unlined: true });
  const labels = Object.values(optionTexts).map(({ label }) => label);
  const lines = fc.array(
    fc.record({
      label: fc.constantFrom(...labels, "Longer"),
      grouped: fc.boolean(),
      type: fc.constantFrom("drapes", "shades"),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(flags, lines, fc.infiniteStream(fc.boolean()), (drapes, typed, picks) => {
      const windows = [
        windowOf({ drapes: entry("drapes", drapes), shades: entry("shades", { clutchControl: true }) }),
        windowOf({ tops: entry("tops", { decorativeTrim: true }) }, "kitchen-0002"),
      ];
      const quote = typed.map(({ label, grouped, type }, index) =>
        line(label, {
          key: `${index}`,
          treatment: type,
          ...(grouped && { role: "choice", choiceGroup: `Group ${index}` }),
        }),
      );
      const chosen = quote.filter(({ role }) => role === "choice" || picks.next().value).map(({ key }) => key);
      const made = agree(windows, quote, chosen);
      expect(undoWritten(made.windows, made.written)).toEqual(windows);
      expect(changedWindows(asWritten(windows, made.windows, made.written), made.windows)).toEqual([]);
      expect(agree(made.windows, quote, chosen, made.written)).toEqual(made);
    }),
  );
});
