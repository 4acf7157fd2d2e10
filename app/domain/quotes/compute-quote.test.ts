import { expect, test } from "vitest";
import { computeQuote } from "./compute-quote.ts";
import { emptyLine } from "./plain-line.ts";
import type { QuoteLine, QuoteTerms } from "./quote-types.ts";
import { plainTerms } from "./settings/quote-settings.ts";

const lines = (...given: Partial<QuoteLine>[]) =>
  given.map((one, index) => ({ ...emptyLine, key: `line-${index}`, quantityMilli: 1_000, taxed: true, ...one }));
const compute = (terms: Partial<QuoteTerms>, ...given: Partial<QuoteLine>[]) =>
  computeQuote({ ...plainTerms, ...terms }, lines(...given), new Set());

test("three lines of $100.00 with $10.00 off share it 334, 333, 333", () => {
  const figures = compute(
    { discountCents: 1_000 },
    { unitCents: 10_000 },
    { unitCents: 10_000 },
    { unitCents: 10_000 },
  );
  expect(figures.lines.map(({ shareCents }) => shareCents)).toEqual([334, 333, 333]);
  expect(figures.totalCents).toBe(29_000);
});

test("all of a line off leaves zero, never one cent below", () => {
  const figures = compute({}, { quantityMilli: 2_250, unitCents: 6_422, discountRate: 100_000 });
  expect(figures.lines).toEqual([{ key: "line-0", grossCents: 14_450, netCents: 0, shareCents: 0 }]);
  expect(figures.totalCents).toBe(0);
});

test("half a cent goes up", () => {
  expect(compute({}, { quantityMilli: 500, unitCents: 1 }).totalCents).toBe(1);
});

test("9.975 % of $8,180.00 is $815.96", () => {
  expect(compute({ taxRate: 9_975 }, { unitCents: 818_000 }).taxCents).toBe(81_596);
});

const room: Partial<QuoteLine>[] = [
  { quantityMilli: 4_000, unitCents: 24_500 },
  { unitCents: 64_000 },
  { quantityMilli: 14_000, unitCents: 1_200 },
  { quantityMilli: 2_000, unitCents: 24_500 },
  { quantityMilli: 9_500, unitCents: 4_200 },
  { unitCents: 18_500, taxed: false },
  { unitCents: 4_500 },
];

test.each([
  [6_000, "nearest", { taxCents: 15_515, totalCents: 291_680, depositTotalCents: 145_840 }],
  [6_000, "pennsylvania", { taxCents: 15_516, totalCents: 291_681 }],
  [8_000, "nearest", { taxCents: 20_687, totalCents: 296_852 }],
] as const)("a room with 5 %% off at %i, %s", (taxRate, taxRule, expected) => {
  const figures = compute({ discountRate: 5_000, depositRate: 50_000, taxRate, taxRule }, ...room);
  expect(figures).toMatchObject({ subtotalCents: 290_700, discountTotalCents: 14_535, taxBaseCents: 258_590 });
  expect(figures).toMatchObject(expected);
});

test("a discount on taxed and untaxed lines, with a deposit of a third", () => {
  const figures = compute(
    { discountCents: 10_000, taxRate: 6_000, depositRate: 33_333 },
    { unitCents: 33_333 },
    { unitCents: 33_333 },
    { unitCents: 33_335, taxed: false },
  );
  expect(figures.lines.map(({ shareCents }) => shareCents)).toEqual([3_333, 3_333, 3_334]);
  expect(figures).toMatchObject({ taxBaseCents: 60_000, totalCents: 93_601 });
  expect(figures).toMatchObject({ depositTotalCents: 31_200, balanceCents: 62_401 });
});

test("only what is chosen counts, and every line says what it would come to", () => {
  const given = lines(
    { key: "rod", unitCents: 10_000 },
    { key: "plain", unitCents: 2_000, role: "choice", choiceGroup: "Lining" },
    { key: "blackout", unitCents: 3_000, role: "choice", choiceGroup: "Lining" },
    { key: "tassels", unitCents: 500, role: "optional" },
  );
  const total = (...chosen: string[]) => computeQuote(plainTerms, given, new Set(chosen)).totalCents;
  expect([total("plain"), total("blackout"), total("blackout", "tassels")]).toEqual([12_000, 13_000, 13_500]);
  expect(computeQuote(plainTerms, given, new Set(["plain"])).lines.map(({ netCents }) => netCents)).toEqual([
    10_000, 2_000, 3_000, 500,
  ]);
});

test("an adjustment may lower the total, and is neither discounted nor taxed", () => {
  const figures = compute(
    { discountRate: 10_000, taxRate: 6_000 },
    { unitCents: 10_000 },
    { kind: "adjustment", unitCents: -540, taxed: false },
  );
  expect(figures).toMatchObject({ subtotalCents: 10_000, discountTotalCents: 1_000, taxCents: 540, totalCents: 9_000 });
});

test("an amount off never takes more than there is, and a deposit asks for no more than the total", () => {
  const figures = compute({ discountCents: 9_000, depositCents: 9_000 }, { unitCents: 5_000, discountCents: 1_000 });
  expect(figures).toMatchObject({ discountTotalCents: 4_000, totalCents: 0, depositTotalCents: 0, balanceCents: 0 });
});
