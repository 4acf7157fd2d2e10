import fc from "fast-check";
import { expect, test } from "vitest";
import { d, short } from "./scene.ts";

test.each([
  [0, "0"],
  [-0.001, "0"],
  [0.5, ".5"],
  [-0.05, "-.05"],
  [12, "12"],
  [100, "100"],
  [-3.456, "-3.46"],
  [10.1, "10.1"],
  [0.995, "1"],
])("%d is written %s", (value, text) => {
  expect(short(value)).toBe(text);
});

test("what is written is the number, to a hundredth", () => {
  fc.assert(
    fc.property(fc.double({ min: -9999, max: 9999, noNaN: true }), (value) => {
      expect(Math.abs(Number(short(value)) - value)).toBeLessThanOrEqual(0.00501);
      expect(short(value)).toMatch(/^-?(\d+|\d*\.\d{1,2})$/);
    }),
  );
});

test("path data mixes numbers and text", () => {
  expect(d`M${0.25},${-1.5}${"H3"}V${2}`).toBe("M.25,-1.5H3V2");
});
