import { expect, test } from "vitest";
import { logInReason } from "./log-in-reason.ts";

const order = "/client/dashboard/create-order/LF-1";

test.each([
  ["/client/dashboard/orders", "You must be logged in to view your orders."],
  ["/client/dashboard/orders/LF-1", "You must be logged in to view your orders."],
  [`${order}/measure/1`, "You must be logged in to fetch window details."],
  ["/client/dashboard", undefined],
  ["/client/dashboard/profile", "No user is logged in."],
  ["/admin/dashboard/orders-of-magnitude", undefined],
])("to see %s: %s", (page, reason) => {
  expect(logInReason(page, "GET")).toBe(reason);
});

test.each([
  ["/client/dashboard/create-order", "You must be logged in to create an order."],
  [`${order}/windows`, "You must be logged in to update the order."],
  [`${order}/hardware-choice`, "You must be logged in to update the order."],
  [`${order}/window/1/drapes/style`, "You must be logged in to save changes."],
  [`${order}/hardware`, "You must be logged in to submit hardware details."],
  [`${order}/overview`, "You must be logged in to complete an order."],
  ["/client/dashboard/create-order?delete=LF-1", "You must be logged in to delete an order."],
  [`${order}/window/1/confirm`, "You must be logged in to save an order."],
  ["/client/dashboard/profile", "No user is logged in."],
  ["/admin/dashboard/custom-order/demo-stone", "You must be logged in to create an order."],
  ["/admin/dashboard/settings", "Please log in again."],
])("to send %s: %s", (page, reason) => {
  expect(logInReason(page, "POST")).toBe(`${reason} What you had saved before is still there.`);
});
