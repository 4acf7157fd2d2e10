import fc from "fast-check";
import { expect, test } from "vitest";
import { effectsOf } from "./change-order.ts";
import { isAgreed } from "./consent.ts";
import { meaningOf, type OrderStatus, orderStatuses } from "./order-status.ts";

const terms = { totalCents: 100, paymentLink: null };
const unconfirmed = { ...terms, consent: "none" as const, everQuoted: true, creditCents: 0 };

const totals = fc.option(fc.integer({ min: 0, max: 3 }));
const links = fc.constantFrom(null, "https://a.example", "https://b.example");
const statuses = fc.constantFrom(...orderStatuses);
const after = fc.record({ status: statuses, totalCents: totals, paymentLink: links });
const before = fc.record({
  status: fc.oneof(statuses, fc.constant("on-hold")),
  totalCents: totals,
  paymentLink: links,
  consent: fc.constantFrom("none", "recorded", "given", "ended"),
  everQuoted: fc.boolean(),
  creditCents: fc.constantFrom(0, 15_000),
});

test.each<[OrderStatus, OrderStatus, number, boolean]>([
  ["quoted", "in progress", 100, false],
  ["in progress", "quoted", 100, false],
  ["quoted", "delivered", 100, false],
  ["quoted", "quoted", 101, true],
  ["in progress", "in progress", 101, true],
  ["quoted", "incomplete", 100, true],
  ["quoted", "submitted", 100, true],
  ["in progress", "cancelled", 100, true],
  // A confirmation that an earlier version left on such an order belongs to no quote either.
  ["cancelled", "quoted", 100, true],
  ["incomplete", "quoted", 100, true],
])("%s to %s at %s ends a confirmation of 100: %s", (from, to, totalCents, ends) => {
  const effects = effectsOf(
    { ...unconfirmed, status: from, consent: "recorded" },
    { ...terms, status: to, totalCents },
  );
  expect(effects.endsConfirmation).toBe(ends);
});

test.each<[OrderStatus, OrderStatus, boolean]>([
  ["submitted", "cancelled", true],
  ["quoted", "incomplete", true],
  ["cancelled", "quoted", true],
  ["incomplete", "submitted", true],
  ["cancelled", "incomplete", false],
  ["submitted", "delivered", true],
  ["quoted", "in progress", false],
])("%s to %s sends the credit where it belongs: %s", (from, to, recredit) => {
  expect(effectsOf({ ...unconfirmed, status: from }, { ...terms, status: to }).recredit).toBe(recredit);
});

test.each<[OrderStatus, OrderStatus, number | null, object[]]>([
  [
    "in progress",
    "in progress",
    null,
    [{ kind: "total_changed", details: { before: 100, after: null, confirmationCleared: false } }],
  ],
  [
    "quoted",
    "quoted",
    200,
    [{ kind: "total_changed", details: { before: 100, after: 200, confirmationCleared: true } }],
  ],
  [
    "quoted",
    "cancelled",
    200,
    [
      { kind: "status_changed", details: { before: "quoted", after: "cancelled", confirmationEnded: true } },
      { kind: "total_changed", details: { before: 100, after: 200, confirmationCleared: false } },
    ],
  ],
  [
    "quoted",
    "in progress",
    200,
    [
      { kind: "status_changed", details: { before: "quoted", after: "in progress", confirmationEnded: false } },
      { kind: "total_changed", details: { before: 100, after: 200, confirmationCleared: true } },
    ],
  ],
])("%s to %s at %s tells how a confirmation ended", (from, to, totalCents, events) => {
  const effects = effectsOf(
    { ...unconfirmed, status: from, consent: "recorded" },
    { ...terms, status: to, totalCents },
  );
  expect(effects.events).toEqual(events);
});

test("another total may need another credit", () => {
  expect(effectsOf({ ...unconfirmed, status: "quoted" }, { ...terms, status: "quoted", totalCents: 90 }).recredit).toBe(
    true,
  );
});

test("another payment link alone is one event and a message, and nothing else", () => {
  const stored = { ...unconfirmed, status: "in progress", confirmed: true };
  expect(effectsOf(stored, { status: "in progress", totalCents: 100, paymentLink: "https://a.example" })).toEqual({
    events: [{ kind: "payment_link_changed", details: { before: null, after: "https://a.example" } }],
    turned: false,
    endsConfirmation: false,
    recredit: false,
    email: { kind: "status_changed", about: "link" },
  });
});

test("whatever the owner sets: what nobody gave does not end, every end is told, and a ready quote has its price", () => {
  fc.assert(
    fc.property(before, after, (stored, next) => {
      const effects = effectsOf(stored, next);
      if (!isAgreed(stored.consent)) expect(effects.endsConfirmation).toBe(false);
      if (effects.endsConfirmation) expect(effects.email).toBeDefined();
      if (effects.endsConfirmation) expect(effects.turned).toBe(true);
      if (effects.email?.kind === "quote_ready") expect([next.status, next.totalCents]).not.toContain(null);
      if (isAgreed(stored.consent) && !meaningOf(next.status).keepsConfirmation && stored.status !== next.status) {
        expect(effects.endsConfirmation).toBe(true);
      }
      const changed = (["status", "totalCents", "paymentLink"] as const).filter((name) => stored[name] !== next[name]);
      expect(effects.events).toHaveLength(changed.length);
    }),
  );
});
