import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatInches,
  inchesAsTyped,
  keepFractions,
  type LengthReading,
  parseInches,
  parseInchesOrZero,
  readLength,
} from "./inches.ts";

test.each([
  ["35", 35],
  ["35.375", 35.375],
  ["35 3/8", 35.375],
  ["35-3/8", 35.375],
  ['35 3/8"', 35.375],
  ["35 - 3/8 in", 35.375],
  ["35⅜", 35.375],
  ["½", 0.5],
  ["3/4", 0.75],
  [" 48. ", 48],
  [".5", 0.5],
  ["60 inches", 60],
])("%s is taken as it is: %d", (entry, inches) => {
  expect(readLength(entry)).toEqual({ kind: "length", inches });
});

test.each<[string, number, string]>([
  ["35.3", 35.25, 'Rounded to the nearest 1/8: 35 1/4".'],
  ["35.32", 35.375, 'Rounded to the nearest 1/8: 35 3/8".'],
  ["35 1/16", 35.125, 'Rounded to the nearest 1/8: 35 1/8".'],
  ["35 1/3", 35.375, 'Rounded to the nearest 1/8: 35 3/8".'],
  ["35,5", 35.5, '35,5 is 35 1/2".'],
  ["35,375", 35.375, '35,375 is 35 3/8".'],
  ["0,125", 0.125, '0,125 is 1/8".'],
  [",5", 0.5, ',5 is 1/2".'],
  ["35,3 in", 35.25, '35,3 in is 35 1/4", rounded to the nearest 1/8.'],
  ["2' 11\"", 35, '2\' 11" is 35".'],
  ["2'11", 35, "2'11 is 35\"."],
  ["2’ 11”", 35, '2’ 11” is 35".'],
  ["2′ 11″", 35, '2′ 11″ is 35".'],
  ["2' 11 3/8\"", 35.375, '2\' 11 3/8" is 35 3/8".'],
  ["2'-11½''", 35.5, "2'-11½'' is 35 1/2\"."],
  ["2' 11.3", 35.25, "2' 11.3 is 35 1/4\", rounded to the nearest 1/8."],
  ["5'", 60, "5' is 60\"."],
  ["5.5 ft", 66, '5.5 ft is 66".'],
  ["2 1/2 feet", 30, '2 1/2 feet is 30".'],
  ["6 Foot 1 Inch", 73, '6 Foot 1 Inch is 73".'],
  ["6 ft. 1 in.", 73, '6 ft. 1 in. is 73".'],
  ["90 cm", 35.375, '90 cm is 35 3/8", rounded to the nearest 1/8.'],
  ["90,5cm", 35.625, '90,5cm is 35 5/8", rounded to the nearest 1/8.'],
  ["25.4 mm", 1, '25.4 mm is 1".'],
  ["1.2 M", 47.25, '1.2 M is 47 1/4", rounded to the nearest 1/8.'],
  ["90 centimeters", 35.375, '90 centimeters is 35 3/8", rounded to the nearest 1/8.'],
  ["35 9/8", 36.125, '35 9/8 is 36 1/8".'],
  ["35-8/8 in", 36, '35-8/8 in is 36".'],
  ["2 metres", 78.75, '2 metres is 78 3/4", rounded to the nearest 1/8.'],
])("%s is understood as %d, and that is said", (entry, inches, note) => {
  expect(readLength(entry)).toEqual({ kind: "length", inches, note });
});

test.each<[string, LengthReading["kind"]]>([
  ["", "blank"],
  ["  ", "blank"],
  ["0", "zero"],
  ["0.03", "tiny"],
  ["0 cm", "zero"],
  ["0' 0\"", "zero"],
  ["-3", "negative"],
  ["−3", "negative"],
  ["- 3 cm", "negative"],
  ["wide", "unreadable"],
  ["-wide", "unreadable"],
  ["--3", "unreadable"],
  ["35 3/0", "unreadable"],
  ["1e3", "unreadable"],
  ["2,125", "unreadable"],
  ["1,234.5", "unreadable"],
  ["35.5.5", "unreadable"],
  ["123456", "too long"],
  ["900'", "too long"],
  ["2' 12", "unreadable"],
  ["2.5' 3", "unreadable"],
  ["2' wide", "unreadable"],
  ["' 11", "unreadable"],
  ["cm", "unreadable"],
  ["90 km", "unreadable"],
  ["Infinity", "unreadable"],
  [`35${" ".repeat(40)}3/8`, "unreadable"],
])("%j is %s", (entry, kind) => {
  expect(readLength(entry)).toEqual({ kind });
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

test("feet, centimeters and a comma say the same as inches with a point", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 79_992 }), (eighths) => {
      const inches = eighths / 8;
      const feet = Math.floor(inches / 12);
      expect(parseInches(`${feet}' ${inches % 12}"`)).toBe(inches);
      expect(parseInches(`${inches * 2.54} cm`)).toBe(inches);
      // Three digits after a comma may be thousands, so one more keeps it a decimal.
      expect(parseInches(`${inches.toFixed(4).replace(".", ",")}`)).toBe(inches);
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
  ["0", "0"],
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

test.each([
  ['2 legs 5 1/2" x 16 7/8"; 5 L-brackets', '2 legs 5\u00a01/2" x 16\u00a07/8"; 5 L-\u2060brackets'],
  ["1 board 92 inches", "1 board 92 inches"],
])("what of %s means nothing alone stays beside the rest", (text, kept) => {
  expect(keepFractions(text)).toBe(kept);
});
