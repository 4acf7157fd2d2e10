import { expect, test } from "vitest";
import { deriveMoney } from "./derive-money.ts";
import type { EntryKind } from "./entry-kinds.ts";
import { checkRefundFor, isRefundPurpose, likelyPurpose, type RefundPurpose } from "./refund-purposes.ts";

const money = (...sums: [EntryKind, number][]) => {
  const entries = sums.map(([kind, amountCents]) => ({ id: kind, kind, amountCents, taxCents: 0, reversesId: null }));
  return deriveMoney(entries, null);
};
/** $1,000.00 is charged. */
const owing = money(["charge", 1_000_00], ["payment", -600_00]);
const paid = money(["charge", 1_000_00], ["payment", -1_000_00]);
const over = money(["charge", 1_000_00], ["payment", -1_080_00]);
/** More was paid than the price came down to. */
const lowered = money(["charge", 1_000_00], ["payment", -1_000_00], ["credit", -300_00]);

test.each<[string, ReturnType<typeof money>, RefundPurpose, number, string]>([
  ["all that was too much", over, "overpaid", 80_00, ""],
  [
    "a cent more than was too much",
    over,
    "overpaid",
    80_01,
    "$80.00 was paid too much. For more, please say what else it is for.",
  ],
  ["what is not too much", paid, "overpaid", 1, "Nothing was paid too much. Please say what else it is for."],
  [
    "part of what is still owed as too much",
    owing,
    "overpaid",
    1,
    "Nothing was paid too much. Please say what else it is for.",
  ],
  ["what was paid by mistake, all of it", owing, "mistake", 600_00, ""],
  [
    "more by mistake than has come in",
    owing,
    "mistake",
    600_01,
    "At most $600.00 can be refunded: what has come in, less what went back.",
  ],
  ["a price that comes down to what has gone", paid, "lower", 1_000_00, ""],
  [
    "a price that would come down below nothing",
    lowered,
    "lower",
    700_01,
    "At most $700.00 can be credited: what is charged, less what was taken off already.",
  ],
  [
    "a lower price where less has come in",
    owing,
    "lower",
    600_01,
    "At most $600.00 can be refunded: what has come in, less what went back.",
  ],
  ["anything of nothing", money(["charge", 5]), "overpaid", 1, "Nothing has come in that could be refunded."],
])("%s", (_, standing, purpose, cents, reason) => {
  const verdict = checkRefundFor(standing, purpose, cents);
  expect(verdict.ok ? "" : verdict.reason).toBe(reason);
  expect(verdict).toMatchObject(verdict.ok ? { value: true } : { code: "refused", field: "amount" });
});

test("what is too much is likely why it goes back, else a lower price", () => {
  expect([over, lowered, paid, owing].map(likelyPurpose)).toEqual(["overpaid", "overpaid", "lower", "lower"]);
});

test("only these purposes are purposes", () => {
  expect(["overpaid", "lower", "mistake", "", "toString"].map(isRefundPurpose)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
