import { expect, test } from "vitest";
import type { OrderStatus } from "./order.ts";
import { emailAfter } from "./order-emails.ts";

test.each<[OrderStatus, OrderStatus, boolean, string | undefined]>([
  ["submitted", "quoted", false, "quote_ready"],
  ["submitted", "quoted", true, "status_changed"],
  ["in progress", "quoted", true, "status_changed"],
  ["quoted", "quoted", true, undefined],
  ["quoted", "in progress", true, "status_changed"],
  ["in progress", "completed", true, "status_changed"],
  ["completed", "shipping", true, "status_changed"],
  ["shipping", "delivered", true, "status_changed"],
  ["submitted", "cancelled", false, "status_changed"],
  ["delivered", "delivered", true, undefined],
  ["quoted", "submitted", true, undefined],
  ["cancelled", "incomplete", false, undefined],
])("%s to %s, quoted before: %s, sends %s", (before, after, quotedBefore, kind) => {
  expect(emailAfter({ status: before, totalCents: 100 }, { status: after, totalCents: 100 }, quotedBefore)).toBe(kind);
});

test.each<[OrderStatus, string | undefined]>([
  ["quoted", "status_changed"],
  ["in progress", undefined],
  ["submitted", undefined],
])("another total on an order that is %s sends %s", (status, kind) => {
  expect(emailAfter({ status, totalCents: 100 }, { status, totalCents: 200 }, true)).toBe(kind);
});
