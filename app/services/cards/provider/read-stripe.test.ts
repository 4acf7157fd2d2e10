import { expect, test } from "vitest";
import { readCheckout, readStripeEvent } from "./stripe-provider.server.ts";

const metadata = { larkfield_site: "https://drapery.example", larkfield_session: "s-1", larkfield_order: "LF-7" };
const checkout = {
  id: "cs_1",
  status: "complete",
  payment_status: "paid",
  payment_intent: "pi_1",
  amount_total: 63_600,
  currency: "usd",
  metadata,
};
const paid = {
  checkoutId: "cs_1",
  paymentId: "pi_1",
  cents: 63_600,
  currency: "usd",
  site: "https://drapery.example",
  sessionId: "s-1",
  orderId: "LF-7",
};
const refund = { id: "re_1", amount: 500, currency: "usd", payment_intent: "pi_1", status: "succeeded" };
const refunded = { kind: "refunded", paymentId: "pi_1", refundId: "re_1", cents: 500, currency: "usd" };
const disputed = { paymentId: "pi_1", cents: 500, currency: "usd" };

test.each([
  ["checkout.session.completed", checkout, { kind: "paid", ...paid }],
  ["checkout.session.async_payment_succeeded", checkout, { kind: "paid", ...paid }],
  ["checkout.session.completed", { ...checkout, payment_intent: { id: "pi_1" } }, { kind: "paid", ...paid }],
  ["checkout.session.completed", { ...checkout, payment_status: "unpaid" }, null],
  ["checkout.session.completed", { ...checkout, amount_total: null }, null],
  ["checkout.session.completed", { ...checkout, amount_total: 0.5 }, null],
  ["checkout.session.completed", { ...checkout, amount_total: -1 }, null],
  ["checkout.session.completed", { ...checkout, metadata: {} }, null],
  ["checkout.session.completed", { ...checkout, metadata: null }, null],
  ["checkout.session.completed", { ...checkout, id: "x".repeat(256) }, null],
  [
    "checkout.session.expired",
    { ...checkout, status: "expired", payment_status: "unpaid" },
    { kind: "ended", checkoutId: "cs_1" },
  ],
  [
    "checkout.session.async_payment_failed",
    { ...checkout, payment_status: "unpaid" },
    { kind: "ended", checkoutId: "cs_1" },
  ],
  ["refund.created", { ...refund, status: "pending" }, refunded],
  ["refund.updated", refund, refunded],
  ["charge.refund.updated", refund, refunded],
  ["refund.failed", { ...refund, status: "failed" }, { ...refunded, kind: "refund_failed" }],
  ["refund.updated", { ...refund, status: "canceled" }, { ...refunded, kind: "refund_failed" }],
  ["refund.created", { ...refund, payment_intent: null }, null],
  ["charge.dispute.created", { ...refund, status: "needs_response" }, { kind: "disputed", ...disputed }],
  ["charge.dispute.closed", { ...refund, status: "lost" }, { kind: "dispute_lost", ...disputed }],
  ["charge.dispute.closed", { ...refund, status: "won" }, { kind: "dispute_won", ...disputed }],
  ["charge.dispute.updated", refund, null],
  ["customer.created", checkout, null],
  ["checkout.session.completed", "nonsense", null],
  ["refund.created", null, null],
])("%s of %o is news %o", (type, object, news) => {
  const event = readStripeEvent({ id: "evt_1", type, created: 1_795_000_000, data: { object } });
  expect(event).toEqual({ id: "evt_1", at: new Date(1_795_000_000_000), news });
});

test.each([
  null,
  [],
  "x",
  {},
  { id: "", type: "x", created: 1, data: {} },
  { id: "e", type: "x", created: -1, data: {} },
])("%o is no event", (body) => {
  expect(readStripeEvent(body)).toBeUndefined();
});

test.each([
  [{ ...checkout, status: "open", payment_status: "unpaid" }, { state: "open" }],
  [{ ...checkout, status: "expired", payment_status: "unpaid" }, { state: "ended" }],
  [checkout, { state: "paid", ...paid }],
  [{ ...checkout, metadata: undefined }, undefined],
])("a checkout %o stands as %o", (object, state) => {
  expect(readCheckout(object)).toEqual(state);
});
