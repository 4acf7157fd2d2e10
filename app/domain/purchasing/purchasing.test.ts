import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shareOut } from "#app/domain/share-out.ts";
import type { OrderLine } from "#app/domain/workroom/paper/purchase-sheet.ts";
import { type BoughtLine, coveredBy, needId, needsIn, stillNeeded } from "./purchase-needs.ts";
import {
  arrivedOf,
  checkLineAct,
  checkOrderAct,
  costOf,
  isOpen,
  type LineAct,
  type LineState,
  type OrderAct,
  type PurchaseState,
  purchaseNumber,
  stateByArrivals,
  stateOfOrder,
} from "./purchase-order.ts";

const lineStates: LineState[] = ["draft", "waiting", "arrived", "short", "enough", "cancelled"];

test("numbers count up within their year", () => {
  expect([purchaseNumber("2026", 1), purchaseNumber("2027", 12345)]).toEqual(["PO-2026-0001", "PO-2027-12345"]);
});

test.each([
  [12_500, 3_100, 38_750],
  [333, 100, 33],
  [1_000, null, null],
  [1_000, 0, 0],
])("%i thousandths at %s cents cost %s", (quantity, price, cost) => {
  expect(costOf(quantity, price)).toBe(cost);
});

test.each<[PurchaseState, Partial<Record<OrderAct, boolean>>]>([
  ["draft", { save: true, discard: true, order: true }],
  ["ordered", { acknowledge: true, "send-change": true }],
  ["acknowledged", { "send-change": true }],
  ["closed", { "send-change": true }],
])("of a whole order that is %s only these can be done", (state, allowed) => {
  const now = { state, lines: 2, supplier: "Mill A", revision: 2, toldRevision: 1 };
  for (const act of ["save", "discard", "order", "send-change", "acknowledge"] as const) {
    expect([act, checkOrderAct(now, act).ok]).toEqual([act, allowed[act] ?? false]);
  }
});

test.each([
  [{ lines: 0 }, "Nothing is on this order."],
  [{ supplier: "" }, "Please say who the supplier is."],
])("a draft with %j is not ordered", (lacks, reason) => {
  const draft = { state: "draft" as const, lines: 1, supplier: "Mill A", revision: 1, toldRevision: 0, ...lacks };
  expect(checkOrderAct(draft, "order")).toMatchObject({ ok: false, reason });
});

test("a change that the supplier knows of is not sent again", () => {
  const told = { state: "ordered" as const, lines: 1, supplier: "Mill A", revision: 2, toldRevision: 2 };
  expect(checkOrderAct(told, "send-change").ok).toBe(false);
});

test.each<[LineState, LineAct[]]>([
  ["draft", []],
  ["waiting", ["expect", "change", "cancel", "arrive", "take-back", "settle"]],
  ["arrived", ["arrive", "take-back"]],
  ["short", ["arrive", "take-back"]],
  ["enough", ["arrive", "take-back"]],
  ["cancelled", []],
])("of a line that is %s these can be done: %j", (state, allowed) => {
  const acts: LineAct[] = ["expect", "change", "cancel", "arrive", "take-back", "settle"];
  expect(acts.filter((act) => checkLineAct({ state, cameMilli: 0 }, act).ok)).toEqual(allowed);
});

test("a line of which something has come is neither changed nor cancelled, but settled", () => {
  const allowed = (act: LineAct) => checkLineAct({ state: "waiting", cameMilli: 1 }, act).ok;
  expect([allowed("change"), allowed("cancel"), allowed("settle"), allowed("expect")]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test.each([
  [{ orderedAt: null, acknowledgedAt: null }, ["draft"], "draft"],
  [{ orderedAt: "a", acknowledgedAt: null }, ["waiting", "arrived"], "ordered"],
  [{ orderedAt: "a", acknowledgedAt: "b" }, ["waiting"], "acknowledged"],
  [{ orderedAt: "a", acknowledgedAt: null }, ["arrived", "short", "cancelled", "enough"], "closed"],
])("an order with %j and lines that are %j is %s", (order, states, state) => {
  const lines = states.map((one) => ({ state: one as LineState }));
  expect(stateOfOrder(order, lines)).toBe(state);
});

test("what is faulty has come and cannot be used, and what was taken back never came", () => {
  const arrivals = [
    { quantityMilli: 6_000, faultyMilli: 0, voidedAt: null },
    { quantityMilli: 6_000, faultyMilli: 1_500, voidedAt: null },
    { quantityMilli: 90_000, faultyMilli: 0, voidedAt: "2026-11-02T12:00:00.000Z" },
  ];
  expect(arrivedOf(arrivals)).toEqual({ cameMilli: 12_000, faultyMilli: 1_500, goodMilli: 10_500 });
  expect(stateByArrivals(10_500, arrivals)).toBe("arrived");
  expect(stateByArrivals(10_501, arrivals)).toBe("waiting");
});

const need = (orderId: string, inches: number, more: object = {}): OrderLine => ({
  orderId,
  line: {
    window: `${orderId} Den`,
    supplier: "Mill A",
    item: "Vine",
    unit: "yard",
    inches,
    count: 0,
    repeat: 27,
    spare: true,
    com: false,
    ...more,
  },
});
const idOf = (line: OrderLine) => [...needsIn([line]).keys()][0] ?? "";
const keyOf = (line: OrderLine) => idOf(line).slice(line.orderId.length + 1);
const boughtFor = (lines: OrderLine[], changes: Partial<BoughtLine> = {}): BoughtLine => ({
  state: "waiting",
  quantityMilli: 12_500,
  goodMilli: 0,
  shares: lines.map((line) => ({
    orderId: line.orderId,
    need: keyOf(line),
    needMilli: needsIn([line]).get(idOf(line)) ?? 0,
  })),
  ...changes,
});
const inchesLeft = (lines: OrderLine[], bought: BoughtLine[]) =>
  stillNeeded(lines, coveredBy(bought)).map(({ orderId, line }) => [orderId, line.inches, line.spare]);

describe("what is still to be bought", () => {
  const ours = need("LF-1", 414);
  const theirs = need("LF-2", 207);

  test("of a need that nobody has bought is all of it, as it was", () => {
    expect(stillNeeded([ours], new Map())).toEqual([ours]);
  });

  test.each<[LineState, number[]]>([
    ["draft", []],
    ["waiting", []],
    ["arrived", []],
    ["enough", []],
    ["cancelled", [414]],
  ])("of a need on a line that is %s is %j", (state, inches) => {
    expect(inchesLeft([ours], [boughtFor([ours], { state })]).map(([, left]) => left)).toEqual(inches);
  });

  test("of a line that came short is what is missing, shared by what each order needs, with nothing to spare", () => {
    const short = boughtFor([ours, theirs], { state: "short", quantityMilli: 18_000, goodMilli: 15_000 });
    expect(inchesLeft([ours, theirs], [short])).toEqual([
      ["LF-1", 72, false],
      ["LF-2", 36, false],
    ]);
  });

  test("names all windows of its need, and is counted in whole pieces", () => {
    const rings = (window: string, count: number) =>
      need("LF-1", 0, { window, item: "Rings", unit: "each", count, spare: false });
    const windows = [rings("Den", 20), rings("Hall", 20)];
    const shares = [{ orderId: "LF-1", need: keyOf(rings("Den", 20)), needMilli: 40_000 }];
    const short = { state: "short" as const, quantityMilli: 40_000, goodMilli: 28_000, shares };
    expect(stillNeeded(windows, coveredBy([short])).map(({ line }) => [line.window, line.count])).toEqual([
      ["Den; Hall", 12],
    ]);
  });

  test("of a need that has grown since it arrived is the difference", () => {
    const arrived = boughtFor([ours], { state: "arrived" });
    expect(inchesLeft([need("LF-1", 450)], [arrived])).toEqual([["LF-1", 36, false]]);
    expect(inchesLeft([need("LF-1", 400)], [arrived])).toEqual([]);
  });

  test("nothing stands on two open orders, nothing is below zero, and it is need less bought plus short", () => {
    const bought = fc.record({
      state: fc.constantFrom(...lineStates),
      quantityMilli: fc.integer({ min: 1, max: 60_000 }),
      goodMilli: fc.integer({ min: 0, max: 80_000 }),
      answered: fc.integer({ min: 1, max: 60_000 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), fc.array(bought, { maxLength: 5 }), (inches, given) => {
        const line = need("LF-1", inches);
        const lines = given.map(({ answered, ...one }) => ({
          ...one,
          shares: [{ orderId: "LF-1", need: keyOf(line), needMilli: answered }],
        }));
        const left = needsIn(stillNeeded([line], coveredBy(lines))).get(idOf(line)) ?? 0;
        const needed = needsIn([line]).get(idOf(line)) ?? 0;
        const covered = lines.reduce((sum, { state, quantityMilli, goodMilli, shares: [share] }) => {
          const answered = share?.needMilli ?? 0;
          const short = state === "short" ? Math.min(answered, Math.max(0, quantityMilli - goodMilli)) : 0;
          return state === "cancelled" ? sum : sum + answered - short;
        }, 0);
        const open = lines.some(({ state }) => isOpen(state));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBe(open ? 0 : Math.max(0, needed - covered));
      }),
    );
  });
});

test("a whole is shared out to the last part, each within one of its own", () => {
  expect(shareOut(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(shareOut(7, [0, 0])).toEqual([7, 0]);
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 }), (whole, weights) => {
      const shares = shareOut(whole, weights);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(whole);
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        if (sum > 0) expect(Math.abs(share - (whole * (weights[index] ?? 0)) / sum)).toBeLessThan(1);
      }
    }),
  );
});

test("a need is known by its order", () => {
  expect(needId({ orderId: "LF-1", need: "x" })).not.toBe(needId({ orderId: "LF-2", need: "x" }));
});
