import { expect, test } from "vitest";
import {
  type CountedEntry,
  chargeFor,
  deriveMoney,
  overdueCents,
  type PaymentPlan,
  reachedAt,
  sumStanding,
} from "./derive-money.ts";
import { dueWhen, receiptNumber } from "./due-words.ts";
import type { EntryKind } from "./entry-kinds.ts";

const entry = (kind: EntryKind, amountCents: number, rest: Partial<CountedEntry> = {}): CountedEntry => ({
  id: `${kind}${amountCents}`,
  kind,
  amountCents,
  taxCents: 0,
  reversesId: null,
  ...rest,
});
const plan: PaymentPlan = {
  dated: true,
  depositCents: 1_000_00,
  depositDays: 7,
  balanceWhen: "completed",
  balanceDays: 14,
  acceptedOn: "2026-11-02",
  reachedOn: null,
};
const charge = entry("charge", 2_000_00, { taxCents: 113_21 });

test("a charge is owed, its deposit first and on a day, the rest once the order is finished", () => {
  expect(deriveMoney([charge], plan)).toEqual({
    chargedCents: 2_000_00,
    chargedTaxCents: 113_21,
    receivedCents: 0,
    heldCents: 0,
    takenOffCents: 0,
    balanceCents: 2_000_00,
    dueOn: "2026-11-09",
    dueCents: 1_000_00,
    laterCents: 1_000_00,
    badge: "unpaid",
    givenBackCents: 0,
    loweredCents: 0,
    dues: [
      { part: "deposit", cents: 1_000_00, on: "2026-11-09" },
      { part: "balance", cents: 1_000_00, on: null },
    ],
  });
});

test.each<[string, CountedEntry[], object]>([
  [
    "part of the deposit",
    [entry("payment", -150_00)],
    { balanceCents: 1_850_00, dueCents: 850_00, badge: "partly_paid" },
  ],
  ["the fee of a visit", [entry("consultation", -150_00)], { dueCents: 850_00, heldCents: 0, receivedCents: 150_00 }],
  [
    "the deposit",
    [entry("payment", -1_000_00)],
    { dueOn: null, dueCents: 0, laterCents: 1_000_00, badge: "deposit_paid" },
  ],
  ["all of it", [entry("payment", -2_000_00)], { balanceCents: 0, dues: [], dueCents: 0, badge: "paid" }],
  ["$50.00 too much", [entry("payment", -2_050_00)], { balanceCents: -50_00, dueCents: 0, badge: "in_credit" }],
  [
    "too much, and back again",
    [entry("payment", -2_050_00), entry("refund", 50_00)],
    { balanceCents: 0, receivedCents: 2_000_00, givenBackCents: 50_00, heldCents: 2_000_00, badge: "paid" },
  ],
  [
    "a payment that was reversed",
    [entry("payment", -1_000_00), entry("reversal", 1_000_00, { reversesId: "payment-100000" })],
    { balanceCents: 2_000_00, receivedCents: 0, heldCents: 0, dueOn: "2026-11-09", badge: "unpaid" },
  ],
  // A lower price is not money that came in: it shortens what is due last.
  ["a credit", [entry("credit", -300_00)], { takenOffCents: 300_00, dueCents: 1_000_00, balanceCents: 1_700_00 }],
  ["a write-off", [entry("write_off", -2_000_00)], { balanceCents: 0, receivedCents: 0, badge: "paid", dues: [] }],
  ["what was moved here", [entry("transfer", -1_000_00)], { receivedCents: 1_000_00, badge: "deposit_paid" }],
  ["a later version", [entry("change", 100_00)], { chargedCents: 2_100_00, balanceCents: 2_100_00 }],
])("after %s", (_, entries, money) => {
  expect(deriveMoney([charge, ...entries], plan)).toMatchObject(money);
});

const cancelled = { closed: true, settledOn: null, takenOff: false };

test.each<[string, CountedEntry[], object, object]>([
  ["paid in full", [entry("payment", -2_000_00)], cancelled, { badge: "to_settle", dueCents: 0 }],
  [
    "with its deposit",
    [entry("payment", -1_000_00)],
    cancelled,
    { badge: "to_settle", dues: [], balanceCents: 1_000_00 },
  ],
  ["and never paid", [], cancelled, { badge: "to_settle", dues: [] }],
  [
    "all of it kept",
    [entry("payment", -2_000_00)],
    { ...cancelled, settledOn: "2026-11-10" },
    { badge: "settled", dueCents: 0 },
  ],
  [
    "a fee above what came in",
    [entry("credit", -1_800_00)],
    { ...cancelled, settledOn: "2026-11-10" },
    { dueCents: 200_00, dueOn: "2026-11-24" },
  ],
  [
    "settled, then paid again",
    [entry("payment", -2_100_00)],
    { ...cancelled, settledOn: "2026-11-10" },
    { badge: "to_settle" },
  ],
  ["credited by hand", [entry("credit", -2_000_00)], { ...cancelled, takenOff: true }, { badge: "settled" }],
  [
    "credited by hand, with money still here",
    [entry("credit", -2_000_00), entry("payment", -5), entry("refund", 5)],
    { ...cancelled, takenOff: true },
    { badge: "settled", heldCents: 0 },
  ],
  [
    "credited in part, with a fee that covers the rest",
    [entry("credit", -1_850_00), entry("consultation", -150_00)],
    cancelled,
    { badge: "settled", heldCents: 0, balanceCents: 0 },
  ],
  [
    "and what is kept was paid",
    [entry("credit", -1_800_00), entry("payment", -200_00)],
    { ...cancelled, settledOn: "2026-11-10" },
    { badge: "settled", dues: [], dueOn: null },
  ],
])("of an order that was cancelled, %s", (_, entries, standing, money) => {
  expect(deriveMoney([charge, ...entries], null, { ...cancelled, ...standing })).toMatchObject(money);
});

test("once the order is finished the rest has its day, and both may be late", () => {
  const finished = deriveMoney([charge, entry("payment", -200_00)], { ...plan, reachedOn: "2026-12-01" });
  expect(finished.dues).toEqual([
    { part: "deposit", cents: 800_00, on: "2026-11-09" },
    { part: "balance", cents: 1_000_00, on: "2026-12-15" },
  ]);
  expect(["2026-11-09", "2026-11-10", "2026-12-15", "2026-12-16"].map((day) => overdueCents(finished, day))).toEqual([
    0, 800_00, 800_00, 1_800_00,
  ]);
  const sameDay = deriveMoney([charge], { ...plan, balanceWhen: "accepted", balanceDays: 7 });
  expect([sameDay.dueOn, sameDay.dueCents]).toEqual(["2026-11-09", 2_000_00]);
});

test("a price that came down with a refund is not missing from the deposit; other refunds are", () => {
  const paid = entry("payment", -1_000_00);
  const back = (purpose: string) => entry("refund", 200_00, { snapshot: JSON.stringify({ purpose }) });
  const credit = entry("credit", -200_00);
  const lowered = deriveMoney([charge, paid, back("lower"), credit], plan);
  expect(lowered).toMatchObject({ loweredCents: 200_00, givenBackCents: 200_00, badge: "deposit_paid" });
  expect(lowered.dues).toEqual([{ part: "balance", cents: 1_000_00, on: null }]);
  const overpaid = deriveMoney([charge, paid, back("overpaid"), credit], plan);
  expect(overpaid).toMatchObject({ loweredCents: 0, dueCents: 200_00, badge: "partly_paid" });
  // Taken back, it has not come down at all.
  const reversal = entry("reversal", -200_00, { reversesId: "refund20000" });
  expect(deriveMoney([charge, paid, back("lower"), reversal], plan)).toMatchObject({
    loweredCents: 0,
    givenBackCents: 0,
  });
});

test("only a charge bears tax: what is kept of a reversal without its entry counts as received", () => {
  const odd = deriveMoney([charge, entry("credit", -100_00, { taxCents: -5_66 })], plan);
  expect(odd.chargedTaxCents).toBe(113_21);
  const alone = deriveMoney([charge, entry("reversal", -10_00, { reversesId: "of another order" })], plan);
  expect(alone).toMatchObject({ receivedCents: 10_00, heldCents: 0 });
});

test("no amount is minus nothing", () => {
  const { receivedCents, heldCents, takenOffCents } = deriveMoney([charge], plan);
  expect([receivedCents, heldCents, takenOffCents].every((cents) => Object.is(cents, 0))).toBe(true);
});

test("a plain quote names no day, so it is owed and never late", () => {
  const plain = deriveMoney([charge], { ...plan, dated: false, depositCents: 0, balanceWhen: "accepted" });
  expect(plain).toMatchObject({ dueOn: null, dueCents: 2_000_00, badge: "unpaid" });
  expect(overdueCents(plain, "2099-01-01")).toBe(0);
});

test("without a version in force nothing is due, whatever is left; without anything there is no badge", () => {
  expect(deriveMoney([charge], null)).toMatchObject({ balanceCents: 2_000_00, dues: [], dueOn: null, badge: "unpaid" });
  expect(deriveMoney([entry("payment", -10_00)], null)).toMatchObject({ balanceCents: -10_00, badge: "in_credit" });
  // Taken up again after it was cancelled and settled: nothing is paid of what is asked now.
  expect(deriveMoney([charge, entry("credit", -2_000_00)], null)).toMatchObject({ balanceCents: 0, badge: "settled" });
  expect(deriveMoney([], null).badge).toBeNull();
  expect(deriveMoney([], { ...plan, depositCents: 0 })).toMatchObject({ badge: "paid", dues: [] });
});

test("a yes charges the difference to what is charged, up or down", () => {
  const money = deriveMoney([charge, entry("payment", -2_000_00)], plan);
  expect(chargeFor(deriveMoney([], null), { totalCents: 2_000_00, taxCents: 113_21 })).toEqual({
    amountCents: 2_000_00,
    taxCents: 113_21,
  });
  expect(chargeFor(money, { totalCents: 2_100_00, taxCents: 118_87 })).toEqual({ amountCents: 100_00, taxCents: 5_66 });
  expect(chargeFor(money, { totalCents: 1_500_00, taxCents: 0 })).toEqual({ amountCents: -500_00, taxCents: -113_21 });
});

const turns = (...statuses: string[]) => statuses.map((toStatus, index) => ({ toStatus, at: `day ${index + 1}` }));
test.each([
  [turns("quoted", "in progress"), "completed", null],
  [turns("quoted", "in progress", "completed", "shipping", "delivered"), "completed", "day 3"],
  [turns("quoted", "in progress", "delivered"), "completed", "day 3"],
  [turns("completed", "in progress"), "completed", null],
  [turns("completed", "in progress", "completed", "completed"), "completed", "day 3"],
  [turns("completed", "shipping"), "delivered", null],
  [turns("completed", "shipping", "delivered"), "delivered", "day 3"],
  [turns("quoted"), "accepted", null],
] as const)("of %j it is %s since %s", (history, when, reached) => {
  const status = history.at(-1)?.toStatus ?? "";
  expect(reachedAt({ status, turns: history }, when)).toBe(reached);
  expect(reachedAt({ status, turns: history.toReversed() }, when)).toBe(reached);
});

test("of turns of one moment, the order's own status tells which was the last", () => {
  const turns = ["in progress", "completed", "in progress"].map((toStatus) => ({ toStatus, at: "now" }));
  expect(reachedAt({ status: "in progress", turns }, "completed")).toBeNull();
  expect(reachedAt({ status: "completed", turns }, "completed")).toBe("now");
});

test.each([
  [{ part: "deposit", cents: 1, on: "2026-11-09" }, plan, "on Nov 9, 2026"],
  [{ part: "balance", cents: 1, on: null }, plan, "14 days after your order is finished"],
  [{ part: "balance", cents: 1, on: null }, { ...plan, balanceDays: 0 }, "when your order is finished"],
  [
    { part: "balance", cents: 1, on: null },
    { ...plan, balanceWhen: "delivered", balanceDays: 1 },
    "1 day after your order is delivered",
  ],
  [{ part: "balance", cents: 1, on: null }, { ...plan, dated: false }, ""],
  [{ part: "balance", cents: 1, on: null }, null, ""],
] as const)("%j is due %s", (due, of, words) => {
  expect(dueWhen(due, of)).toBe(words);
});

test("receipts count on beyond five digits", () => {
  expect([receiptNumber("2026", 42), receiptNumber("2027", 123_456)]).toEqual(["R-2026-00042", "R-2027-123456"]);
});

test("what settled a sale that has ended is asked for again by a new yes, and what was taken back of it is not", () => {
  const entry = (id: string, amountCents: number, taxCents: number, rest: object = {}) => ({
    id,
    kind: "credit" as const,
    amountCents,
    taxCents,
    reversesId: null,
    settles: false,
    ...rest,
  });
  const entries = [
    entry("charge", 1000, 60, { kind: "charge" }),
    entry("sorry", -10, 0),
    entry("slip", -500, -30, { settles: true }),
    entry("back", 500, 30, { kind: "reversal", reversesId: "slip" }),
    entry("settled", -900, -54, { settles: true }),
  ];
  const settled = sumStanding(entries, ({ settles }) => settles);
  expect(settled).toEqual({ cents: 900, taxCents: 54 });
  const charged = { chargedCents: 1000, chargedTaxCents: 60 };
  expect(chargeFor(charged, { totalCents: 1100, taxCents: 66 }, settled)).toEqual({ amountCents: 1000, taxCents: 60 });
  expect(chargeFor(charged, { totalCents: 1100, taxCents: 66 })).toEqual({ amountCents: 100, taxCents: 6 });
});
