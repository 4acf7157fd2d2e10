import { expect, test } from "vitest";
import { countsByItself, newOrderId, orderNumberIn, shownOrderId } from "./order-id.ts";

test("an order is called by its number, and until it has one by its id", () => {
  expect(shownOrderId({ id: "LF-7K2M9QX", number: 1012 })).toBe("LF-1012");
  expect(shownOrderId({ id: "LF-7K2M9QX", number: null })).toBe("LF-7K2M9QX");
});

test.each([
  ["LF-1012", 1012],
  [" lf 1012 ", 1012],
  ["#1012", 1012],
  ["# LF1012", 1012],
  ["1012", 1012],
  ["LF-7K2M9QX", undefined],
  ["", undefined],
  ["1012345678901", undefined],
  [`1${"0".repeat(100_000)}`, undefined],
])("%.20j means %j", (text, number) => {
  expect(orderNumberIn(text)).toBe(number);
});

test("an id that counts keeps its order's name; one by chance does not count", () => {
  expect(["LF-1005", newOrderId(), "LF-1234567"].map(countsByItself)).toEqual([true, false, false]);
});
