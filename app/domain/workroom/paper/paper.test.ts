import fc from "fast-check";
import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { emptyWindow } from "#app/domain/orders/window.ts";
import { emptyRateCard } from "#app/domain/workroom/buying/rate-card.ts";
import { computePacket } from "#app/domain/workroom/packet.ts";
import { cutList } from "#app/domain/workroom/paper/cuts/cut-list.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { computeDraft, noSheets } from "#app/domain/workroom/sheet/compute-draft.ts";
import { type FabricFacts, readFabricFacts } from "#app/domain/workroom/sheet/fabric-facts.ts";
import { workOrderFor } from "#tests/support/orders/fullest-window.ts";
import { finishedSizes } from "./finished-sizes.ts";
import { hardwareRows } from "./hardware-rows.ts";
import { noteTexts, patternTexts, workOrderOf } from "./work-order.ts";

const window = { width: 48, height: 60, topToFloor: 84, gap: 12, left: 36, right: 36 };
const linen = { name: "Oat linen", supplier: "Mill A", width: 54 };
const drapes = { style: "pleated-tops/Three Finger Pinch", fabric: linen, lining: "standard" };

function make(treatment: object, sizes: object = window) {
  const packet = computePacket(
    { windows: [{ name: "Den", window: sizes, measured: true, treatments: [treatment] }] },
    {},
  );
  const [made] = packet.windows;
  const [first] = made?.treatments ?? [];
  if (!made || !first?.treatment) throw new Error("nothing was made");
  return { window: made, treatment: first.treatment, figures: first.figures, rules: packet.rules };
}

function cuts(treatment: object, sizes?: object) {
  const made = make(treatment, sizes);
  return cutList(made.treatment, made.figures, made.rules).map(
    ({ piece, material, count, length, width, grain, goesTo }) =>
      [count, piece, material, length, width, grain, goesTo].filter((part) => part !== undefined).join(" | "),
  );
}

test("a pair of drapes: widths of face, lining and interlining, then its edges", () => {
  const trimmed = {
    ...drapes,
    interlining: true,
    band: { edges: ["leading"], fabric: { name: "Moss", width: 54 } },
    trim: { edges: ["leading", "bottom"], name: "Tassel", rows: 2 },
  };
  expect(cuts(trimmed)).toEqual([
    "4 | Width | Oat linen | 102 | full width | upright | 2 widths in each panel",
    "4 | Lining | Standard lining | 96 | full width | upright | 2 widths in each panel",
    "4 | Interlining | Interlining | 92 | full width | upright | 2 widths in each panel",
    "2 | Band strip | Moss | 92 | 9 | upright | leading edge",
    "4 | Trim | Tassel | 89 | as bought | leading edge",
    "4 | Trim | Tassel | 104 | as bought | bottom",
  ]);
});

test("edges of one length are cut together", () => {
  const outer = { ...drapes, band: { edges: ["leading", "bottom", "outer"], fabric: { name: "Moss", width: 54 } } };
  expect(cuts(outer).slice(2)).toEqual([
    "4 | Band strip | Moss | 92 | 9 | upright | leading edge, outer edge",
    "2 | Band strip | Moss | 107 | 9 | upright | bottom",
  ]);
});

test("a half width sits on the return side, and a pattern says how it falls", () => {
  const wide = { ...window, width: 66, left: 30, right: 30 };
  expect(cuts(drapes, wide)[0]).toBe(
    "5 | Width | Oat linen | 102 | full width | upright | 2 1/2 widths in each panel, the half on the return side",
  );
  const { treatment, figures, rules } = make({ ...drapes, fabric: { ...linen, repeat: 25.25, match: "halfDrop" } });
  expect(cutList(treatment, figures, rules)[0]).toMatchObject({
    length: 113.625,
    pattern: "half drop: cut one after the other, they alternate by themselves",
  });
});

test("cloth turned sideways is one piece a panel", () => {
  const turned = {
    ...drapes,
    fabric: { name: "Sheer", width: 118, direction: "railroaded" },
    choices: { fullness: 3 },
  };
  expect(cuts(turned)[0]).toBe("2 | Panel | Sheer | 120 | 102 | sideways | one for each panel");
});

test("a shade wider than its cloth has a whole width in the middle", () => {
  const shade = { style: "soft-shades/Flat Roman", fabric: { ...linen, repeat: 19.5 }, lining: "blackout" };
  expect(cuts(shade, { width: 72, height: 78, topToFloor: 96, gap: 24 })).toEqual([
    "1 | Middle | Oat linen | 117 | full width | upright | the middle of the shade",
    '2 | Side | Oat linen | 117 | 15.5 | upright | either side of the middle, sewn to 83"',
    "2 | Lining | Blackout lining | 104 | full width | upright",
  ]);
  expect(cuts({ ...shade, fabric: linen }, { width: 40, height: 54, topToFloor: 84 })[0]).toBe(
    "1 | Shade | Oat linen | 80 | 51 | upright",
  );
  expect(cuts({ ...shade, fabric: linen }, { width: 190, height: 54, topToFloor: 84 }).slice(0, 2)).toEqual([
    "3 | Middle | Oat linen | 80 | full width | upright | side by side, one of them in the middle of the shade",
    '2 | Side | Oat linen | 80 | 21.5 | upright | either side of the middle, sewn to 201"',
  ]);
});

test("a cornice: cover, welt out of the off-cut, lining and batting", () => {
  const cornice = { style: "cornice-boards/Statler", fabric: { ...linen, direction: "railroaded" } };
  expect(cuts({ ...cornice, choices: { longPoint: 15, edgeLength: 52 } })).toEqual([
    "1 | Cover | Oat linen | 65 | 21 | sideways",
    "1 | Welt strip, pieced | Oat linen | 124 | 1.5 | bias | out of the off-cut",
    "1 | Lining | Standard lining | 59 | full width | sideways",
    "1 | Batting | Batting | 59 | 17",
  ]);
});

test("swags, cascades, straps and tongues are cut each", () => {
  const pieces = (name: string) =>
    cuts({ style: `board-mount-valances/${name}`, fabric: linen }, { ...window, width: 40 }).map((row) =>
      row.split(" | ").slice(0, 2).join(" "),
    );
  expect(pieces("Kennedy")).toEqual(["1 Swag", "1 Pair of cascades", "1 Pair of cascades", "1 Swag lining"]);
  expect(pieces("Stagecoach")).toEqual(["1 Valance", "3 Strap", "1 Lining"]);
  expect(pieces("Charleston")).toEqual(["1 Valance", "4 Tongue", "1 Lining"]);
});

test("the figures in large type are those that everything hangs on", () => {
  const large = (treatment: object) => {
    const made = make(treatment);
    return finishedSizes(made.treatment, made.figures).flatMap(({ name, value, large: is }) =>
      is ? [`${name} ${value}`] : [],
    );
  };
  expect(large(drapes)).toEqual(['Finished length 86"', 'Rod, end to end 64"']);
  expect(large({ style: "soft-shades/Flat Roman", fabric: linen })).toEqual([
    'Finished width 53"',
    'Finished height 66"',
  ]);
  expect(large({ style: "hard-shades/Hard Shades" })).toEqual(['Width to order 53"', 'Height to order 66"']);
  expect(large({ style: "cornice-boards/Statler", fabric: linen, choices: { longPoint: 15 } })).toEqual([
    'Face 52"',
    'Long point 15"',
  ]);
});

test("the installer reads how high the rod hangs and how far apart the outer brackets are", () => {
  const { treatment, figures } = make(drapes);
  expect(finishedSizes(treatment, figures)).toContainEqual({ name: "Outer brackets, middle to middle", value: '60"' });
  expect(finishedSizes(treatment, figures)).toContainEqual({ name: "Rod above the floor", value: '88"' });
});

test("hardware is counted, boards are named with their sizes", () => {
  const rows = (given: object) => {
    const { treatment, figures } = make(given);
    return hardwareRows(treatment, figures).map(({ item, count, size }) =>
      [count, item, size].filter(Boolean).join(" "),
    );
  };
  expect(rows({ ...drapes, newHardware: true })).toEqual(['1 Pole 64"', "3 Pole brackets", "20 Rings", "2 Finials"]);
  // What hangs there stays: its brackets are not counted out, its rings are, for there may be too few.
  expect(rows(drapes)).toEqual(['1 Pole, kept 64"', "20 Rings, kept"]);
  expect(rows({ style: "cornice-boards/Statler", fabric: linen, choices: { longPoint: 15 } })).toEqual([
    '1 Face board 52" x 14 1/4" x 1/2"',
    '1 Top board 52" x 3 1/2" x 3/4"',
    '2 Legs 3" x 14 1/4" x 1/2"',
    "4 L-brackets",
  ]);
  expect(
    rows({ style: "soft-shades/Flat Roman", fabric: linen, flags: { clutchControl: true, tensionDevice: true } }).at(
      -1,
    ),
  ).toBe("1 Tension device");
});

const pinchStyle = { name: "Three Finger Pinch", group: "pleated-tops", description: "" } as const;

test("hardware of the window's own is told in words, with what stands near it", () => {
  const kept = { choice: "keep", rodWidth: "60", rodToFloor: "86", rodStandsOut: "4" } as const;
  const stored = {
    ...emptyWindow("LF-1", 1),
    key: "k",
    hardware: kept,
    nearby: ["radiator" as const],
    note: "Ring first",
  };
  const beside = {
    ...emptyWindow("LF-1", 2),
    key: "k2",
    customizations: { drapes: { style: pinchStyle, sharedWith: "k" } },
  };
  const windows = [stored, beside, { ...emptyWindow("LF-1", 3), key: "k3" }];
  const order = { windows, hardwareChoice: null, hardware: [] };
  const rules = { version: 1, value: defaultShopRules };
  const draft = computeDraft(order, noSheets, { rules: defaultShopRules, measureEdge: () => undefined });
  const document = { format: 1, engineVersion: 1, orderId: "LF-1", order, rules, sheets: noSheets, ...draft } as const;
  const rateCard = { version: 1, value: emptyRateCard };
  const paper = workOrderOf({ ...document, rateCard }, { number: null, at: null, customer: "Ida Sample" });
  expect(paper).toMatchObject({ packet: "Draft, not for cutting", frozen: false, customer: "Ida Sample" });
  expect(paper.windows.map(({ place }) => place)).toEqual(["windows 1 and 2 of 3", "window 3 of 3"]);
  expect(paper.windows[0]?.notes).toEqual([
    { about: "Near the window", text: "radiator" },
    { about: "Hardware", text: 'Keep what hangs there: rod 60", to the floor 86", from the wall 4"' },
    { about: "Note", text: "Ring first" },
  ]);
});

test("a width that nobody has entered is said to be taken, as long as its check is open", () => {
  const ticking = { name: "Blue ticking", link: "" };
  const shades = {
    style: { name: "Flat Roman", group: "soft-shades", description: "" } as const,
    fabrics: { fabrics: [ticking, { name: "", link: "", role: "band" as const }], trims: [] },
    customizations: { edgeBanding: true },
  };
  const measurements = { widthOfWindow: "42", heightOfWindow: "60", heightFromTopOfWindowToFloor: "80" };
  const windows = [{ ...emptyWindow("LF-1", 1), key: "k", measurements, customizations: { shades } }];
  const order = { windows, hardwareChoice: null, hardware: [] };
  const rules = { version: 1, value: defaultShopRules };
  const rateCard = { version: 1, value: emptyRateCard };
  const saidWith = (fabrics: Record<string, FabricFacts>) => {
    const sheets = { ...noSheets, fabrics };
    const draft = computeDraft(order, sheets, { rules: defaultShopRules, measureEdge: () => undefined });
    const document = {
      format: 1,
      engineVersion: 1,
      orderId: "LF-1",
      order,
      rules,
      rateCard,
      sheets,
      ...draft,
    } as const;
    const [part] = workOrderOf(document, { number: null, at: null, customer: "" }).windows[0]?.parts ?? [];
    return {
      cloths: part?.cloths,
      open: part?.checks.flatMap(({ sentence }) => (/width|none has/i.test(sentence) ? [sentence] : [])),
    };
  };
  expect(saidWith({})).toEqual({
    cloths: [
      'Blue ticking: width not given, 54" taken, no nap, lot ________',
      'Face fabric: width not given, 54" taken, no nap, lot ________',
    ],
    open: [
      "The width of Blue ticking is missing: enter it under Fabrics.",
      "No fabric is named, and none has a width: enter one under Fabrics.",
    ],
  });
  const entered = readFabricFacts({ width: 54, by: "Nora", at: "2026-11-15T12:00:00.000Z" });
  if (!entered) throw new Error("nothing was entered");
  expect(saidWith({ "blue ticking": entered })).toEqual({
    cloths: [
      'Blue ticking: 54" wide, no nap, lot ________',
      'Face fabric: width not given, 54" taken, no nap, lot ________',
    ],
    open: ["No fabric is named, and none has a width: enter one under Fabrics."],
  });
});

test("a rod of another kind than the client named is a check, until they have been asked", () => {
  const goblet = { style: { name: "Goblet", group: "pleated-tops", description: "" } as const };
  const savannah = { style: { name: "Savannah", group: "cornice-boards", description: "" } as const };
  const measurements = {
    widthOfWindow: "48",
    heightOfWindow: "60",
    heightFromTopOfWindowToFloor: "84",
    heightFromWindowFrameToCeiling: "12",
  };
  const saidOf = (customizations: object, names: string[], own: object = {}) => {
    const windows = [{ ...emptyWindow("LF-1", 1), key: "k", measurements, customizations, ...own }];
    const order = { windows, hardwareChoice: true, hardware: names.map((name) => ({ name, link: "" })) };
    const { packet } = computeDraft(order, noSheets, { rules: defaultShopRules, measureEdge: () => undefined });
    return packet.windows.flatMap(({ treatments }) =>
      treatments.flatMap(({ checks }) =>
        checks.flatMap(({ code, level, sentence }) =>
          code === "HARDWARE_NOT_AS_NAMED" ? [`${level}: ${sentence}`] : [],
        ),
      ),
    );
  };
  const hidden = { drapes: goblet, tops: savannah };
  const named = ["Forged iron rod, 1 inch", "Rings with clips, 40"];
  expect(saidOf(hidden, named)).toEqual([
    "wave: The client named Forged iron rod, 1 inch; Rings with clips, 40, and a traverse rod is ordered, hidden under the top: ask which is meant.",
  ]);
  expect(saidOf({ drapes: goblet }, named)).toEqual([]);
  expect(saidOf(hidden, ["Brass tie-backs"])).toEqual([]);
  expect(saidOf(hidden, [])).toEqual([]);
  expect(saidOf(hidden, named, { hardware: { choice: "keep", rodWidth: "60" } })).toEqual([]);
});

test("what the owner wrote for the workroom is printed first", () => {
  const [window] = workOrderFor(["Ring first"]).windows;
  if (!window) throw new Error("there is no window");
  const [drapery, ...others] = window.parts;
  if (!drapery) throw new Error("there is nothing on it");
  const noted = { ...window, parts: [{ ...drapery, note: "Hem by hand" }, ...others] };
  expect(noteTexts(noted)).toEqual([
    "For the workroom, drapes: Hem by hand",
    "Near the window: radiator, vent, alarm sensor, door, crank or handle: The radiator stands out nine inches and gets hot",
    "Note: Ring first",
  ]);
  expect(
    window.parts.map(({ said }) => said.map(({ term }) => term).filter((term) => /^(Control|Inter)/.test(term))),
  ).toEqual([["Interlining"], ["Control side", "Interlining", "Control"], []]);
});

test("how a pattern falls is said once of each cloth, for two cloths never begin together", () => {
  const rows = (...treatments: object[]) =>
    treatments.map((given) => {
      const made = make(given);
      return { treatment: "Shades", cuts: cutList(made.treatment, made.figures, made.rules) };
    });
  const toile = { style: "soft-shades/Flat Roman", fabric: { name: "Toile", width: 54, repeat: 21 } };
  const vine = { ...toile, fabric: { name: "Vine", width: 54, repeat: 27 } };
  expect(patternTexts(rows(toile, toile))).toHaveLength(1);
  expect(patternTexts(rows(toile, vine))).toHaveLength(2);
});

/** What a top's welt takes is bought with the face, but cut as a strip. */
test("the cut list holds all the cloth that is bought, for every style", () => {
  const eighths = (least: number, most: number) =>
    fc.integer({ min: least * 8, max: most * 8 }).map((many) => many / 8);
  fc.assert(
    fc.property(
      fc.constantFrom(...styles.map(styleKey)),
      eighths(20, 140),
      eighths(24, 90),
      fc.constantFrom(0, 6.25, 18),
      fc.constantFrom("straight", "halfDrop"),
      (style, width, height, repeat, match) => {
        const sizes = { width, height, topToFloor: 100, gap: 14, glassWidth: width, glassHeight: height };
        const made = make({ style, fabric: { name: "Face", width: 54, repeat, match } }, sizes);
        const { figures } = made;
        const rows = cutList(made.treatment, figures, made.rules).filter(
          ({ material, piece }) => material === "Face" && !piece.startsWith("Welt"),
        );
        const inches = rows.reduce((sum, { piece, count, length }) => {
          if (piece === "Side") return sum + (figures.widths === 2 ? length : count * length);
          if (piece === "Tie") return sum + (figures.tieInches ?? 0);
          if (piece === "Strap") return sum + (figures.strapInches ?? 0);
          if (piece === "Tongue") return sum + (figures.tongueInches ?? 0);
          return sum + count * length;
        }, 0);
        // Cutting all first widths before all second ones loses half a repeat once.
        const lost = figures.plan === "A then B" ? repeat / 2 : 0;
        expect(inches + lost).toBeCloseTo(figures.faceInches ?? 0, 6);
      },
    ),
    { numRuns: 300 },
  );
});
