import fc from "fast-check";
import { expect, test } from "vitest";
import { effectsOf } from "#app/domain/orders/change-order.ts";
import { orderStatuses } from "#app/domain/orders/order-status.ts";
import type { OrderBefore, OrderTerms } from "#app/domain/orders/order-update.ts";
import { announceEmail, checkEmailChoice } from "./order-announcement.ts";
import { checkAgreed, questionBefore } from "./order-question.ts";

const submitted: OrderBefore = {
  status: "submitted",
  totalCents: null,
  paymentLink: null,
  consent: "none",
  everQuoted: false,
  creditCents: 0,
};
const quoted = { ...submitted, status: "quoted", totalCents: 100_000, everQuoted: true };
const confirmed: OrderBefore = { ...quoted, consent: "recorded" };

test.each<[OrderBefore, Partial<OrderTerms>, string | undefined]>([
  [submitted, { status: "quoted", totalCents: 120_000 }, "the quote of $1,200.00 is ready."],
  [submitted, { status: "quoted" }, undefined],
  [submitted, { totalCents: 120_000 }, undefined],
  [quoted, { totalCents: 120_000 }, "a new quote of $1,200.00 is waiting."],
  [
    confirmed,
    { totalCents: 120_000 },
    "a new quote of $1,200.00 is waiting, and the earlier confirmation no longer counts.",
  ],
  [quoted, { status: "in progress" }, "the order is now in progress."],
  [quoted, { status: "cancelled" }, "the order is now cancelled."],
  [quoted, { status: "incomplete" }, undefined],
  [confirmed, { status: "incomplete" }, "the order is now incomplete, and the earlier confirmation no longer counts."],
  [
    { ...confirmed, status: "in progress" },
    { totalCents: 50_000 },
    "the total is now $500.00 and is to be confirmed again.",
  ],
  [
    { ...confirmed, status: "in progress" },
    { totalCents: null },
    "the total no longer counts, and the earlier confirmation no longer counts.",
  ],
])("%j set to %j announces: %s", (before, change, sentence) => {
  const { status, totalCents, paymentLink } = before;
  const after = { status, totalCents, paymentLink, ...change } as OrderTerms;
  expect(announceEmail("Clara Whitfield", before, after)).toBe(
    sentence && `Saving e-mails Clara Whitfield: ${sentence}`,
  );
});

test.each<[Partial<OrderTerms>, string]>([
  [{ status: "cancelled" }, "the order is now cancelled; what is left to pay for order LF-2 has changed."],
  [{ status: "incomplete" }, "what is left to pay for order LF-2 has changed."],
])("with a credit that goes to another order, set to %j announces: %s", (change, sentence) => {
  const after = { status: "quoted", totalCents: 100_000, paymentLink: null, ...change } as OrderTerms;
  expect(announceEmail("Clara", quoted, after, ["LF-2"])).toBe(`Saving e-mails Clara: ${sentence}`);
});

const terms = {
  totalCents: fc.option(fc.integer({ min: 0, max: 3 })),
  paymentLink: fc.constantFrom(null, "https://a.example"),
};
const after = fc.record({ status: fc.constantFrom(...orderStatuses), ...terms });
const before = fc.record({
  status: fc.constantFrom(...orderStatuses, "on-hold"),
  ...terms,
  consent: fc.constantFrom("none", "recorded", "given", "ended"),
  everQuoted: fc.boolean(),
  creditCents: fc.constantFrom(0, 15_000),
  frozen: fc.boolean(),
});

test("a save is announced exactly when it sends an e-mail", () => {
  fc.assert(
    fc.property(before, after, (stored, next) => {
      expect(announceEmail("Clara", stored, next) !== undefined).toBe(effectsOf(stored, next).email !== undefined);
    }),
  );
});

const AT_WORK = ["in progress", "completed", "shipping", "delivered"];

test("taking out of work asks, and what records a yes or freezes a packet; nothing else does", () => {
  fc.assert(
    fc.property(before, after, (stored, next) => {
      const moved = stored.status !== next.status;
      const changed = moved || stored.totalCents !== next.totalCents;
      const yes = AT_WORK.includes(next.status) && changed && stored.consent === "none" && next.totalCents !== null;
      const binds = yes || (moved && next.status === "in progress" && !stored.frozen);
      const asks = binds || (moved && ["incomplete", "cancelled"].includes(next.status));
      expect(questionBefore(stored, next) !== undefined).toBe(asks);
      expect(questionBefore(stored, next)?.does.at(-1) === "This cannot be undone.").toBe(binds);
      expect(checkAgreed(stored, next, "").ok).toBe(!asks);
      expect(checkAgreed(stored, next, next.status).ok).toBe(true);
    }),
  );
});

test.each<[OrderBefore, Partial<OrderTerms>, string[]]>([
  [
    { ...confirmed, paymentLink: "https://pay.example.com" },
    { status: "cancelled", paymentLink: "https://pay.example.com" },
    [
      "Work on this order stops. It stays in the lists, and you can take it up again at any time.",
      "The client's confirmation ends.",
      "Its payment link is no longer offered.",
      "The consultation fee credited on it goes to another open order of the client, if there is one, and the client is told.",
    ],
  ],
  [
    submitted,
    { status: "incomplete" },
    [
      "The client can change this order again, and has to submit it anew for a quote.",
      "Until then it stands in none of your lists.",
      "The consultation fee credited on it goes to another open order of the client, if there is one, and the client is told.",
    ],
  ],
  [
    { ...submitted, status: "incomplete" },
    { status: "cancelled" },
    ["Work on this order stops. It stays in the lists, and you can take it up again at any time."],
  ],
  [
    quoted,
    { status: "in progress" },
    [
      "This records the client's yes to $1,000.00, and charges it.",
      "The packet of the workroom is frozen, if its figures are complete.",
      "This cannot be undone.",
    ],
  ],
  [
    confirmed,
    { status: "in progress" },
    ["The packet of the workroom is frozen, if its figures are complete.", "This cannot be undone."],
  ],
  [
    { ...quoted, status: "in progress" },
    { totalCents: 120_000 },
    ["This records the client's yes to $1,200.00, and charges it.", "This cannot be undone."],
  ],
])("%j set to %j does: %j", (stored, change, does) => {
  const { status, totalCents, paymentLink } = stored;
  const next = { status, totalCents, paymentLink, ...change } as OrderTerms;
  expect(questionBefore(stored, next, true)?.does).toEqual(does);
  expect(questionBefore(stored, next)?.does).toEqual(does.filter((sentence) => !sentence.includes("fee")));
});

test("a yes to one status is no yes to the other", () => {
  const next: OrderTerms = { status: "cancelled", totalCents: null, paymentLink: null };
  expect(checkAgreed(submitted, next, "incomplete")).toEqual({
    ok: false,
    code: "refused",
    reason: "Please say yes to this first.",
    field: "agreed",
  });
});

test("the owner's line is tidied, and kept short", () => {
  expect(checkEmailChoice({ line: "  See you soon. ", leaveOut: false })).toEqual({
    ok: true,
    value: { line: "See you soon.", leaveOut: false },
  });
  expect(checkEmailChoice({ line: "x".repeat(501), leaveOut: false })).toEqual({
    ok: false,
    reason: "Please keep this to 500 characters.",
    field: "line",
  });
});
