import { expect, test } from "vitest";
import { eighths, withEighth } from "./length-field.tsx";

test.each([
  ["35", "3/8", "35 3/8"],
  ["", "3/8", "3/8"],
  ["35 ", "1/2", "35 1/2"],
  ["35 1/2", "3/8", "35 3/8"],
  ["35-1/2", "3/8", "35 3/8"],
  ["35 1/", "3/8", "35 3/8"],
  ["1/2", "3/8", "3/8"],
  ["35.5", "3/8", "35 3/8"],
  ["35,", "3/8", "35 3/8"],
  ["35 3/8", "3/8", "35"],
  ["3/8", "3/8", ""],
  ["90 cm", "3/8", "90 cm"],
  ["banana", "3/8", "banana"],
  ["2' 11", "3/8", "2' 11 3/8"],
  ["2' 11 1/4", "3/8", "2' 11 3/8"],
])("%j with %s is %j", (text, eighth, result) => {
  expect(withEighth(text, eighth)).toBe(result);
});

test("there are seven eighths, from the smallest", () => {
  expect(eighths).toHaveLength(7);
});
