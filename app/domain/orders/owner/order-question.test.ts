import { expect, test } from "vitest";
import { confirmedMeanwhile } from "./order-question.ts";

const confirmedAt = "2026-11-03T02:00:00.000Z";

test("a confirmation that came meanwhile is named, with its day", () => {
  expect(confirmedMeanwhile({ seenConfirmedAt: "", confirmedAt, changed: false })).toBe(
    "The client confirmed this order on Nov 2, 2026, while this page was open. Please look at it again, and save if you still want to change it.",
  );
  expect(confirmedMeanwhile({ seenConfirmedAt: "", confirmedAt, changed: true })).toContain(
    "It was also changed in another tab or on another device.",
  );
});

test("one that the owner had seen, or none, is not", () => {
  expect(confirmedMeanwhile({ seenConfirmedAt: confirmedAt, confirmedAt, changed: true })).toBeUndefined();
  expect(confirmedMeanwhile({ seenConfirmedAt: "", confirmedAt: null, changed: true })).toBeUndefined();
});
