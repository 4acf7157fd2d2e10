import fc from "fast-check";
import { expect, test } from "vitest";
import { earlyQuotes } from "#app/domain/workroom/buying/quote.ts";
import { emptyRateCard, type RateCard } from "#app/domain/workroom/buying/rate-card.ts";
import golden from "#app/domain/workroom/golden-cases.json" with { type: "json" };
import { estimateRange } from "./estimate-range.ts";
import { aboutRange, rangeInWords, stillOpen } from "./estimate-words.ts";

const card: RateCard = { ...emptyRateCard, ...golden.rateCard };
const untaxed = { taxRate: 0, taxRule: "nearest" } as const;
const pennsylvania = { taxRate: 6_000, taxRule: "nearest" } as const;

const sizes = { width: 48, height: 60, topToFloor: 84, gap: 12, left: 36, right: 36, glassWidth: 42, glassHeight: 54 };
const order = (treatment: object, window: object = sizes) => ({
  windows: [{ name: "Den", window, treatments: [treatment] }],
});
const estimate = (treatment: object, { rates = card, tax = untaxed as typeof untaxed | typeof pennsylvania } = {}) =>
  estimateRange(earlyQuotes(order(treatment), {}, rates), rates, tax);
const exactly = (rates: RateCard): RateCard => ({ ...rates, rangeStep: 1 });

const pinch = { style: "pleated-tops/Three Finger Pinch", lining: "standard" };

test.each([
  // 801.50 and 1,836.50 by the card's worked case; 6 % of them is 48.09 and 110.19.
  ["drapes without tax", pinch, untaxed, 801_50, 1_836_50],
  ["drapes with tax", pinch, pennsylvania, 849_59, 1_946_69],
  // 364.00 in all, raised to the least charge of 450.00 before tax.
  ["the client's own cloth, at the least charge", { ...pinch, fabric: { com: true } }, pennsylvania, 477_00, 477_00],
])("%s", (_, treatment, tax, low, high) => {
  expect(estimate(treatment, { rates: exactly(card), tax })).toMatchObject({ low, high });
});

test("it is rounded by the card's own step, down at the lower end and up at the upper", () => {
  expect(estimate(pinch, { tax: pennsylvania })).toMatchObject({ low: 825_00, high: 1_950_00 });
  expect(estimate(pinch, { rates: { ...card, rangeStep: 100_00 }, tax: pennsylvania })).toMatchObject({
    low: 800_00,
    high: 2_000_00,
  });
});

test("it says what is in it, and only what costs something", () => {
  const all = estimate({ ...pinch, newHardware: true, trim: {} }, { tax: pennsylvania });
  expect(all?.holds).toEqual(["making", "lining", "cloth", "trim", "hardware", "installation", "tax"]);
  expect(all && aboutRange(all)).toBe(
    "Making, lining, cloth, trim, hardware, installation and sales tax are in it. The lower figure is for plain cloth at our lowest price a yard, the upper for patterned cloth at our highest.",
  );
  const own = estimate({ style: "plain-top/Plain Top", fabric: { com: true } });
  expect(own).toMatchObject({ holds: ["making", "installation"], anyCloth: false });
  expect(own && [rangeInWords(own), aboutRange(own)]).toEqual(["about $450", "Making and installation are in it."]);
});

test("taking down what hangs there is in it as it is in the quote: where it is asked for and has a rate", () => {
  const rates: RateCard = { ...exactly(card), takeDown: 40_00 };
  const quotes = earlyQuotes(order(pinch), {}, rates);
  const taken = estimateRange(quotes, rates, untaxed, { takeDown: true });
  expect(taken).toMatchObject({ low: 841_50, high: 1_876_50 });
  expect(taken && aboutRange(taken)).toContain("installation and taking down are in it.");
  expect(estimateRange(quotes, rates, untaxed)).toMatchObject({ low: 801_50 });
  const unrated = estimateRange(quotes, exactly(card), untaxed, { takeDown: true });
  expect(unrated).toMatchObject({ low: 801_50 });
  expect(unrated?.holds).not.toContain("taking down");
});

test("a card that lacks a rate gives no estimate", () => {
  expect(estimate(pinch, { rates: emptyRateCard })).toBeUndefined();
  expect(estimateRange(earlyQuotes({ windows: [] }, {}, card), card, untaxed)).toBeUndefined();
});

test("what is open is named in quotes, so that a comma in a name can be read", () => {
  expect(stillOpen({ windows: [], hardware: [], counted: [], unrated: [] })).toBe("");
  expect(
    stillOpen({ windows: ["Den, left"], hardware: ["Tassels"], counted: ["Oak rod"], unrated: ["taking down"] }),
  ).toBe("“Oak rod” is in it at our usual price. Still open, and not in it: “Den, left”, “Tassels”, taking down.");
});

const style = fc.constantFrom(
  "pleated-tops/Goblet",
  "ripplefold/Ripplefold",
  "soft-shades/Hobbled",
  "cornice-boards/Statler",
  "board-mount-valances/Kennedy",
);
const inches = (least: number, most: number) =>
  fc.integer({ min: least * 8, max: most * 8 }).map((eighths) => eighths / 8);

test("the lower end never lies above the upper one, and the exact sums lie between them", () => {
  fc.assert(
    fc.property(
      style,
      inches(12, 240),
      inches(12, 110),
      fc.integer({ min: 1, max: 500_00 }),
      (style, width, height, rangeStep) => {
        const given = order({ style, lining: "standard" }, { ...sizes, width, height, topToFloor: height + 12 });
        const quotes = earlyQuotes(given, {}, card);
        const rounded = estimateRange(quotes, { rangeStep, leastCharge: 0 }, pennsylvania);
        const exact = estimateRange(quotes, { rangeStep: 1, leastCharge: 0 }, pennsylvania);
        if (!rounded || !exact) throw new Error("no estimate");
        expect(rounded.low).toBeLessThanOrEqual(exact.low);
        expect(exact.low).toBeLessThanOrEqual(exact.high);
        expect(exact.high).toBeLessThanOrEqual(rounded.high);
        expect(exact.low - rounded.low).toBeLessThan(rangeStep);
        expect(rounded.high - exact.high).toBeLessThan(rangeStep);
      },
    ),
    { numRuns: 150 },
  );
});

test("a wider window of the same kind never costs less", () => {
  fc.assert(
    fc.property(style, inches(12, 200), inches(0, 40), (style, width, more) => {
      const at = (wide: number) =>
        estimateRange(
          earlyQuotes(order({ style, lining: "standard" }, { ...sizes, width: wide }), {}, card),
          { rangeStep: 1, leastCharge: 0 },
          pennsylvania,
        );
      const [narrow, wide] = [at(width), at(width + more)];
      if (!narrow || !wide) throw new Error("no estimate");
      expect(wide.low).toBeGreaterThanOrEqual(narrow.low);
      expect(wide.high).toBeGreaterThanOrEqual(narrow.high);
    }),
    { numRuns: 150 },
  );
});
