import { expect, test } from "vitest";
import { searchedDigits } from "./phone-search.ts";

test.each([
  ["(215) 555-0187", "2155550187"],
  ["215.555", "215555"],
  ["+1 215", "215"],
  ["+1 (215) 555-0187", "2155550187"],
  ["+12155550187", "2155550187"],
  ["1 215 555 0187", "2155550187"],
  ["+2155550187", "2155550187"],
  ["+1", "1"],
  ["1215", "1215"],
  ["x215", ""],
  ["()", ""],
  ["", ""],
])("%j looks for %j", (search, digits) => {
  expect(searchedDigits(search)).toBe(digits);
});
