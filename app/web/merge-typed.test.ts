import { expect, test } from "vitest";
import { mergeTyped, readBase } from "./merge-typed.ts";

const base = { status: "submitted", total: "", paymentLink: "" };

test("what was not touched follows the newer state, and is not named", () => {
  const typed = { ...base, paymentLink: "pay.example.com" };
  const newer = { status: "quoted", total: "300.00", paymentLink: "" };
  expect(mergeTyped(base, typed, newer)).toEqual({
    values: { status: "quoted", total: "300.00", paymentLink: "pay.example.com" },
    differing: [],
  });
});

test("what both changed stays as typed, and is named; what both made the same is not", () => {
  const typed = { ...base, status: "quoted", total: "250" };
  const newer = { status: "quoted", total: "300.00", paymentLink: "" };
  expect(mergeTyped(base, typed, newer)).toEqual({
    values: { status: "quoted", total: "250", paymentLink: "" },
    differing: ["total"],
  });
});

test("a box that was unticked stays so, and one that somebody else ticked is ticked", () => {
  const typed = { name: "Hall", "drapes:interlining": "" };
  const before = { name: "Hall", "drapes:interlining": "on" };
  const newer = { ...before, "drapes:edgeBanding": "on" };
  expect(mergeTyped(before, typed, newer)).toEqual({
    values: { name: "Hall", "drapes:interlining": "", "drapes:edgeBanding": "on" },
    differing: [],
  });
});

test("without what it was filled from, all of it counts as typed, and every difference is named", () => {
  const newer = { ...base, total: "300.00" };
  expect(mergeTyped(undefined, { ...base, total: "1" }, newer)).toEqual({
    values: { ...base, total: "1" },
    differing: ["total"],
  });
});

test.each(["", "nonsense", "[]", "7", "null"])("a form that carries %j was filled from we know not what", (text) => {
  expect(readBase(text)).toBeUndefined();
});

test("only texts are read", () => {
  expect(readBase('{"total":"5","status":7}')).toEqual({ total: "5" });
});
