import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatRate,
  parseAdjustment,
  parseQuantity,
  parseRate,
  parseRateOrAmount,
  parseUnitPrice,
  quantityAsTyped,
  rateOrAmountAsTyped,
} from "./typed-amounts.ts";

test.each([
  ["4.5", 4_500, ""],
  ["4 1/2", 4_500, ""],
  ["4½", 4_500, ""],
  ["1/3", 333, ""],
  ["9 sq ft", 9_000, "sq ft"],
  ["2.25yd", 2_250, "yd"],
  [".5", 500, ""],
  ["1000", 1_000_000, ""],
  ["0.001", 1, ""],
])("the quantity %s", (typed, quantityMilli, unit) => {
  expect(parseQuantity(typed)).toEqual({ ok: true, value: { quantityMilli, unit } });
});

test.each(["", "0", "0.0004", "1e9", "-1", "NaN", "٣", "1,23", "9007199254740992", "1000.001", "1/0", "1.5/2", "x"])(
  "no quantity: %j",
  (typed) => {
    expect(parseQuantity(typed)).toEqual({
      ok: false,
      reason: "Please enter a quantity from 0.001 to 1,000, such as 4.5, 4 1/2 or 9 sq ft.",
    });
  },
);

test.each([
  ["", null, null],
  ["5%", 5_000, null],
  ["9.975 %", 9_975, null],
  ["100%", 100_000, null],
  ["0%", null, null],
  ["50.00", null, 5_000],
  ["$1,200", null, 120_000],
  ["0", null, null],
])("a rate or an amount: %j", (typed, rate, cents) => {
  expect(parseRateOrAmount(typed)).toEqual({ ok: true, value: { rate, cents } });
});

test.each(["101%", "5.1234%", "-5%", "1e1%", "٣%", "five", "1,23", "NaN", "-1", "%"])(
  "neither a rate nor an amount: %j",
  (typed) => {
    expect(parseRateOrAmount(typed).ok).toBe(false);
  },
);

test.each([
  ["", null],
  ["-12.50", -1_250],
  ["−1", -100],
  ["7", 700],
])("an adjustment of %j", (typed, value) => {
  expect(parseAdjustment(typed)).toEqual({ ok: true, value });
});

test("only an adjustment may be below zero", () => {
  expect(parseUnitPrice("-1").ok).toBe(false);
});

test("every amount that stands in a field reads back", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      (quantityMilli, rate, cents) => {
        expect(parseQuantity(quantityAsTyped(quantityMilli))).toEqual({ ok: true, value: { quantityMilli, unit: "" } });
        expect(parseRate(formatRate(rate))).toBe(rate);
        for (const value of [
          { rate, cents: null },
          { rate: null, cents },
        ]) {
          expect(parseRateOrAmount(rateOrAmountAsTyped(value))).toEqual({ ok: true, value });
        }
      },
    ),
    { numRuns: 3_000 },
  );
});
