import { expect, test } from "vitest";
import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

const window = { width: 48, height: 60, topToFloor: 84, gap: 12, left: 36, right: 36, heightToSill: 56 };
const pinch = { style: "pleated-tops/Three Finger Pinch", window, fabric: { width: 54 } };
const grommet = { ...pinch, style: "grommet-top/Grommet Top" };
const tabs = { ...pinch, style: "hidden-tab-top/Hidden Tab Top" };
const plain = { ...pinch, style: "plain-top/Plain Top" };
const ripple = { ...pinch, style: "ripplefold/Ripplefold" };
const hourglass = {
  style: "rod-pocket/Hourglass",
  window: { insideWidths: [24, 23], insideHeights: [60, 61] },
  fabric: { width: 54 },
};

const figures = (given: unknown, rules = {}) => computeTreatment(given, { ...defaultShopRules, ...rules }).figures;

test.each([
  ["floor", 86],
  ["kiss", 86.5],
  ["break", 87.5],
  ["puddle", 92.5],
  ["sill", 58],
  ["apron", 62.5],
])("drapes that end %s are %d long", (length, finishedLength) => {
  expect(figures({ ...pinch, choices: { length } }).finishedLength).toBe(finishedLength);
});

test("under a top a pleated heading hangs from a traverse rod, without finials; the others keep their own", () => {
  expect(figures({ ...pinch, choices: { underTop: true } })).toMatchObject({
    hang: "traverse",
    headingTop: -0.5,
    rodAbove: 4,
    finishedLength: 88,
    return: 4,
    overlap: 4,
    hardware: { rodWidth: 64, brackets: 3, carriers: 18 },
  });
  expect(figures({ ...grommet, choices: { underTop: true } }).hardware).toMatchObject({
    rodWidth: 64,
    brackets: 3,
    grommets: 24,
  });
  expect(figures({ ...plain, choices: { underTop: true, hang: "traverse" } }).hardware).toMatchObject({
    rodWidth: 64,
    brackets: 3,
    carriers: 14,
  });
});

test("a rod inside the frame and a track have no finials, unless they are asked for", () => {
  expect(figures({ ...plain, choices: { mount: "inside" } }).hardware).toMatchObject({
    rodWidth: 48,
    brackets: 2,
    rings: 10,
  });
  expect(figures({ ...ripple }).hardware).toMatchObject({ rodWidth: 64, brackets: 3, carriers: 28 });
  expect(figures({ ...ripple, choices: { finials: true } }).hardware).toMatchObject({ finials: 2 });
});

test("a grommet panel has an even number, a tab panel one more than its spaces", () => {
  expect(figures(grommet)).toMatchObject({ return: 0, overlap: 0, netPanel: 74, hardware: { grommets: 24 } });
  expect(figures(tabs)).toMatchObject({ netPanel: 48, hardware: { tabs: 18 } });
});

test("what the owner sets stands in place of the rule", () => {
  expect(figures({ ...pinch, choices: { rodAbove: 8 } })).toMatchObject({ rodAbove: 8, finishedLength: 90 });
  expect(figures({ ...pinch, choices: { projection: 6 } })).toMatchObject({ return: 6.5, overall: 81 });
  expect(figures({ ...pinch, choices: { rodAbove: 11.5 } })).toMatchObject({ rodAbove: 11.5, finishedLength: 93.5 });
  const returned = figures({ ...pinch, choices: { return: 6 } });
  expect(returned).toMatchObject({ panelFace: 30, panelFinished: 40 });
  expect(returned.takeUp).toBeCloseTo(61 / 9, 9);
  expect(figures({ ...pinch, choices: { hang: "traverse" } }).hardware).toMatchObject({
    rodWidth: 64,
    brackets: 3,
    carriers: 18,
  });
  expect(figures({ ...plain, choices: { hang: "traverse" } }).rawCut).toBe(99);
  expect(figures({ ...pinch, window: { width: 48 }, choices: { finishedLength: 80 } })).not.toHaveProperty("rodAbove");
  expect(figures({ ...pinch, fabric: { width: 45 }, choices: { cuts: 10 } }).billableWidths).toBe(10);
  expect(figures({ ...pinch, choices: { panels: 1 } })).toMatchObject({ panels: 1, widthsPerPanel: 4 });
  expect(figures({ ...pinch, choices: { rodWidth: 70 } })).toMatchObject({ wanted: [8, 8], extension: [11, 11] });
  expect(figures({ ...pinch, choices: { rodExtension: [6, 10] } })).toMatchObject({ rodWidth: 64, extension: [6, 10] });
  expect(figures({ ...pinch, choices: { widthsPerPanel: 2.5 } })).toMatchObject({ cuts: 5, netPanel: 127 });
  expect(figures({ ...pinch, choices: { panels: 3, cuts: 7 } })).toMatchObject({ cuts: 7, widthsPerPanel: 2 });
  expect(figures({ ...pinch, choices: { cutAllowance: 12 } }).rawCut).toBe(98);
});

test("sheer cloth is three times full, and what was asked comes first", () => {
  const sheer = { ...pinch, fabric: { width: 118, sheer: true } };
  expect(figures(sheer).fullness).toBe(3);
  expect(figures({ ...sheer, choices: { fullness: 2 } }).fullness).toBe(2);
  expect(figures(pinch).fullness).toBe(2.5);
});

test("a width is not bought for a twentieth of one", () => {
  const at = (rodWidth: number) => figures({ ...grommet, choices: { rodWidth, finishedLength: 90 } }).cuts;
  expect([at(82.25), at(82.5)]).toEqual([3, 4]);
  expect(at(1)).toBe(1);
});

test("a new pole whose rings must pass a bracket comes with bypass rings and brackets", () => {
  const long = { ...pinch, newHardware: true, choices: { rodWidth: 130 } };
  expect(figures(long).hardware).toMatchObject({ bypass: true, brackets: 4 });
  expect(figures({ ...long, newHardware: false }).hardware).not.toHaveProperty("bypass");
  expect(figures({ ...long, choices: { rodWidth: 120 } }).hardware).not.toHaveProperty("bypass");
});

test("interlining is cut in the lining's widths, shorter by four inches", () => {
  const both = figures({ ...pinch, lining: "standard", interlining: true });
  expect(both).toMatchObject({
    liningCuts: 4,
    liningCut: 96,
    interliningCuts: 4,
    interliningCut: 92,
    interliningInches: 368,
  });
  expect(both.interliningYards).toBeCloseTo(10.2222, 4);
  expect(figures({ ...pinch, flags: { interlining: true } })).toMatchObject({ interliningCuts: 4 });
  expect(figures(pinch)).not.toHaveProperty("liningCuts");
  expect(figures(pinch)).not.toHaveProperty("interliningCuts");
});

test("lining for wide or turned cloth covers all of it", () => {
  expect(figures({ ...pinch, fabric: { width: 118 }, lining: "standard" })).toMatchObject({ cuts: 2, liningCuts: 5 });
  const turned = { ...pinch, fabric: { width: 118, direction: "railroaded", railroadable: true }, lining: "blackout" };
  expect(figures(turned)).toMatchObject({ panelFlat: 101, liningCuts: 4 });
});

test("panels that stay at the sides are as many widths as were asked for", () => {
  const side = { ...pinch, choices: { draw: "stationary", panelWidths: 1 } };
  expect(figures(side)).toMatchObject({ cuts: 2, netPanel: 48, panelFinished: 21.75, spaces: 4, pleatsPerPanel: 5 });
  expect(figures(side)).not.toHaveProperty("overall");
  expect(figures({ ...side, choices: { ...side.choices, panels: 3 } }).schedules).toMatchObject([
    { count: 2, lead: 1.75, return: 4 },
    { count: 1, lead: 1.75, return: 1.75 },
  ]);
  const flat = figures({ ...plain, choices: { draw: "stationary", panelWidths: 1.5 } });
  expect(flat).toMatchObject({ cuts: 3, netPanel: 74, panelFinished: 37, hardware: { rings: 14 } });
  const turned = { ...side, fabric: { width: 118, direction: "railroaded", railroadable: true } };
  expect(figures(turned)).toMatchObject({ panelFlat: 54, faceInches: 108, netPanel: 48, billableWidths: 2 });
  expect(figures({ ...ripple, choices: { draw: "stationary" } })).toMatchObject({
    cuts: 2,
    hemmedFlat: 43.5,
    trimTo: 49.5,
    panelFinished: 23.75,
    hardware: { carriers: 20 },
  });
});

test.each([
  [60, 24, 218],
  [80, 26, 235],
  [100, 30, 269],
  [120, 32, 286],
])("ripplefold at %d percent hangs from %d carriers a panel", (percent, carriersPerPanel, flat) => {
  const answer = figures({ ...ripple, choices: { rodWidth: 126, ripple: percent } });
  expect(answer).toMatchObject({ carriersPerPanel, flat, overall: 126, hardware: { carriers: 2 * carriersPerPanel } });
});

test("ripplefold takes its percent from the rule where nobody asks, and its return where there is one", () => {
  expect(figures(ripple).carriersPerPanel).toBe(14);
  expect(figures(ripple, { fullness: { "ripplefold/Ripplefold": 2.2 } }).carriersPerPanel).toBe(16);
  expect(figures({ ...ripple, choices: { return: 3 } }).flat).toBe(139);
  const turned = { ...ripple, fabric: { width: 118, direction: "railroaded", railroadable: true } };
  expect(figures(turned)).toMatchObject({ panelFlat: 66.5, netPanel: 60.5, faceInches: 133 });
});

test("the glass decides a sash panel: two more each way, and the ruffles", () => {
  expect(figures(hourglass)).toMatchObject({
    rodWidth: 25,
    finishedLength: 64,
    panels: 1,
    flat: 50,
    cuts: 1,
    netPanel: 48,
    hardware: { rodWidth: 25, rods: 2, brackets: 4 },
  });
  expect(figures(hourglass).rawCut).toBeCloseTo(74.62, 6);
  const reverse = { ...hourglass, style: "rod-pocket/Reverse Hourglass", choices: { fullness: 3 } };
  expect(figures(reverse)).toMatchObject({ panels: 2, fullness: 3, cuts: 2, widthsPerPanel: 1 });
  const straight = { ...hourglass, style: "rod-pocket/Rod Pocket Top & Bottom", lining: "standard" };
  expect(figures(straight)).toMatchObject({ rawCut: 69.5, liningCut: 74 });
  expect(figures({ ...straight, fabric: { width: 54, sheer: true } }).fullness).toBe(3);
  expect(
    figures({ ...straight, window: {}, choices: { rodWidth: 30, finishedLength: 50, cutAllowance: 4 } }),
  ).toMatchObject({
    rodWidth: 30,
    rawCut: 54,
  });
  expect(figures(straight)).toMatchObject({ netFullness: 48 / 25 });
  expect(figures(straight, { fullness: { "rod-pocket/Rod Pocket Top & Bottom": 2.5 } }).fullness).toBe(2.5);
  expect(figures({ ...straight, fabric: undefined })).toMatchObject({ rodWidth: 25, finishedLength: 64 });
});

test("without a fabric the sizes are there and the cuts are not", () => {
  const sizes = figures({ ...pinch, fabric: undefined });
  expect(sizes).toMatchObject({ rodWidth: 64, finishedLength: 86, overlap: 4 });
  expect(sizes).not.toHaveProperty("cuts");
});

test("a short café panel keeps two spaces, and narrow cloth leaves nothing below nothing", () => {
  expect(figures({ ...pinch, choices: { rodWidth: 12, finishedLength: 16 } })).toMatchObject({
    spaces: 2,
    pleatsPerPanel: 3,
  });
  const narrow = { ...grommet, fabric: { width: 6 }, choices: { rodWidth: 5, finishedLength: 9, cuts: 1 } };
  expect(figures(narrow).netPanel).toBe(0);
});
