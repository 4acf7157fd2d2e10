import fc from "fast-check";
import { expect, test } from "vitest";
import { type Credit, type CreditOrder, type CreditVisit, placeCredits, waitingOf } from "./credit-rules.ts";

const visit = (id: string, changes: Partial<CreditVisit> = {}): CreditVisit => ({
  id,
  paidCents: 150_00,
  counts: true,
  bookedAt: "2026-10-10",
  chosenOrderId: null,
  ...changes,
});
const order = (id: string, handedInAt: string, changes: Partial<CreditOrder> = {}): CreditOrder => ({
  id,
  credit: "takes",
  totalCents: 1_000_00,
  handedInAt,
  ...changes,
});
const credit = (visitId: string, orderId: string, amountCents: number): Credit => ({ visitId, orderId, amountCents });

const earlier = order("earlier", "2026-10-01");
const before = order("before", "2026-10-05");
const after = order("after", "2026-10-12");
const later = order("later", "2026-10-20");
const small = { totalCents: 100_00 };

test.each<[string, CreditVisit[], CreditOrder[], Credit[], Credit[]]>([
  ["no order", [visit("v")], [], [], []],
  ["an order from before the booking", [visit("v")], [before], [], [credit("v", "before", 150_00)]],
  ["the last from before, first", [visit("v")], [after, earlier, before], [], [credit("v", "before", 150_00)]],
  ["else the first from after", [visit("v")], [later, after], [], [credit("v", "after", 150_00)]],
  ["nothing before the visit has taken place", [visit("v", { counts: false })], [before], [], []],
  ["nothing that is not paid", [visit("v", { paidCents: 0 })], [before], [credit("v", "before", 150_00)], []],
  [
    "a small order takes what it needs, the rest goes to the next",
    [visit("v")],
    [{ ...before, ...small }, after],
    [],
    [credit("v", "before", 100_00), credit("v", "after", 50_00)],
  ],
  ["or waits", [visit("v")], [{ ...before, ...small }], [], [credit("v", "before", 100_00)]],
  [
    "an order without a total takes all",
    [visit("v")],
    [{ ...before, totalCents: null }],
    [],
    [credit("v", "before", 150_00)],
  ],
  [
    "and gives back what its total does not need",
    [visit("v")],
    [{ ...before, ...small }],
    [credit("v", "before", 150_00)],
    [credit("v", "before", 100_00)],
  ],
  [
    "what is placed stays",
    [visit("v")],
    [before, after],
    [credit("v", "after", 150_00)],
    [credit("v", "after", 150_00)],
  ],
  [
    "the owner's choice takes it away",
    [visit("v", { chosenOrderId: "before" })],
    [before, after],
    [credit("v", "after", 150_00)],
    [credit("v", "before", 150_00)],
  ],
  [
    "a choice that is closed by now counts for nothing",
    [visit("v", { chosenOrderId: "before" })],
    [{ ...before, credit: "none" }, after],
    [credit("v", "before", 150_00)],
    [credit("v", "after", 150_00)],
  ],
  [
    "a finished order keeps what it has and takes no more",
    [visit("v", { chosenOrderId: "after" }), visit("w")],
    [{ ...before, credit: "keeps" }, after],
    [credit("v", "before", 100_00)],
    [credit("v", "before", 100_00), credit("v", "after", 50_00), credit("w", "after", 150_00)],
  ],
  [
    "two visits fill one order, the older first",
    [visit("w", { bookedAt: "2026-10-11" }), visit("v")],
    [{ ...before, totalCents: 200_00 }],
    [],
    [credit("v", "before", 150_00), credit("w", "before", 50_00)],
  ],
])("%s", (_, visits, orders, placed, expected) => {
  expect(placeCredits(visits, orders, placed)).toEqual(expected);
});

test("what has found no order waits", () => {
  expect(waitingOf(150_00, [{ amountCents: 100_00 }, { amountCents: 20_00 }])).toBe(30_00);
});

const day = fc.integer({ min: 10, max: 30 }).map((number) => `2026-10-${number}`);
const orderIds = ["a", "b", "c", "d"] as const;
const clients = fc.record({
  visits: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom("v", "w", "x"),
      paidCents: fc.constantFrom(0, 1, 150_00),
      counts: fc.boolean(),
      bookedAt: day,
      chosenOrderId: fc.constantFrom(null, ...orderIds, "gone"),
    }),
    { selector: ({ id }) => id },
  ),
  orders: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...orderIds),
      credit: fc.constantFrom("takes" as const, "keeps" as const, "none" as const),
      totalCents: fc.constantFrom(null, 0, 99, 100_00, 150_00, 1_000_00),
      handedInAt: day,
    }),
    { selector: ({ id }) => id },
  ),
  placed: fc.uniqueArray(
    fc.record({
      visitId: fc.constantFrom("v", "w", "x", "gone"),
      orderId: fc.constantFrom(...orderIds, "gone"),
      amountCents: fc.integer({ min: 1, max: 200_00 }),
    }),
    { selector: ({ visitId, orderId }) => `${visitId} ${orderId}` },
  ),
});
const sum = (credits: Credit[]) => credits.reduce((total, { amountCents }) => total + amountCents, 0);
const byKey = (credits: Credit[]) => new Set(credits.map((one) => JSON.stringify(Object.entries(one).sort())));

test("no visit gives more than was paid, no order takes more than its total, and nothing waits that an open order needs", () => {
  fc.assert(
    fc.property(clients, ({ visits, orders, placed }) => {
      const credits = placeCredits(visits, orders, placed);
      expect(credits.every(({ amountCents }) => Number.isSafeInteger(amountCents) && amountCents > 0)).toBe(true);
      const ofVisit = (id: string) => sum(credits.filter(({ visitId }) => visitId === id));
      const ofOrder = (id: string) => sum(credits.filter(({ orderId }) => orderId === id));
      const waiting = visits.map(({ id, paidCents, counts }) => (counts ? paidCents : 0) - ofVisit(id));
      expect(Math.min(0, ...waiting)).toBe(0);
      for (const { id, totalCents, credit: takes } of orders) {
        expect(ofOrder(id)).toBeLessThanOrEqual(takes === "none" ? 0 : (totalCents ?? Number.POSITIVE_INFINITY));
        if (takes === "takes" && Math.max(0, ...waiting) > 0) expect(ofOrder(id)).toBe(totalCents);
      }
      const known = (one: Credit) =>
        visits.some(({ id }) => id === one.visitId) && orders.some(({ id }) => id === one.orderId);
      expect(credits.every(known)).toBe(true);
    }),
  );
});

test("what has been placed once is placed the same again", () => {
  fc.assert(
    fc.property(clients, ({ visits, orders, placed }) => {
      const once = placeCredits(visits, orders, placed);
      expect(byKey(placeCredits(visits, orders, once))).toEqual(byKey(once));
    }),
  );
});
