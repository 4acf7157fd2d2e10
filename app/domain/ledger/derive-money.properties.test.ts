import fc from "fast-check";
import { expect, test } from "vitest";
import { type CountedEntry, chargeFor, deriveMoney, overdueCents, type PaymentPlan } from "./derive-money.ts";
import { kindMeanings } from "./entry-kinds.ts";
import { checkCredit, checkMove, checkRefund, checkReversal, checkWriteOff } from "./ledger-acts.ts";

const cents = fc.integer({ min: 1, max: 3_000_00 });
const act = fc.oneof(
  fc.record({ act: fc.constant("accept" as const), cents: fc.integer({ min: 0, max: 3_000_00 }) }),
  fc.record({ act: fc.constantFrom("payment", "refund", "credit", "write_off", "transfer", "consultation"), cents }),
  fc.record({ act: fc.constant("reverse" as const), cents: fc.nat(50) }),
);
const day = fc
  .integer({ min: 0, max: 60 })
  .map((n) => Temporal.PlainDate.from("2026-11-02").add({ days: n }).toString());
const plans = fc.record({
  dated: fc.boolean(),
  depositCents: fc.nat(1_500_00),
  depositDays: fc.nat(30),
  balanceWhen: fc.constantFrom("accepted", "completed", "delivered"),
  balanceDays: fc.nat(30),
  acceptedOn: day,
  reachedOn: fc.option(day),
}) satisfies fc.Arbitrary<PaymentPlan>;

/** Plays acts by the rules, beside a tally that knows nothing of entries. */
function play(acts: readonly { act: string; cents: number }[]) {
  const entries: CountedEntry[] = [];
  const tally = { charged: 0, held: 0, visits: 0, takenOff: 0 };
  const undo = new Map<string, () => void>();
  const add = (kind: CountedEntry["kind"], amountCents: number, count: (sign: 1 | -1) => void, reversesId?: string) => {
    const id = `e${entries.length}`;
    entries.push({ id, kind, amountCents, taxCents: 0, reversesId: reversesId ?? null });
    count(1);
    undo.set(id, () => count(-1));
  };
  for (const { act: name, cents: amount } of acts) {
    const money = deriveMoney(entries, null);
    if (name === "accept") {
      const { amountCents } = chargeFor(money, { totalCents: amount, taxCents: 0 });
      if (amountCents !== 0) add(entries.length === 0 ? "charge" : "change", amountCents, () => {});
      tally.charged = amount;
    }
    if (name === "payment") add("payment", -amount, (sign) => (tally.held += sign * amount));
    if (name === "consultation") add("consultation", -amount, (sign) => (tally.visits += sign * amount));
    if (name === "refund" && checkRefund(money, amount).ok) {
      add("refund", amount, (sign) => (tally.held -= sign * amount));
    }
    if (name === "transfer" && checkMove(money, amount).ok) {
      add("transfer", amount, (sign) => (tally.held -= sign * amount));
    }
    if (name === "credit" && checkCredit(money, amount).ok) {
      add("credit", -amount, (sign) => (tally.takenOff += sign * amount));
    }
    if (name === "write_off" && checkWriteOff(money, amount).ok) {
      add("write_off", -amount, (sign) => (tally.takenOff += sign * amount));
    }
    if (name === "reverse") {
      const checked = checkReversal(entries, `e${amount}`);
      if (checked.ok) {
        const { id, amountCents } = checked.value;
        add("reversal", -amountCents, (sign) => sign === 1 && undo.get(id)?.(), id);
      }
    }
  }
  return { entries, tally };
}

const sequences = fc.array(act, { maxLength: 40 });

test("whatever is done, the figures are those of a tally, and the balance is the sum of the entries", () => {
  fc.assert(
    fc.property(sequences, (acts) => {
      const { entries, tally } = play(acts);
      const money = deriveMoney(entries, null);
      expect(money.balanceCents).toBe(entries.reduce((sum, { amountCents }) => sum + amountCents, 0));
      expect(money).toMatchObject({
        chargedCents: tally.charged,
        heldCents: tally.held,
        takenOffCents: tally.takenOff,
        receivedCents: tally.held + tally.visits,
      });
      expect(money.balanceCents).toBe(money.chargedCents - money.receivedCents - money.takenOffCents);
    }),
    { numRuns: 500 },
  );
});

test("what is due comes to the balance, never more, in the order of its days", () => {
  fc.assert(
    fc.property(sequences, plans, day, (acts, plan, today) => {
      const money = deriveMoney(play(acts).entries, plan);
      const { dues, balanceCents, badge } = money;
      expect(dues.reduce((sum, due) => sum + due.cents, 0)).toBe(Math.max(0, balanceCents));
      expect(dues.every((due) => due.cents > 0)).toBe(true);
      const days = dues.map(({ on }) => on ?? "9");
      expect(days).toEqual(days.toSorted());
      expect(money.dueOn).toBe(dues[0]?.on ?? null);
      expect(overdueCents(money, today)).toBeLessThanOrEqual(Math.max(0, balanceCents));
      expect(badge === "in_credit").toBe(balanceCents < 0);
      expect(badge === "paid").toBe(balanceCents === 0);
    }),
    { numRuns: 500 },
  );
});

test("more money in never makes more due, sooner", () => {
  fc.assert(
    fc.property(sequences, plans, cents, day, (acts, plan, more, today) => {
      const { entries } = play(acts);
      const payment: CountedEntry = { id: "more", kind: "payment", amountCents: -more, taxCents: 0, reversesId: null };
      const [before, after] = [deriveMoney(entries, plan), deriveMoney([...entries, payment], plan)];
      expect(overdueCents(after, today)).toBeLessThanOrEqual(overdueCents(before, today));
      expect(after.balanceCents).toBe(before.balanceCents - more);
    }),
    { numRuns: 500 },
  );
});

test("the order of entries makes no difference", () => {
  fc.assert(
    fc.property(sequences, plans, (acts, plan) => {
      const { entries } = play(acts);
      expect(deriveMoney(entries.toReversed(), plan)).toEqual(deriveMoney(entries, plan));
    }),
  );
});

test("each kind has a sign of its own, or goes either way", () => {
  fc.assert(
    fc.property(sequences, (acts) => {
      for (const { kind, amountCents } of play(acts).entries) {
        const { sign } = kindMeanings[kind];
        if (sign !== 0) expect(Math.sign(amountCents)).toBe(sign);
      }
    }),
  );
});
