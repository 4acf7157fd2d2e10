import fc from "fast-check";
import { expect, test } from "vitest";
import { formatInches, inchesAsTyped, normalizeInches, parseInches, parseInchesOrZero } from "./inches.ts";

test.each([
  ["35", "35"],
  ["35.375", "35.375"],
  ["35 3/8", "35.375"],
  ["35-3/8", "35.375"],
  ['35 3/8"', "35.375"],
  ["35 - 3/8 in", "35.375"],
  ["35⅜", "35.375"],
  ["½", "0.5"],
  ["3/4", "0.75"],
  [" 48. ", "48"],
  [".5", "0.5"],
  ["35.3", "35.25"],
  ["35.32", "35.375"],
  ["35 1/16", "35.125"],
  ["60 inches", "60"],
])("%s is stored as %s", (entry, stored) => {
  expect(normalizeInches(entry)).toBe(stored);
});

test.each([
  ["0"],
  ["-3"],
  ["0.03"],
  [""],
  ["  "],
  ["wide"],
  ["35 3/0"],
  ["1e3"],
  ["35,5"],
  ["123456"],
  ["5' 3"],
  ["Infinity"],
  [`35${" ".repeat(40)}3/8`],
])("%j is blank", (entry) => {
  expect(normalizeInches(entry)).toBe("");
});

test.each([
  [35.375, '35 3/8"'],
  [35, '35"'],
  [35.5, '35 1/2"'],
  [35.75, '35 3/4"'],
  [0.125, '1/8"'],
  [35.99, '36"'],
  [35.25, '35 1/4"'],
  [35.875, '35 7/8"'],
  [0, '0"'],
])("%d prints as %s", (value, printed) => {
  expect(formatInches(value)).toBe(printed);
});

test("what is printed reads back as the same length", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 79_992 }), (eighths) => {
      expect(parseInches(formatInches(eighths / 8))).toBe(eighths / 8);
    }),
  );
});

test("any text gives a positive eighth or nothing", () => {
  fc.assert(
    fc.property(fc.string(), (entry) => {
      const value = parseInches(entry);
      expect(value === null || (value > 0 && Number.isInteger(value * 8))).toBe(true);
    }),
  );
});

test.each([
  ["0", 0],
  ["0.03", 0],
  ['0"', 0],
  ["2 1/2", 2.5],
  ["9999", 9999],
  ["9999.125", null],
  ["", null],
  ["none", null],
  ["-1", null],
])("where a frame may touch, %j reads %j", (text, inches) => {
  expect(parseInchesOrZero(text)).toBe(inches);
});

test.each([
  ["", ""],
  [undefined, ""],
  ["24.5", "24 1/2"],
  ["0.125", "1/8"],
  ["84", "84"],
])("%j stands in its field as %j", (stored, typed) => {
  expect(inchesAsTyped(stored)).toBe(typed);
});

test.each([
  ["35¼", 35.25],
  ["35 ⅛", 35.125],
  ["35⅝ in", 35.625],
  ["35¾", 35.75],
  ["35⅞", 35.875],
  ["1 /2", 0.5],
  ["12 inch", 12],
  ["12''", 12],
  ["12″", 12],
  ["12”", 12],
  ["12in.", 12],
  [`${" ".repeat(60)}12`, 12],
  [`12${" ".repeat(32)} 1/2`, 12.5],
  [`12${" ".repeat(34)} 1/2`, 12.5],
  [`12${" ".repeat(35)} 1/2`, null],
  ["12 1/2 1/2", null],
  ["a12", null],
  ["12a", null],
  ["x1/2", null],
  ["1/2x", null],
  ["inch12", null],
])("%j is %j inches", (text, inches) => {
  expect(parseInches(text)).toBe(inches);
});
