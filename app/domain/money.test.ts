import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, MAX_TOTAL_CENTS, moneyAsTyped, parseMoney } from "./money.ts";

test.each([
  [null, "N/A"],
  [0, "$0.00"],
  [5, "$0.05"],
  [123400, "$1,234.00"],
  [1_000_000_000, "$10,000,000.00"],
  // The minus stays with its sum.
  [-5_000, "−\u2060$50.00"],
])("%s cents read %s", (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test("money reads as the engine itself would write it, what is given back too", () => {
  const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  const amount = fc.integer({ min: -MAX_TOTAL_CENTS * 100, max: MAX_TOTAL_CENTS * 100 }).filter((cents) => cents !== 0);
  fc.assert(
    fc.property(amount, (cents) => {
      expect(formatMoney(cents)).toBe(dollars.format(cents / 100).replace("-", "−\u2060"));
    }),
  );
});

test.each([
  ["0", 0],
  ["1234", 123400],
  ["1234.5", 123450],
  [" $1,234.50 ", 123450],
  ["12,345,678", undefined],
  ["10000000", 1_000_000_000],
  ["10000000.01", undefined],
  ["19.99", 1999],
  [".5", 50],
  [".05", 5],
  ["5.", 500],
  [".005", undefined],
  [".x", undefined],
  ["1.005", undefined],
  ["-1", undefined],
  ["1e5", undefined],
  ["NaN", undefined],
  ["Infinity", undefined],
  ["1,23", undefined],
  ["12 34", undefined],
  ["", undefined],
  ["$", undefined],
  [".", undefined],
])("%j is %s cents", (typed, cents) => {
  const verdict = parseMoney(typed);
  expect(verdict.ok ? verdict.value : undefined).toBe(cents);
});

test.each([
  [null, ""],
  [0, "0.00"],
  [248_050, "2480.50"],
])("%s cents stand in a field as %j", (cents, text) => {
  expect(moneyAsTyped(cents)).toBe(text);
});

test("what is printed is read back to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_TOTAL_CENTS }), (cents) => {
      expect(parseMoney(formatMoney(cents))).toEqual({ ok: true, value: cents });
      expect(parseMoney(moneyAsTyped(cents))).toEqual({ ok: true, value: cents });
    }),
  );
});
