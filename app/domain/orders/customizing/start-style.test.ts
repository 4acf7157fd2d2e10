import { expect, test } from "vitest";
import { findStyleBySlug } from "#app/domain/catalogue/catalogue.ts";
import { firstTreatments, readStart, startOf, startOrder, writeStart } from "./start-style.ts";

const goblet = findStyleBySlug("pleated-tops-goblet");
if (!goblet) throw new Error("There is no Goblet.");

test.each([
  [{ style: "pleated-tops-goblet" }, { style: goblet }],
  [
    { style: "pleated-tops-goblet", orderId: "LF-1" },
    { style: goblet, orderId: "LF-1" },
  ],
  [{ style: "pleated-tops-goblet", orderId: "x".repeat(41) }, undefined],
  [{ style: "pleated-tops-goblet", orderId: 7 }, undefined],
  [{ style: "pleated-tops-gobbet" }, undefined],
  [{ style: ["pleated-tops-goblet"] }, undefined],
  [{}, undefined],
  ["pleated-tops-goblet", undefined],
  [null, undefined],
])("%j is read as %j", (written, start) => {
  expect(readStart(written)).toEqual(start);
});

test("what is written is read again", () => {
  for (const start of [{ style: goblet }, { style: goblet, orderId: "LF-1" }]) {
    expect(readStart(writeStart(start))).toEqual(start);
  }
});

test("the first order begun since starts with it, and no other", () => {
  const first = startOrder({ style: goblet }, "LF-1");
  expect(first).toEqual({ style: goblet, orderId: "LF-1" });
  expect(startOrder(first, "LF-2")).toBeUndefined();
  expect(startOrder(undefined, "LF-1")).toBeUndefined();
  expect(startOf(first, "LF-1")).toBe(goblet);
  expect(startOf(first, "LF-2")).toBeUndefined();
  expect(startOf({ style: goblet }, "LF-1")).toBeUndefined();
});

test("its treatment stands chosen until something is", () => {
  expect(firstTreatments([], goblet)).toEqual(["drapes"]);
  expect(firstTreatments(["shades"], goblet)).toEqual(["shades"]);
  expect(firstTreatments([], undefined)).toEqual([]);
});
