import { expect, test } from "vitest";
import { formatMoney } from "#app/domain/money.ts";
import type { PaymentPlan } from "./derive-money.ts";
import { dueMoment, entryInWords } from "./due-words.ts";
import type { EntryKind } from "./entry-kinds.ts";

const entry = (id: string, kind: EntryKind, amountCents: number, reversesId: string | null = null) => ({
  id,
  kind,
  amountCents,
  reversesId,
});
const entries = [
  entry("1", "charge", 100_00),
  entry("2", "payment", -40_00),
  entry("3", "write_off", -10_00),
  entry("4", "transfer", 5_00),
  entry("5", "transfer", -5_00),
  entry("6", "reversal", 40_00, "2"),
  entry("7", "reversal", 10_00, "3"),
  entry("8", "reversal", -5_00, "4"),
  entry("9", "reversal", -5_00, "of another order"),
];

test("every entry says what it is", () => {
  expect(entries.map((one) => entryInWords(one, entries))).toEqual([
    "Charge",
    "Payment",
    "Write-off",
    "Moved to another order",
    "Moved here from another order",
    "Reversal of payment",
    "Reversal of write-off",
    "Reversal of a move",
    "Reversal",
  ]);
});

test("what the client owes less of stands behind a minus", () => {
  expect([formatMoney(127_200), formatMoney(0), formatMoney(-63_600)]).toEqual([
    "$1,272.00",
    "$0.00",
    "−\u2060$636.00",
  ]);
});

test("a moment is a day, or so many days after what it waits for; nothing where none was agreed", () => {
  const plan = { dated: true, balanceWhen: "completed", balanceDays: 14 } as PaymentPlan;
  const waiting = { part: "balance", cents: 5, on: null } as const;
  expect(dueMoment({ ...waiting, on: "2026-11-20" }, plan)).toEqual({ on: "2026-11-20" });
  expect(dueMoment(waiting, plan)).toEqual({ days: 14, after: "completed" });
  expect(dueMoment(waiting, null)).toBeNull();
  expect(dueMoment(waiting, { ...plan, dated: false })).toBeNull();
  expect(dueMoment(waiting, { ...plan, balanceWhen: "accepted" })).toBeNull();
  expect(dueMoment({ ...waiting, part: "deposit" }, plan)).toBeNull();
});
