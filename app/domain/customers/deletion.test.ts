import fc from "fast-check";
import { expect, test } from "vitest";
import { orderStatuses } from "#app/domain/orders/order-status.ts";
import {
  fateOfOrder,
  fateOfVisit,
  inWords,
  namesCustomer,
  planDeletion,
  waitingSentence,
  whatGoes,
  whatStays,
  withdrawnWords,
  withoutPerson,
} from "./deletion.ts";

const when = "2026-11-15T12:00:00.000Z";

test.each([
  ["incomplete", false, false, "deleted"],
  ["incomplete", false, true, "closed and kept"],
  ["submitted", false, false, "deleted"],
  ["submitted", false, true, "closed and kept"],
  ["quoted", false, false, "deleted"],
  ["quoted", false, true, "closed and kept"],
  ["quoted", true, true, "waits"],
  ["in progress", false, true, "waits"],
  ["in progress", true, true, "waits"],
  ["completed", true, true, "waits"],
  ["shipping", true, true, "waits"],
  ["delivered", true, true, "kept"],
  ["cancelled", false, true, "kept"],
  ["cancelled", false, false, "deleted"],
  ["on hold", false, true, "waits"],
] as const)("an order that is %s, accepted %s, ever worth keeping %s: %s", (status, accepted, kept, fate) => {
  expect(fateOfOrder({ id: "LF-1", status, accepted, kept, unsettled: false })).toBe(fate);
  // Whatever it is, what is owed either way is settled first.
  expect(fateOfOrder({ id: "LF-1", status, accepted, kept, unsettled: true })).toBe("waits");
});

test.each([
  [false, false, "deleted"],
  [false, true, "deleted"],
  [true, false, "kept"],
  [true, true, "waits"],
] as const)("a visit with its fee paid %s and still ahead %s: %s", (paid, upcoming, fate) => {
  expect(fateOfVisit({ id: "v", startsAt: when, paid, upcoming })).toBe(fate);
});

test("whatever there is, nothing that was worth keeping is deleted, and what waits is named", () => {
  const order = fc.record({
    id: fc.uuid(),
    status: fc.constantFrom(...orderStatuses, "on hold"),
    accepted: fc.boolean(),
    kept: fc.boolean(),
    unsettled: fc.constant(false),
  });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 8 }), (orders) => {
      const plan = planDeletion(orders, []);
      for (const [index, { fate }] of plan.orders.entries()) {
        if (orders[index]?.kept) expect(fate).not.toBe("deleted");
      }
      const waiting = plan.orders.filter(({ fate }) => fate === "waits").map(({ id }) => `order ${id}`);
      expect(plan.waitsFor).toEqual(waiting);
    }),
  );
});

test("what has to be finished first is said in a sentence", () => {
  const plan = planDeletion(
    [
      { id: "LF-1", status: "in progress", accepted: true, kept: true, unsettled: true },
      { id: "LF-2", status: "incomplete", accepted: false, kept: false, unsettled: false },
      { id: "LF-3", status: "delivered", accepted: true, kept: true, unsettled: true },
    ],
    [{ id: "v", startsAt: when, paid: true, upcoming: true }],
  );
  expect(waitingSentence(plan.waitsFor)).toBe(
    "An account cannot be deleted while we still have work for it in hand: order LF-1, the balance of order LF-3, and the consultation that is already paid.",
  );
  expect(inWords(["order LF-1", "order LF-2", "order LF-3"])).toBe("order LF-1, order LF-2, and order LF-3");
});

test("each reader is told of the same person", () => {
  expect(whatGoes("client")).toMatch(/^Your profile and password, your log-ins/);
  expect(whatGoes("owner")).toMatch(/^Their profile and password, their log-ins/);
  expect(whatStays("client")).toContain("Your name, addresses and phone number are taken out of them.");
  expect(whatStays("owner")).toContain("Their name, addresses and phone number are taken out of them.");
});

test.each([
  ["client", ["LF-1", "LF-2"], 0, "Your 2 orders waiting for a quote are withdrawn: LF-1, LF-2."],
  ["owner", ["LF-1"], 2, "Their order waiting for a quote is withdrawn: LF-1. 2 drafts are deleted."],
  ["client", [], 1, "1 draft is deleted."],
  ["client", [], 0, ""],
] as const)("the %s reads of %j and %i drafts: %s", (reader, orders, drafts, words) => {
  expect(withdrawnWords(reader, [...orders], drafts)).toBe(words);
});

test.each([
  ["clara whitfield ", true],
  ["demo-client", true],
  ["Clara", false],
  ["", false],
])("%j names the customer: %s", (typed, named) => {
  expect(namesCustomer(typed, { id: "demo-client", name: "Clara Whitfield" })).toBe(named);
  expect(namesCustomer("", { id: "demo-client", name: "" })).toBe(false);
});

const names = new Map([["Nora’s room, left", "Window 1"]]);

test("a document loses the names of its windows and its notes, and nothing that is to be made", () => {
  const document = {
    windows: [{ key: "k1", name: "Nora’s room, left", answers: { note: "Nora is asthmatic", nearbyNote: "Crib" } }],
    inputs: [{ name: "Nora’s room, left", nearbyNote: { by: "client", value: "Crib" }, nearby: { value: ["crib"] } }],
    cloths: [{ name: "Ticking", uses: ["Nora’s room, left, shades", "Kitchen, drapes"] }],
    packet: { buying: [{ windows: ["Nora’s room, left", "Kitchen"], unit: "yard", yards: 7.2, supplier: null }] },
  };
  expect(withoutPerson(document, names)).toEqual({
    windows: [{ key: "k1", name: "Window 1", answers: { note: "", nearbyNote: "" } }],
    inputs: [{ name: "Window 1", nearbyNote: { by: "client", value: "" }, nearby: { value: ["crib"] } }],
    cloths: [{ name: "Ticking", uses: ["Window 1, shades", "Kitchen, drapes"] }],
    packet: { buying: [{ windows: ["Window 1", "Kitchen"], unit: "yard", yards: 7.2, supplier: null }] },
  });
});

test("a window that is called like something else changes nothing but where windows are called", () => {
  const document = { unit: "yard", name: "yard", windows: ["yard"] };
  expect(withoutPerson(document, new Map([["yard", "Window 1"]]))).toEqual({
    unit: "yard",
    name: "Window 1",
    windows: ["Window 1"],
  });
});
