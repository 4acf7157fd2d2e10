import { expect, test } from "vitest";
import { missingForWork, whyNoWork } from "./missing-for-work.ts";

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
