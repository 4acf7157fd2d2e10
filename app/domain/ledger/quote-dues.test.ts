import { expect, test } from "vitest";
import { dueParameters, duesOf } from "./quote-dues.ts";

test.each([
  [1_000, 500, 0, 0, 0, { creditCents: 0, paidCents: 0, nowCents: 500, laterCents: 500 }],
  [1_000, 500, 150, 0, 0, { creditCents: 150, paidCents: 0, nowCents: 350, laterCents: 500 }],
  [1_000, 500, 700, 0, 0, { creditCents: 700, paidCents: 0, nowCents: 0, laterCents: 300 }],
  [1_000, 500, 5_000, 0, 0, { creditCents: 1_000, paidCents: 0, nowCents: 0, laterCents: 0 }],
  [1_000, 0, 150, 0, 0, { creditCents: 150, paidCents: 0, nowCents: 0, laterCents: 850 }],
  [1_100, 550, 0, 500, 0, { creditCents: 0, paidCents: 500, nowCents: 50, laterCents: 550 }],
  [1_100, 550, 150, 500, 0, { creditCents: 150, paidCents: 500, nowCents: 0, laterCents: 450 }],
  [900, 450, 0, 1_000, 0, { creditCents: 0, paidCents: 1_000, nowCents: 0, laterCents: 0 }],
  [1_000, 500, 0, 900, 100, { creditCents: 0, paidCents: 900, nowCents: 0, laterCents: 0 }],
  [1_000, 500, 0, 0, 700, { creditCents: 0, paidCents: 0, nowCents: 300, laterCents: 0 }],
  [900, 450, 0, -20, 0, { creditCents: 0, paidCents: 0, nowCents: 450, laterCents: 450 }],
])(
  "of %i with a deposit of %i, a credit of %i, %i paid and %i taken off",
  (totalCents, depositTotalCents, creditCents, paidCents, takenOffCents, dues) => {
    expect(duesOf({ totalCents, depositTotalCents }, { creditCents, paidCents, takenOffCents })).toEqual({
      ...dues,
      takenOffCents,
    });
  },
);

test("an e-mail says what is due, and the day only of what ends", () => {
  const asked = { totalCents: 110_000, depositTotalCents: 55_000 };
  expect(dueParameters(asked, { creditCents: 15_000, paidCents: 0, takenOffCents: 0 })).toEqual({ due: 40_000 });
  const paid = { creditCents: 0, paidCents: 50_000, takenOffCents: 0, validUntil: "2026-12-20" };
  expect(dueParameters(asked, paid)).toEqual({ due: 5_000, valid_until: "2026-12-20" });
});

test("what the price came down by in the same act is not missing from the deposit", () => {
  const asked = { totalCents: 900, depositTotalCents: 500 };
  const come = { creditCents: 0, paidCents: 300, takenOffCents: 0, loweredCents: 100 };
  expect(duesOf(asked, come)).toMatchObject({ nowCents: 100, laterCents: 500 });
});
