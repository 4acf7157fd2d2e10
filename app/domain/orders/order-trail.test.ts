import { expect, test } from "vitest";
import { describeEmail, describeEvent } from "./order-trail.ts";

test.each([
  ["created", {}, "Order created"],
  ["created", { custom: true }, "Custom order created"],
  ["submitted", {}, "Submitted for a quote"],
  ["status_changed", { before: "submitted", after: "in progress" }, "Status changed from Submitted to In progress"],
  [
    "status_changed",
    { before: "quoted", after: "on-hold", confirmationEnded: true },
    "Status changed from Quoted to on hold; the client's confirmation ends",
  ],
  ["total_changed", { before: null, after: 248000 }, "Total changed from N/A to $2,480.00"],
  [
    "total_changed",
    { before: 100, after: null, confirmationCleared: true },
    "Total changed from $1.00 to N/A; the client is asked to confirm again",
  ],
  ["payment_link_changed", { before: null, after: "https://a.example" }, "Payment link added: https://a.example"],
  ["payment_link_changed", { before: "x", after: null }, "Payment link removed"],
  ["window_changed", { window: "Kitchen", changes: ["a", "b"] }, "Kitchen changed · a · b"],
  ["confirmed", {}, "Quote confirmed"],
  ["credit_added", { amount: 15000 }, "Consultation credit of $150.00 added"],
  ["credit_removed", { amount: 15000 }, "Consultation credit of $150.00 removed"],
  ["packed_up", {}, "packed up"],
])("%s %j", (kind, details, text) => {
  expect(describeEvent(kind, JSON.stringify(details))).toBe(text);
});

test.each(["", "null", "[1]", '{"before":{"a":1},"changes":7}'])(
  "details that cannot be read (%s) stop nothing",
  (details) => {
    expect(describeEvent("total_changed", details)).toBe("Total changed from N/A to N/A");
  },
);

test.each([
  ["sent", 'E-mail "New order" sent to a@example.com'],
  ["queued", 'E-mail "New order" waiting to be sent to a@example.com'],
  ["failed", 'E-mail "New order" to a@example.com failed after 5 tries: refused'],
])("an e-mail that is %s", (state, text) => {
  expect(
    describeEmail({ kind: "new_order", state, recipientAddress: "a@example.com", attempts: 5, lastError: "refused" }),
  ).toBe(text);
});
