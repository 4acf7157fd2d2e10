import fc from "fast-check";
import { expect, test } from "vitest";
import { orderStatuses } from "#app/domain/orders/order-status.ts";
import { type ProgressStep, progressOf, type Turn } from "./progress.ts";

const at = (day: number) => `2026-10-${String(day).padStart(2, "0")}T12:00:00.000Z`;
const turn = (toStatus: string, day: number, changes: Partial<Turn> = {}): Turn => ({
  fromStatus: null,
  toStatus,
  totalCents: null,
  confirmation: null,
  at: at(day),
  ...changes,
});
const submitted = { status: "submitted", totalCents: null, submittedAt: at(2), agreedAt: null };
const history = [turn("incomplete", 1), turn("submitted", 2)];
const quoted = turn("quoted", 5, { fromStatus: "submitted", totalCents: 100_000 });

/** Such as "Submitted 2, [Quoted 5], (Confirmed)": behind, now, ahead. */
function read(steps: ProgressStep[]) {
  const marks = { done: ["", ""], now: ["[", "]"], ahead: ["(", ")"] } as const;
  return steps
    .map(({ label, at: date, state }) => {
      const day = date ? ` ${Number(date.slice(8, 10))}` : "";
      return `${marks[state][0]}${label}${day}${marks[state][1]}`;
    })
    .join(", ");
}

const AHEAD = "(In the workroom), (Completed), (Delivered)";

test("a submitted order has all the rest ahead", () => {
  expect(read(progressOf(submitted, history))).toBe(`[Submitted 2], (Quoted), (Confirmed), ${AHEAD}`);
});

test("a quote counts once it has its price, and a new price is a new quote", () => {
  const order = { ...submitted, status: "quoted", totalCents: 100_000 };
  expect(read(progressOf(order, [...history, quoted]))).toBe(`Submitted 2, [Quoted 5], (Confirmed), ${AHEAD}`);
  const requoted = turn("quoted", 7, { fromStatus: "quoted", totalCents: 90_000, confirmation: "ended" });
  expect(read(progressOf(order, [...history, quoted, requoted]))).toContain("[Quoted 7]");
  const unpriced = turn("quoted", 4, { fromStatus: "submitted" });
  expect(read(progressOf({ ...order, totalCents: null }, [...history, unpriced]))).toBe(
    `[Submitted 2], (Quoted), (Confirmed), ${AHEAD}`,
  );
});

test("a confirmation stands between the quote and the work, and does not move the quote's date", () => {
  const given = turn("quoted", 6, { fromStatus: "quoted", totalCents: 100_000, confirmation: "given" });
  const order = { ...submitted, status: "quoted", totalCents: 100_000, agreedAt: at(6) };
  expect(read(progressOf(order, [...history, quoted, given]))).toBe(`Submitted 2, Quoted 5, [Confirmed 6], ${AHEAD}`);
});

test("what was skipped is left out, and shipping is told only when it happens", () => {
  const order = { ...submitted, status: "completed", totalCents: 100_000 };
  const done = turn("completed", 20, { fromStatus: "quoted", totalCents: 100_000 });
  expect(read(progressOf(order, [...history, quoted, done]))).toBe(
    "Submitted 2, Quoted 5, [Completed 20], (Delivered)",
  );
  const shipping = turn("shipping", 21, { fromStatus: "completed" });
  expect(read(progressOf({ ...order, status: "shipping" }, [...history, quoted, done, shipping]))).toBe(
    "Submitted 2, Quoted 5, Completed 20, [Shipping 21], (Delivered)",
  );
});

test("what was set back lies ahead again, without its old date", () => {
  const delivered = turn("delivered", 9, { fromStatus: "in progress" });
  const back = turn("in progress", 10, { fromStatus: "delivered" });
  const order = { ...submitted, status: "in progress", totalCents: 100_000 };
  expect(read(progressOf(order, [...history, quoted, delivered, back]))).toBe(
    "Submitted 2, Quoted 5, [In the workroom 10], (Completed), (Delivered)",
  );
});

test("a new total in work does not move the day the work began", () => {
  const order = { ...submitted, status: "in progress", totalCents: 90_000 };
  const began = turn("in progress", 8, { fromStatus: "quoted", totalCents: 100_000 });
  const repriced = turn("in progress", 12, { fromStatus: "in progress", totalCents: 90_000 });
  expect(read(progressOf(order, [...history, quoted, began, repriced]))).toContain("[In the workroom 8]");
});

test("a price that rises in work leaves the line as it is, until the order is taken back", () => {
  const given = turn("quoted", 6, { fromStatus: "quoted", totalCents: 100_000, confirmation: "given" });
  const began = turn("in progress", 8, { fromStatus: "quoted", totalCents: 100_000 });
  const dearer = turn("in progress", 9, { fromStatus: "in progress", totalCents: 120_000, confirmation: "ended" });
  const order = { ...submitted, status: "in progress", totalCents: 120_000 };
  const past = [...history, quoted, given, began, dearer];
  expect(read(progressOf(order, past))).toBe(
    "Submitted 2, Quoted 5, Confirmed 6, [In the workroom 8], (Completed), (Delivered)",
  );
  const back = turn("cancelled", 10, { fromStatus: "in progress" });
  expect(read(progressOf(order, [...past, back, { ...began, at: at(11) }]))).not.toContain("Confirmed");
});

test("a cancelled order ends there", () => {
  const order = { ...submitted, status: "cancelled", totalCents: 100_000 };
  const cancelled = turn("cancelled", 8, { fromStatus: "quoted" });
  expect(read(progressOf(order, [...history, quoted, cancelled]))).toBe("Submitted 2, Quoted 5, [Cancelled 8]");
});

test("an order that the owner wrote begins with its quote", () => {
  const order = { status: "quoted", totalCents: 5_000, submittedAt: null, agreedAt: null };
  expect(read(progressOf(order, [turn("quoted", 3, { totalCents: 5_000 })]))).toBe(`[Quoted 3], (Confirmed), ${AHEAD}`);
});

test("whatever the history, nothing ahead has a date, and at most one step is now", () => {
  const status = fc.constantFrom(...orderStatuses, "on-hold");
  const turns = fc.array(
    fc.record({
      fromStatus: fc.option(status),
      toStatus: status,
      totalCents: fc.option(fc.nat()),
      confirmation: fc.constantFrom("given" as const, "ended" as const, null),
      at: fc.integer({ min: 1, max: 28 }).map(at),
    }),
  );
  const order = fc.record({
    status,
    totalCents: fc.option(fc.nat()),
    submittedAt: fc.option(fc.constant(at(1))),
    agreedAt: fc.option(fc.constant(at(9))),
  });
  fc.assert(
    fc.property(order, turns, (one, past) => {
      const steps = progressOf(one, past);
      expect(steps.filter(({ state }) => state === "now").length).toBeLessThanOrEqual(1);
      for (const { state, at: date } of steps) if (state === "ahead") expect(date).toBeNull();
      expect(new Set(steps.map(({ label }) => label)).size).toBe(steps.length);
    }),
  );
});
