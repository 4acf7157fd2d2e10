import { expect, test } from "vitest";
import { readWindows } from "#app/domain/orders/documents/stored-window.ts";
import { quoteLines } from "#app/domain/workroom/buying/quote.ts";
import { emptyRateCard, type RateCard } from "#app/domain/workroom/buying/rate-card.ts";
import { defaultShopRules as rules } from "#app/domain/workroom/rules/shop-rules.ts";
import { computeDraft, noSheets, type Sheets } from "#app/domain/workroom/sheet/compute-draft.ts";
import { saidLines } from "#app/domain/workroom/sheet/said-lines.ts";
import type { MappedTreatment } from "./map-treatment.ts";

const measurements = {
  widthOfWindow: "48",
  heightOfWindow: "60",
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "12",
  heightFromFloorToCeiling: "96",
  distanceFromWindowFrameToLeftWall: "36",
  distanceFromWindowFrameToRightWall: "36",
};
const pinch = { name: "Three Finger Pinch", group: "pleated-tops", description: "" };
const ripple = { name: "Ripplefold", group: "ripplefold", description: "" };
const lined = { standardLining: true };

/** Cloth by its name, as the owner has looked it up. */
const fabrics: Sheets["fabrics"] = {
  linen: { ...usual(), width: 54 },
  voile: { ...usual(), width: 118, direction: "railroaded", railroadable: true, sheer: true },
};
function usual() {
  return {
    repeat: 0,
    match: "straight",
    direction: "upright",
    supplier: "",
    sheer: false,
    com: false,
    by: "",
    at: "",
  } as const;
}
const answersOf = (asked: MappedTreatment) =>
  Object.fromEntries(saidLines(asked, rules).map(({ term, answer }) => [term, answer]));
const linen = { fabrics: [{ name: "Linen", link: "" }], trims: [] };

interface Stored {
  drapes?: object;
  place?: object;
  sizes?: object;
  measured?: Partial<typeof measurements>;
}

/** One window as it is stored, in an order read from the database and computed as the sheet does. */
function packetOf({ drapes, place, sizes, measured }: Stored, ...others: object[]) {
  const stored = {
    id: "LF-1-1",
    key: "LF-1-key1---",
    name: "Living Room",
    measurements: { ...measurements, ...measured },
    customizations: { drapes: { style: pinch, customizations: lined, fabrics: linen, ...drapes } },
    ...(sizes ? { sizes } : {}),
    ...place,
  };
  const order = { windows: readWindows([stored, ...others]), hardwareChoice: true, hardware: [] };
  return computeDraft(order, { ...noSheets, fabrics }, { rules, measureEdge: () => undefined });
}
const figures = (stored: Stored) => packetOf(stored).packet.windows[0]?.treatments.map((one) => one.figures) ?? [];
const codes = (stored: Stored) =>
  packetOf(stored).packet.windows[0]?.treatments.flatMap((one) => one.checks.map(({ code }) => code));

test("sheers behind drapes are a second drapery, turned and three times as full, with lines of their own", () => {
  const voile = { fabrics: [{ name: "Voile", link: "" }], trims: [] };
  const draft = packetOf({ drapes: { sheer: { fabrics: voile } }, measured: { heightFromTopOfWindowToFloor: "84" } });
  const [front, back] = draft.packet.windows[0]?.treatments ?? [];
  expect(front?.figures).toMatchObject({ projection: 6, return: 6.5, finishedLength: 86 });
  // 64 and two returns of 3 1/2, and an overlap of 4: 75; three times that is 225, and 6 for each panel's hems.
  expect(back?.figures).toMatchObject({
    projection: 3,
    return: 3.5,
    finishedLength: 87.5,
    overall: 75,
    faceInches: 237,
  });
  expect(back?.figures.faceYards).toBeCloseTo(6.58, 2);
  expect(back?.treatment).toMatchObject({ style: { name: "Two Finger Pinch" }, lining: undefined });
  expect(draft.cloths.map(({ name, uses }) => [name, uses])).toEqual([
    ["Linen", ["Living Room, drapes"]],
    ["Voile", ["Living Room, sheer"]],
  ]);
  const bought = draft.packet.purchase.map(({ item }) => item);
  expect(bought).toContain("Voile");
  // Two rods, held by the same brackets.
  expect(bought.filter((item) => item.includes("bracket"))).toEqual(["Double brackets"]);
});

test("sheers behind ripplefold are ripplefold, and meet in the middle behind panels that stay at the sides", () => {
  const [, back] = figures({ drapes: { style: ripple, sheer: {}, answers: { draw: "stationary" } } });
  expect(back).toMatchObject({ hang: "track", percent: 120, panels: 2 });
  expect(back?.rodWidth).toBe(figures({ drapes: { style: ripple, sheer: {} } })[1]?.rodWidth);
});

test("a café curtain hangs from the frame and ends at the sill", () => {
  const cafe = { answers: { length: "sill", coverage: "lower" } };
  const sizes = { heightToSill: "56" };
  expect(figures({ drapes: cafe, sizes })).toMatchObject([
    { rodAbove: -30, finishedLength: 24, extension: [0, 0], returns: [0, 0], overlap: 0, rodWidth: 48 },
  ]);
  expect(figures({ drapes: cafe, sizes: { ...sizes, railFromTop: "20" } })).toMatchObject([
    { rodAbove: -20, finishedLength: 34 },
  ]);
  // To the floor it is no café curtain, whatever was said once.
  expect(figures({ drapes: { answers: { length: "floor", coverage: "lower" } }, sizes })).toMatchObject([
    { rodAbove: 4 },
  ]);
});

test("two tiers are two rods, the upper one ending below the lower one's", () => {
  const tiers = { answers: { length: "sill", coverage: "upper" }, lower: {} };
  expect(figures({ drapes: tiers, sizes: { heightToSill: "56" } })).toMatchObject([
    { rodAbove: 4, finishedLength: 34.5 },
    { rodAbove: -30, finishedLength: 24 },
  ]);
  const draft = packetOf({ drapes: tiers, sizes: { heightToSill: "56" } });
  expect(draft.inputs[0]?.treatments.map(({ layer }) => layer)).toEqual([undefined, "lower"]);
  const told = (draft.inputs[0]?.treatments ?? []).map((asked) => answersOf(asked));
  expect(told).toMatchObject([
    { Length: "Over the rod of the lower tier", Covers: "Two tiers, one above the other" },
    { Length: "At the sill", Covers: "The lower of two tiers" },
  ]);
});

test("sheers say how much shorter they are than the drapes before them", () => {
  const drapes = { answers: { length: "break" }, sheer: { fabrics: linen } };
  const [front, back] = figures({ drapes });
  // A ring lets the drapes hang an inch and a half below the rod's center, a traverse rod half an inch above it.
  const ends = [front, back].map(
    (made) => (made?.finishedLength ?? 0) - (made?.rodAbove ?? 0) + (made?.headingTop ?? 0),
  );
  expect(ends).toEqual([85, 84.5]);
  const [, sheer] = packetOf({ drapes }).inputs[0]?.treatments ?? [];
  expect(sheer && answersOf(sheer).Length).toBe('Breaking on the floor, 1" longer, less 1/2" behind the drapes');
});

test("on the ceiling a track gives ninety-four and a quarter", () => {
  expect(figures({ drapes: { style: ripple, answers: { mount: "ceiling" } } })).toMatchObject([
    { mount: "ceiling", finishedLength: 94.25, returns: [0, 0] },
  ]);
});

test("a bay is one window, and its rod loses what its corners take", () => {
  const bay = { flats: ["30", "60", "30"], angles: [45, 45], rods: "mitered" };
  const measured = { widthOfWindow: "120", heightFromTopOfWindowToFloor: "88", heightFromFloorToCeiling: "100" };
  expect(figures({ place: { bay }, measured })).toMatchObject([
    { rodWidth: 114, overall: 126, cuts: 6, finishedLength: 90 },
  ]);
  expect(figures({ place: { bay: { ...bay, rods: "separate" } }, measured })[0]?.parts).toHaveLength(3);
  expect(codes({ place: { bay: { ...bay, flats: ["30", "", "30"] } }, measured })).toContain("SIZE_MISSING");
});

test("in a corner there is neither return nor finial", () => {
  const corner = { place: { ends: ["corner", "wall"] }, measured: { distanceFromWindowFrameToLeftWall: "10" } };
  expect(figures(corner)).toMatchObject([
    { extension: [5.5, 8], returns: [0, 4], rodWidth: 61.5, hardware: { finials: 1 } },
  ]);
});

test("below an arch the rod hangs as far down as it rises, and what covers one waits for a template", () => {
  const measured = { heightFromTopOfWindowToFloor: "90", heightFromFloorToCeiling: "102" };
  expect(figures({ place: { arch: "below", archRise: "20" }, measured })).toMatchObject([
    { rodAbove: -20, finishedLength: 68 },
  ]);
  expect(codes({ place: { arch: "cover", archRise: "20" }, measured })).toContain("TEMPLATE_NEEDED");
  const shades = { style: { name: "Flat Roman", group: "soft-shades", description: "" }, fabrics: linen };
  const shaded = { arch: "cover", archRise: "20", customizations: { shades } };
  expect(codes({ place: shaded, measured })).toContain("TEMPLATE_NEEDED");
  expect(figures({ place: { ...shaded, arch: "below" }, measured })).toMatchObject([{ shadeAbove: -20 }]);
  const tops = { style: { name: "Albany", group: "cornice-boards", description: "" } };
  const covered = (customizations: object) =>
    figures({ place: { arch: "below", archRise: "20", customizations }, measured }).at(-1)?.topAbove;
  expect(covered({ tops })).toBe(-16);
  expect(covered({ shades, tops })).toBe(-16);
  expect(covered({ drapes: { style: { name: "Goblet", group: "pleated-tops", description: "" } }, tops })).toBe(-17);
});

test("windows under one rod are one as wide as all of them; the others compute nothing", () => {
  const measured = { widthOfWindow: "36", distanceFromWindowFrameToRightWall: "14" };
  const other = {
    id: "LF-1-2",
    key: "LF-1-key2---",
    name: "Living Room 2",
    measurements: { ...measurements, widthOfWindow: "36" },
    customizations: { drapes: { style: pinch, sharedWith: "LF-1-key1---" } },
  };
  const together = [{ between: "14", width: "36", right: "36" }];
  const draft = packetOf({ place: { together }, measured }, other);
  expect(draft.packet.windows.map(({ name, treatments }) => [name, treatments.length])).toEqual([
    ["Living Room and Living Room 2", 1],
    ["Living Room 2", 0],
  ]);
  expect(draft.packet.windows[0]?.treatments[0]?.figures).toMatchObject({ rodWidth: 115 });
  // Whatever was said of its own rod before it shared one.
  const kept = packetOf({ place: { together }, measured }, { ...other, hardware: { choice: "keep", rodWidth: "50" } });
  expect(kept.inputs[1]).toMatchObject({ ownHardware: undefined });
  const open = [{ between: "14", width: "", right: "" }];
  expect(codes({ place: { together: open }, measured })).toContain("SIZE_MISSING");
});

test("a motor takes pleats to a traverse rod", () => {
  const drawn = packetOf({ drapes: { answers: { operate: "motor", power: "plug" } } });
  expect(drawn.packet.windows[0]?.treatments[0]?.figures).toMatchObject({
    hang: "traverse",
    finishedLength: 88,
    hardware: { motors: 1 },
  });
  const bought = (power?: string) => {
    const { packet } = packetOf({ drapes: { answers: { operate: "motor", ...(power ? { power } : {}) } } });
    return packet.purchase.map(({ item }) => item).filter((item) => /motor|charger/i.test(item));
  };
  expect(bought()).toEqual(["Chargers", "Motor, at the right"]);
  expect(bought("plug")).toEqual(["Motor, at the right, with a plug"]);
});

test("an opening is checked by its diagonals where both were measured", () => {
  const inside = {
    ...{ insideWidthTop: "30", insideWidthMiddle: "30", insideWidthBottom: "30" },
    ...{ insideHeightLeft: "50", insideHeightMiddle: "50", insideHeightRight: "50", insideDepth: "3" },
    ...{ insideDiagonalDown: "58.25", insideDiagonalUp: "57.5" },
  };
  const shades = { style: { name: "Flat Roman", group: "soft-shades", description: "" }, answers: { mount: "inside" } };
  const windows = readWindows([
    { id: "LF-1-1", key: "LF-1-key1---", name: "Bath", measurements, customizations: { shades }, sizes: inside },
  ]);
  const { packet } = computeDraft({ windows, hardwareChoice: true, hardware: [] }, noSheets, {
    rules,
    measureEdge: () => undefined,
  });
  expect(packet.windows[0]?.treatments[0]?.checks.map(({ code }) => code)).toContain("OPENING_DISAGREES");
});

test("two rods on the same brackets are as wide as each other, side panels before sheers too", () => {
  const answers = { draw: "stationary", panelWidths: "1" };
  const measured = { widthOfWindow: "90" };
  const [front, back] = figures({ drapes: { answers, sheer: {} }, measured });
  expect(front?.rodWidth).toBe(back?.rodWidth);
  const [alone] = figures({ drapes: { answers }, measured });
  expect(alone?.rodWidth).toBeLessThan(front?.rodWidth ?? 0);
});

test("where a client wants the motif, it begins; as usual is for the workroom to say", () => {
  const startOf = (motif: string) =>
    packetOf({ drapes: { answers: { motif } } }).inputs[0]?.treatments[0]?.choices.patternStart;
  expect([startOf("top"), startOf("hem"), startOf("rule")]).toEqual(["top", "hem", undefined]);
});

test("tie-backs that were asked for are priced by the panel, in an estimate as in a quote", () => {
  const card = { ...emptyRateCard, tieBack: 4_500 };
  const tieBacksAt = (drapes: object, rates: RateCard = card) => {
    const { packet } = packetOf({ drapes });
    return quoteLines(packet, rates).sections.flatMap(({ lines }) => lines.filter(({ name }) => name === "tieBack"));
  };
  expect(tieBacksAt({ answers: { tieBacks: "yes" } })).toMatchObject([{ label: "Tie-backs", qty: 2, cents: 9_000 }]);
  expect(tieBacksAt({ answers: { tieBacks: "no" } })).toEqual([]);
  expect(tieBacksAt({ answers: { tieBacks: "yes" } }, emptyRateCard)).toMatchObject([{ cents: null }]);
});

test("the separate rods of a bay have caps where they come near each other", () => {
  const bay = { flats: ["30", "60", "30"], angles: [45, 45], rods: "separate" };
  const { packet } = packetOf({ place: { bay }, measured: { widthOfWindow: "120" } });
  const bought = packet.purchase.map(({ part, order }) => `${order} ${part}`);
  expect(bought).toEqual(expect.arrayContaining(["2 finial", "4 end cap"]));
});
