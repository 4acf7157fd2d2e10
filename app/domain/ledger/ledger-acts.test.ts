import { expect, test } from "vitest";
import { type CountedEntry, deriveMoney } from "./derive-money.ts";
import type { EntryKind } from "./entry-kinds.ts";
import {
  checkCredit,
  checkFits,
  checkMove,
  checkRefund,
  checkReversal,
  checkWriteOff,
  movableCents,
  overdrawnBy,
  readDay,
  readPayment,
  readReason,
  readReasoned,
  readReceivedSoFar,
  readSettlement,
  readShares,
  saysTheSame,
  taxPart,
} from "./ledger-acts.ts";

const typed = { amount: "850", method: "check", receivedOn: "2026-11-20", reference: " No.\n1043 ", note: "" };
const TODAY = "2026-11-20";

test("a payment is read in cents, its reference in one line", () => {
  expect(readPayment(typed, TODAY)).toEqual({
    ok: true,
    value: { cents: 850_00, method: "check", day: "2026-11-20", reference: "No. 1043", note: "" },
  });
});

const NO_AMOUNT = "Please enter an amount in dollars, such as 1234.50.";
test.each([
  ...["1e9", "-1", "1,23", "NaN", "٣", "", " ", "0x10", "1.234", "9007199254740993e3"].map(
    (amount) => [{ amount }, "amount", NO_AMOUNT] as const,
  ),
  [{ amount: "0" }, "amount", "Please enter an amount above $0.00."],
  [{ amount: "10000000.01" }, "amount", "Please enter an amount of at most $10,000,000.00."],
  [{ method: "" }, "method", "Please choose how it was paid."],
  [{ method: "gold" }, "method", "Please choose how it was paid."],
  [{ method: "toString" }, "method", "Please choose how it was paid."],
  [{ receivedOn: "2026-11-21" }, "receivedOn", "Please choose today or an earlier day."],
  [{ receivedOn: "1999-12-31" }, "receivedOn", "Please choose a day from 2000 on."],
  ...["", "2026-02-30", "20261120", "2026-11-20T00:00", "tomorrow", "12026-11-20"].map(
    (receivedOn) => [{ receivedOn }, "receivedOn", "Please enter the day."] as const,
  ),
  [{ reference: "x".repeat(121) }, "reference", "Please keep this to 120 characters."],
  [{ note: "x".repeat(1_001) }, "note", "Please keep this to 1,000 characters."],
] as const)("%j is refused beside its field", (change, field, reason) => {
  const read = readPayment({ ...typed, ...change }, TODAY);
  expect(read).toMatchObject({ ok: false, field, reason: expect.stringContaining(reason) });
});

test("what is taken off needs a reason; what was received so far may be nothing", () => {
  expect(readReasoned({ amount: "5", note: " \u202e" })).toMatchObject({ field: "note", reason: "Please say why." });
  expect(readReasoned({ amount: "-5", note: "Kind" })).toMatchObject({ ok: false, field: "amount" });
  expect(readReasoned({ amount: "5", note: "Kind" })).toEqual({ ok: true, value: { cents: 5_00, note: "Kind" } });
  expect(readReason("", false)).toEqual({ ok: true, value: "" });
  expect(readReceivedSoFar("0")).toEqual({ ok: true, value: 0 });
  expect(readReceivedSoFar("1e9")).toMatchObject({ ok: false, field: "amount" });
});

test("what is moved needs no reason, and its amount is refused like any other", () => {
  expect(readReasoned({ amount: "5", note: "" }, false)).toEqual({ ok: true, value: { cents: 5_00, note: "" } });
  expect(readReasoned({ amount: "0", note: "" }, false)).toMatchObject({ ok: false, field: "amount" });
  expect(readReason(" ")).toMatchObject({ ok: false, field: "note", reason: "Please say why." });
  expect(readReason("x".repeat(1_001), false)).toMatchObject({ ok: false, field: "note" });
});

test("a day by itself is read as in its form, from the first one on", () => {
  expect(readDay("2000-01-01", TODAY)).toEqual({ ok: true, value: "2000-01-01" });
  expect(readDay(TODAY, TODAY)).toEqual({ ok: true, value: TODAY });
  expect(readDay("2026-11-21", TODAY)).toMatchObject({ ok: false, field: "receivedOn" });
});

const written = {
  amountCents: -850_00,
  method: "check" as const,
  occurredOn: TODAY,
  reference: "No. 1043",
  note: "",
};

test.each<[string, Partial<typeof typed>, object, boolean]>([
  ["as it was written", {}, {}, true],
  ["what went back", {}, { amountCents: 850_00 }, true],
  ["another amount", { amount: "850.01" }, {}, false],
  ["another way", { method: "cash" }, {}, false],
  ["another day", { receivedOn: "2026-11-19" }, {}, false],
  ["another reference", { reference: "No. 1044" }, {}, false],
  ["another note", { note: "Late" }, {}, false],
  ["what cannot be read", { amount: "" }, { amountCents: 0 }, false],
])("a form says the same as an entry: %s", (_, change, of, same) => {
  expect(saysTheSame({ ...typed, ...change }, { ...written, ...of }, TODAY)).toBe(same);
});

const settling = { ...typed, keep: "200", tax: "share", amount: "436", note: "Cloth was cut." };

test("a settlement says what is kept and why, what goes back and how, and what becomes of the tax", () => {
  expect(readShares(settling)).toEqual({
    ok: true,
    value: { keepCents: 200_00, giveBackCents: 436_00, tax: "share" },
  });
  expect(readSettlement(settling, TODAY)).toEqual({
    ok: true,
    value: {
      keepCents: 200_00,
      giveBackCents: 436_00,
      tax: "share",
      note: "Cloth was cut.",
      sent: { method: "check", occurredOn: TODAY, reference: "No. 1043" },
    },
  });
});

test("where nothing goes back nobody asks how; where nothing is kept nobody asks why", () => {
  const kept = readSettlement({ ...settling, amount: "0", method: "", receivedOn: "" }, TODAY);
  expect(kept).toMatchObject({ ok: true, value: { giveBackCents: 0, sent: null } });
  const back = readSettlement({ ...settling, keep: "0", note: "" }, TODAY);
  expect(back).toMatchObject({ ok: true, value: { keepCents: 0, note: "", sent: { method: "check" } } });
});

test.each([
  [{ keep: "" }, "keep", NO_AMOUNT],
  [{ amount: "-1" }, "amount", NO_AMOUNT],
  [{ tax: "half" }, "tax", "Please say what becomes of the tax."],
  [{ note: "" }, "note", "Please say why."],
  [{ note: "x".repeat(1_001), keep: "0" }, "note", "Please keep this to 1,000 characters."],
  [{ method: "" }, "method", "Please choose how it was sent."],
  [{ receivedOn: "2026-11-21" }, "receivedOn", "Please choose today or an earlier day."],
])("a settlement with %j is refused beside its field", (change, field, reason) => {
  const read = readSettlement({ ...settling, ...change }, TODAY);
  expect(read).toMatchObject({ ok: false, field, reason: expect.stringContaining(reason) });
});

const entry = (kind: EntryKind, amountCents: number, reversesId: string | null = null): CountedEntry => ({
  id: kind,
  kind,
  amountCents,
  taxCents: 0,
  reversesId,
});
const money = (...entries: CountedEntry[]) => deriveMoney(entries, null);
const owing = money(entry("charge", 1_000_00), entry("payment", -300_00), entry("refund", 50_00));

test.each([
  [checkRefund(owing, 250_00), ""],
  [checkRefund(owing, 250_01), "At most $250.00 can be refunded: what has come in, less what went back."],
  [checkRefund(money(entry("consultation", -150_00)), 1), "Nothing has come in that could be refunded."],
  [checkWriteOff(owing, 750_00), ""],
  [checkWriteOff(owing, 750_01), "At most $750.00 can be written off: that is the balance."],
  [checkWriteOff(money(), 1), "Nothing is left to pay, so there is nothing to write off."],
  [checkCredit(money(entry("charge", 1_000_00), entry("payment", -1_000_00)), 1_000_00), ""],
  [
    checkCredit(money(entry("charge", 1_000_00), entry("write_off", -400_00)), 600_01),
    "At most $600.00 can be credited: what is charged, less what was taken off already.",
  ],
  [checkCredit(money(entry("payment", -5)), 1), "Nothing is charged that a credit could be for."],
  [checkMove(money(entry("payment", -70_00)), 70_00), ""],
  [checkMove(money(entry("payment", -70_00)), 70_01), "At most $70.00 can be moved: that is what is in credit."],
  [checkMove(owing, 1), "This order is not in credit, so there is nothing to move."],
  [checkFits(owing, -1_000_000_00), ""],
  [checkFits(owing, -10_000_000_00), "An order holds at most $10,000,000.00."],
  // Of what is owed and of what has come in: to the cent, either way.
  [checkFits(money(), 10_000_000_00), ""],
  [checkFits(money(), 10_000_000_01), "An order holds at most $10,000,000.00."],
  [checkFits(money(entry("charge", 9_000_000_00)), 1_000_000_01), "An order holds at most $10,000,000.00."],
  [checkFits(money(entry("payment", -9_000_000_00)), -1_000_000_00), ""],
  [checkFits(money(entry("payment", -9_000_000_00)), -1_000_000_01), "An order holds at most $10,000,000.00."],
])("%j", (verdict, reason) => {
  expect(verdict.ok ? "" : verdict.reason).toBe(reason);
  if (!verdict.ok) expect(verdict).toMatchObject({ code: "refused", field: "amount" });
});

test("an entry is reversed once, a reversal never, and what follows something else not by hand", () => {
  const entries = [entry("payment", -5), entry("reversal", 5, "payment"), entry("charge", 5), entry("refund", 5)];
  const answer = (id: string) => {
    const verdict = checkReversal(entries, id);
    return verdict.ok ? "yes" : verdict.reason;
  };
  expect(answer("refund")).toBe("yes");
  expect(answer("payment")).toBe("This entry has been reversed already.");
  expect(answer("reversal")).toBe("A reversal cannot be reversed. Record what is right instead.");
  expect(answer("charge")).toBe("A charge follows the quote. Change the quote, add a credit, or write it off.");
  expect(answer("elsewhere")).toBe("Entry not found.");
});

test("what settled an order stays, once something has been charged since", () => {
  const settled = { ...entry("credit", -5), snapshot: '{"settles":true}' };
  const answer = (...entries: CountedEntry[]) => {
    const verdict = checkReversal(entries, "credit");
    return verdict.ok ? "yes" : verdict.reason;
  };
  const AGREED = "The order was agreed again since this settled it. Record what is right instead.";
  expect(answer(settled)).toBe("yes");
  expect(answer(settled, entry("change", 5))).toBe(AGREED);
  expect(answer(settled, entry("payment", -5))).toBe("yes");
  expect(answer(entry("charge", 5), settled)).toBe("yes");
  expect(answer(entry("credit", -5), entry("charge", 5))).toBe("yes");
});

test("money of which some has gone back is reversed only by somebody who says so", () => {
  const entries = [entry("payment", -100_00), entry("refund", 40_00)];
  const reason =
    "$40.00 of this money has gone back already. Reverse that first, or say that more went back than came.";
  expect(checkReversal(entries, "payment")).toEqual({ ok: false, code: "refused", reason, field: "anyway" });
  expect(checkReversal(entries, "payment", true)).toEqual({ ok: true, value: entries[0] });
});

test.each<[string, EntryKind, number, CountedEntry[], number]>([
  ["nothing went back", "payment", -100, [], 0],
  ["some went back", "payment", -100, [entry("refund", 40)], 40],
  ["another payment covers it", "payment", -100, [entry("transfer", -50), entry("refund", 40)], 0],
  ["it went out itself", "refund", 40, [], 0],
  ["it was moved away", "transfer", 100, [], 0],
  ["it was never in our hands", "credit", -100, [entry("refund", 40)], 0],
])("of a reversal is overdrawn: %s", (_, kind, cents, others, overdrawn) => {
  const taken = entry(kind, cents);
  expect(overdrawnBy([taken, ...others], taken)).toBe(overdrawn);
});

test("what is in credit can be moved, as far as it is money that came in", () => {
  expect(movableCents({ balanceCents: -70, heldCents: 100 })).toBe(70);
  expect(movableCents({ balanceCents: -70, heldCents: 40 })).toBe(40);
  expect(movableCents({ balanceCents: 70, heldCents: 100 })).toBe(0);
});

test("a credit on a cancelled order takes its part of the tax, to the nearest cent", () => {
  const charged = { chargedCents: 1_060_00, chargedTaxCents: 60_00 };
  expect([1_060_00, 530_00, 1, 9, 0].map((cents) => taxPart(charged, cents))).toEqual([60_00, 30_00, 0, 1, 0]);
  expect(taxPart({ chargedCents: 999_999_999, chargedTaxCents: 999_999_998 }, 999_999_999)).toBe(999_999_998);
  expect(taxPart({ chargedCents: 0, chargedTaxCents: 0 }, 5)).toBe(0);
});
