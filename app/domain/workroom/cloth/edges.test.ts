import fc from "fast-check";
import { expect, test } from "vitest";
import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { inColumns } from "./edges.ts";
import { shareMirrored } from "./eighths.ts";

test.each([
  [[92, 92, 133, 133], 6, 133],
  [[38, 38, 95], 6, 95],
  [[92, 92, 92, 92], 2, 184],
  [[41, 41, 41, 41], 13, 41],
  [[10], 0, 10],
])("strips of %j in %d columns take %d inches", (lengths, columns, inches) => {
  expect(inColumns(lengths, columns)).toBe(inches);
});

test("what is bought holds every strip, and no more than one after the other", () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 1600 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(lengths, fc.integer({ min: 1, max: 20 }), (strips, columns) => {
      const inches = inColumns(strips, columns);
      const sum = strips.reduce((all, strip) => all + strip, 0);
      expect(inches).toBeGreaterThanOrEqual(Math.max(...strips));
      expect(inches * columns).toBeGreaterThanOrEqual(sum);
      expect(inches).toBeLessThanOrEqual(sum);
    }),
  );
});

test.each([
  [92, 15, [...Array(7).fill(6.125), 6.25, ...Array(7).fill(6.125)]],
  [88, 3, [29.375, 29.25, 29.375]],
  [26, 3, [8.625, 8.75, 8.625]],
  [86, 9, [9.5, 9.5, 9.625, 9.625, 9.5, 9.625, 9.625, 9.5, 9.5]],
  [10.125, 2, [5, 5.125]],
])("%d inches in %d parts are %j", (inches, parts, shares) => {
  expect(shareMirrored(inches, parts)).toEqual(shares);
});

const window = { width: 48, height: 60, topToFloor: 84, gap: 12, left: 36, right: 36 };
const drapes = { style: "pleated-tops/Three Finger Pinch", window, fabric: { width: 54 } };
const roman = { style: "soft-shades/Flat Roman", window: { ...window, width: 40 }, fabric: { width: 54 } };

const figures = (given: unknown, rules = {}) => computeTreatment(given, { ...defaultShopRules, ...rules }).figures;

test.each([
  [["leading"], 2, 92, 172 / 12],
  [["outer"], 2, 92, 172 / 12],
  [["leading", "outer"], 4, 92, 344 / 12],
  [["sides"], 4, 92, 344 / 12],
  [["leading", "outer", "sides"], 8, 184, 688 / 12],
  [["bottom"], 2, 107, 202 / 12],
  [["leading", "bottom"], 4, 107, 374 / 12],
  [[], 2, 92, 172 / 12],
])("a band along %j of a pair", (edges, bandPieces, bandInches, bandFeetSewn) => {
  const answer = figures({ ...drapes, band: { edges, fabricWidth: 54 } });
  expect(answer).toMatchObject({ bandStrip: 9, bandStripsAcross: 6, bandPieces, bandInches });
  expect(answer.bandFeetSewn).toBeCloseTo(bandFeetSewn, 9);
  expect(answer.bandYards).toBeCloseTo(bandInches / 36, 9);
});

test("as many strips as the cloth is wide lie side by side, and always one", () => {
  const band = (fabricWidth: number) => figures({ ...drapes, band: { fabricWidth } });
  expect(band(17)).toMatchObject({ bandStripsAcross: 1, bandInches: 184 });
  expect(band(18)).toMatchObject({ bandStripsAcross: 2, bandInches: 92 });
  const both = { edges: ["leading", "bottom"], fabricWidth: 17 };
  expect(figures({ ...drapes, band: both })).toMatchObject({ bandInches: 398 });
  expect(band(8)).toMatchObject({ bandStripsAcross: 1 });
});

test("cloth whose width nobody named is as wide as the face", () => {
  expect(figures({ ...drapes, fabric: { width: 118 }, band: {} })).toMatchObject({ bandStripsAcross: 13 });
});

test("an inset band is turned under by an inch; both bands may be asked for", () => {
  const answer = figures({ ...drapes, band: { width: 2 }, insetBand: { edges: ["bottom"] } });
  expect(answer).toMatchObject({ bandStrip: 6, insetBandStrip: 2.5, insetBandStripsAcross: 21, insetBandPieces: 2 });
  expect(answer).toMatchObject({ insetBandInches: 107 });
  expect(answer.insetBandYards).toBeCloseTo(107 / 36, 9);
  expect(answer.insetBandFeetSewn).toBeCloseTo(202 / 12, 9);
  expect(figures({ ...drapes, band: { kind: "inset", width: 3 } })).toMatchObject({ bandStrip: 4 });
});

test("trim goes along its edges as often as it has rows, in whole feet at twelve dollars", () => {
  expect(figures({ ...drapes, trim: {} })).toMatchObject({ trimInches: 178, trimFeet: 15 });
  const rows = figures({ ...drapes, trim: { edges: ["leading", "bottom"], rows: 2 } });
  expect(rows).toMatchObject({ trimInches: 772, trimFeet: 65 });
  expect(figures(drapes)).not.toHaveProperty("trimInches");
  expect(figures(drapes)).not.toHaveProperty("bandStrip");
  expect(figures(drapes)).not.toHaveProperty("insetBandStrip");
});

test("a shade has its bottom and two sides", () => {
  expect(figures({ ...roman, trim: {} })).toMatchObject({ trimInches: 48, trimFeet: 4 });
  expect(figures({ ...roman, trim: { edges: ["bottom", "sides"] } })).toMatchObject({ trimInches: 186 });
  expect(figures({ ...roman, band: { edges: ["sides", "leading"] } })).toMatchObject({ bandPieces: 2, bandInches: 72 });
});
