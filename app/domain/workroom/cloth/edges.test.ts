import { expect, test } from "vitest";
import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

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
