import { expect, test } from "vitest";
import { formatPhone } from "./phone.ts";

test.each([
  ["2155550187", "(215) 555-0187"],
  ["", "N/A"],
  ["555-0187", "555-0187"],
])("%j reads %s", (digits, text) => {
  expect(formatPhone(digits)).toBe(text);
});
