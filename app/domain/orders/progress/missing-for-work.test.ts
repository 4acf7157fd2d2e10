import { expect, test } from "vitest";
import { keepsForGood, missingForWork, whyNoWork } from "./missing-for-work.ts";

const NO_YES = "The client has not said yes to what this order shows.";
const deposit = { part: "deposit", cents: 63_600 } as const;
const balance = { part: "balance", cents: 63_600 } as const;

test.each([
  ["quoted", "given", [balance], []],
  ["quoted", "recorded", [], []],
  ["quoted", "given", [deposit, balance], ["The deposit has not come: $636.00 is left of it."]],
  ["quoted", "ended", [balance], [NO_YES]],
  ["submitted", "none", [], [NO_YES]],
  ["quoted", "ended", [deposit], [NO_YES, "The deposit has not come: $636.00 is left of it."]],
  ["in progress", "none", [deposit], []],
  ["cancelled", "ended", [], []],
  ["on-hold", "none", [], []],
] as const)("%s, a yes %s, left %j: %j", (status, consent, dues, missing) => {
  expect(missingForWork({ status, consent, dues })).toEqual(missing);
});

test("nothing is made of a cancelled order, nor of one that its client has", () => {
  expect(whyNoWork("cancelled")).toContain("This order is cancelled.");
  expect(whyNoWork("incomplete")).toContain("The client has this order");
  for (const status of ["submitted", "quoted", "in progress", "delivered", "on-hold"]) {
    expect(whyNoWork(status)).toBe(undefined);
  }
});

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
