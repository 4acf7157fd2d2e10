import { expect, test } from "vitest";
import type { OrderBefore, OrderTerms } from "#app/domain/orders/order-update.ts";
import { changeOn, ordersToldOf } from "./credit-rules.ts";

const terms: OrderTerms = { status: "in progress", totalCents: 1_000_00, paymentLink: null };
const before: OrderBefore = {
  ...terms,
  consent: "none" as const,
  everQuoted: true,
  creditCents: 150_00,
};
const visit = { id: "visit", paidCents: 150_00, counts: true, bookedAt: "2026-10-02", chosenOrderId: null };
const mine = { ...terms, id: "LF-1", handedInAt: "2026-10-01" };
const other = { ...terms, id: "LF-2", status: "quoted", handedInAt: "2026-10-03" };
const placed = [{ visitId: "visit", orderId: "LF-1", amountCents: 150_00 }];

test.each<[string, Partial<OrderTerms>, object, string[]]>([
  ["cancelled, its credit goes to the other", { status: "cancelled" }, {}, ["LF-2"]],
  ["cancelled, with another that has no price yet", { status: "cancelled" }, { totalCents: null }, []],
  ["cancelled, with another that was only submitted", { status: "cancelled" }, { status: "submitted" }, []],
  ["cancelled, with another that is delivered", { status: "cancelled" }, { status: "delivered" }, []],
  ["that costs less than the fee gives the rest to the other", { totalCents: 100_00 }, {}, ["LF-2"]],
  ["that costs more keeps it", { totalCents: 2_000_00 }, {}, []],
  ["shipped keeps it", { status: "shipping" }, {}, []],
])("an order %s", (_, change, changed, told) => {
  const facts = { visits: [visit], orders: [mine, { ...other, ...changed }], placed };
  expect(ordersToldOf(facts, "LF-1", before, { ...terms, ...change })).toEqual(told);
});

test("an order that is taken up again takes the fee back where the owner chose it", () => {
  const facts = {
    visits: [{ ...visit, chosenOrderId: "LF-1" }],
    orders: [{ ...mine, status: "cancelled" }, other],
    placed: [{ visitId: "visit", orderId: "LF-2", amountCents: 150_00 }],
  };
  const cancelled = { ...before, status: "cancelled", creditCents: 0 };
  expect(ordersToldOf(facts, "LF-1", cancelled, { ...terms, status: "quoted" })).toEqual(["LF-2"]);
});

test("a change is the difference of all that stands on an order", () => {
  const more = [...placed, { visitId: "second", orderId: "LF-1", amountCents: 20_00 }];
  expect(changeOn("LF-1", placed, more)).toBe(20_00);
  expect(changeOn("LF-1", more, placed)).toBe(-20_00);
  expect(changeOn("LF-2", more, placed)).toBe(0);
});
