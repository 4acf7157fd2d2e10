import { expect, test } from "vitest";
import { keepsForGood } from "./kept-order.ts";

test.each([
  ["incomplete", null, null, false],
  ["incomplete", 120_000, null, false],
  ["submitted", null, null, false],
  ["submitted", 120_000, null, false],
  ["quoted", null, null, false],
  ["quoted", 0, null, true],
  ["quoted", 120_000, null, true],
  ["quoted", null, "ended", true],
  ["cancelled", 120_000, null, false],
  ["cancelled", 120_000, "ended", true],
  ["in progress", null, null, true],
  ["delivered", null, null, true],
  ["on hold", null, null, true],
] as const)("%s with a total of %s and a confirmation %s is kept: %s", (toStatus, totalCents, confirmation, kept) => {
  expect(keepsForGood({ toStatus, totalCents, confirmation })).toBe(kept);
});
