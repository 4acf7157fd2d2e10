import { expect, test } from "vitest";
import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

const window = { width: 40, height: 60, topToFloor: 84, gap: 12, left: 36, right: 36 };
const opening = { insideWidths: [30.5, 30.3, 30.75], insideHeights: [50, 49.9, 51], insideDepth: 3 };
const roman = { style: "soft-shades/Flat Roman", window, fabric: { width: 54 } };
const hard = { style: "hard-shades/Hard Shades", window };
const turned = { width: 60, direction: "railroaded", railroadable: true };

const figures = (given: unknown, rules = {}) => computeTreatment(given, { ...defaultShopRules, ...rules }).figures;

test("over the frame it is larger, but never through a wall or a ceiling that is known", () => {
  expect(figures(roman)).toMatchObject({ finishedWidth: 45, finishedHeight: 66, extension: [2.5, 2.5] });
  const corner = { ...roman, window: { ...window, left: 2, gap: 1.25 } };
  expect(figures(corner)).toMatchObject({ finishedWidth: 44, finishedHeight: 64, extension: [1.5, 2.5] });
  expect(figures({ ...roman, window: { width: 40, height: 60 } })).toMatchObject({
    finishedWidth: 45,
    finishedHeight: 66,
  });
});

test("inside it is the smallest opening, less a quarter, down to the eighth", () => {
  const inside = figures({ ...roman, window: opening, choices: { mount: "inside" } });
  expect(inside).toMatchObject({ finishedWidth: 30, finishedHeight: 49.875, extension: [0, 0], boardLength: 29.75 });
});

test("a factory gets the smallest width and the tallest height, and deducts by itself", () => {
  expect(figures({ ...hard, window: opening, choices: { mount: "inside" } })).toMatchObject({
    orderWidth: 30.25,
    orderHeight: 51,
    deduction: "factory",
    faceYards: 0,
  });
  expect(figures(hard)).toMatchObject({ orderWidth: 45, orderHeight: 66, deduction: "none", areaSqFt: 20.625 });
});

test("rows, rings and lift lines share out the shade", () => {
  expect(figures(roman)).toMatchObject({ rows: 11, liftLines: 6, rings: 66, ribs: 0, weightBar: 44.5 });
  expect(figures(roman).rowSpacing).toBeCloseTo(63 / 11, 9);
  const tiny = { ...roman, choices: { finishedWidth: 6, finishedHeight: 2 } };
  expect(figures(tiny)).toMatchObject({ rows: 1, rowSpacing: 0, liftLines: 2, rings: 2 });
  expect(figures({ ...roman, choices: { finishedWidth: 33, finishedHeight: 60 } }).liftLines).toBe(4);
});

test.each([
  ["Flat Roman", 86],
  ["Front Fold", 102.5],
  ["Reverse Fold", 102.5],
  ["Hobbled", 135.5],
  ["Slouch", 86],
  ["Soft Roman Shade", 86],
])("%s is cut %d long", (name, rawCut) => {
  expect(figures({ ...roman, style: `soft-shades/${name}` }).rawCut).toBe(rawCut);
});

test("lining is as long as the face, in as many widths as stock needs", () => {
  const wide = {
    ...roman,
    window: { ...window, width: 60 },
    fabric: { width: 118 },
    lining: "standard",
    interlining: true,
  };
  expect(figures(wide)).toMatchObject({
    widths: 1,
    liningCuts: 2,
    liningCut: 86,
    liningInches: 172,
    interliningCuts: 2,
    interliningInches: 172,
  });
  expect(figures(wide)).not.toHaveProperty("sidePiece");
  expect(figures(roman)).not.toHaveProperty("liningCuts");
  expect(figures(roman)).not.toHaveProperty("interliningCuts");
});

test("lining is bought by what it is trimmed to: the finished width, not the face with its side hems", () => {
  const at = (finishedWidth: number) =>
    figures({ ...roman, lining: "standard", choices: { finishedWidth, finishedHeight: 60 } });
  expect(at(49)).toMatchObject({ cutWidth: 55, widths: 2, liningCuts: 1, liningInches: 80 });
  expect([at(54).liningCuts, at(54.125).liningCuts]).toEqual([1, 2]);
});

test("turned cloth runs across, and lining with it where stock is wide enough", () => {
  const low = { ...roman, fabric: turned, lining: "standard", choices: { finishedWidth: 70, finishedHeight: 34 } };
  expect(figures(low)).toMatchObject({
    plan: "railroaded",
    widths: 1,
    cut: 76,
    faceInches: 76,
    liningCuts: 1,
    liningInches: 76,
  });
  const higher = { ...low, choices: { finishedWidth: 70, finishedHeight: 34.125 } };
  expect(figures(higher)).toMatchObject({ faceInches: 76, liningCuts: 2, liningCut: 54.125, liningInches: 108.25 });
  const upright = { ...low, fabric: { width: 54 } };
  expect(figures(upright)).toMatchObject({ widths: 2, sidePiece: 12, liningCuts: 2, liningInches: 108 });
});

test("a half drop matters only where there is a seam", () => {
  const halfDrop = { width: 54, repeat: 27, match: "halfDrop" };
  expect(figures({ ...roman, fabric: halfDrop })).toMatchObject({
    widths: 1,
    cut: 108,
    faceInches: 108,
    plan: "straight",
  });
  const two = figures({ ...roman, fabric: halfDrop, window: { ...window, width: 60 } });
  expect(two).toMatchObject({ widths: 2, cut: 94.5, faceInches: 189, plan: "half-repeat cuts" });
});

test("a loop of chain brings the device that holds it", () => {
  expect(figures({ ...roman, flags: { clutchControl: true } }).holdDowns).toBe(1);
  expect(figures({ ...hard, flags: { clutchControl: true } }).holdDowns).toBe(1);
  expect(figures(roman)).not.toHaveProperty("holdDowns");
  expect(figures(hard)).not.toHaveProperty("holdDowns");
});

test("without a fabric the sizes are there and the cuts are not; an allowance of the owner's stands for the rule's", () => {
  const sizes = figures({ ...roman, fabric: {} });
  expect(sizes).toMatchObject({ finishedWidth: 45, liftLines: 6 });
  expect(sizes).not.toHaveProperty("rawCut");
  expect(figures({ ...roman, choices: { cutAllowance: 14 } }).rawCut).toBe(80);
});

test("over the frame a shade that covers an arch is cut by a template; inside it nobody asks for one", () => {
  const codes = (given: object, choices: object) =>
    computeTreatment({ ...given, choices }, defaultShopRules).checks.map(({ code }) => code);
  for (const shade of [roman, hard]) {
    expect(codes(shade, { arch: "cover" })).toContain("TEMPLATE_NEEDED");
    expect(codes(shade, { arch: "cover", templateTaken: true })).not.toContain("TEMPLATE_NEEDED");
    expect(codes(shade, { arch: "above" })).not.toContain("TEMPLATE_NEEDED");
    const inside = { ...shade, window: opening };
    expect(codes(inside, { arch: "cover", mount: "inside" })).not.toContain("TEMPLATE_NEEDED");
  }
});

test("below an arch a shade begins as far down as it rises", () => {
  const arched = { ...roman, window: { ...window, width: 34, height: 72, topToFloor: 96, archRise: 16 } };
  const below = { ...arched, choices: { arch: "below" } };
  expect(figures(below)).toMatchObject({ finishedHeight: 59, shadeAbove: -16, finishedWidth: 39 });
  expect(figures({ ...below, style: hard.style })).toMatchObject({ orderHeight: 59, shadeAbove: -16 });
  expect(figures({ ...arched, choices: { arch: "above" } })).toMatchObject({ finishedHeight: 78, shadeAbove: 3 });
  const unmeasured = { ...below, window: { ...below.window, archRise: undefined } };
  expect(computeTreatment(unmeasured, defaultShopRules).checks.map(({ code }) => code)).toContain("SIZE_MISSING");
});

test("a shade covers its own window, whatever hangs from one rod over several", () => {
  const first = { ...window, width: 36, together: [{ between: 14, width: 36, right: 30 }] };
  expect(figures({ ...roman, window: first })).toMatchObject({ finishedWidth: 41, extension: [2.5, 2.5] });
  expect(figures({ ...hard, window: first })).toMatchObject({ orderWidth: 41 });
});

test("over the frame a board hangs from brackets, inside it is screwed up", () => {
  expect(figures(roman).lBrackets).toBe(3);
  expect(figures({ ...roman, window: opening, choices: { mount: "inside" } })).not.toHaveProperty("lBrackets");
});
