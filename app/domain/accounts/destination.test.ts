import fc from "fast-check";
import { expect, test } from "vitest";
import { destinationFor, logInReason } from "./destination.ts";

test.each([
  ["/client/dashboard/orders/LF-1", "/client/dashboard/orders/LF-1"],
  ["/client/dashboard?page=2", "/client/dashboard?page=2"],
  ["/admin/dashboard", "/client/dashboard"],
  ["/client/dashboardish", "/client/dashboard"],
  ["https://elsewhere.example", "/client/dashboard"],
  ["//elsewhere.example", "/client/dashboard"],
  ["/client/dashboard/\\elsewhere", "/client/dashboard"],
  ["/client/dashboard/profile.data", "/client/dashboard/profile"],
  ["/client/dashboard/profile.data?_routes=x&panel=password", "/client/dashboard/profile?panel=password"],
  ["/client/dashboard/create-order.data?index", "/client/dashboard/create-order"],
  ["/client/dashboard/../../admin", "/client/dashboard"],
  ["/client/dashboard/%2e%2e/%2e%2e/admin", "/client/dashboard"],
  [`/client/dashboard/${"x".repeat(600)}`, "/client/dashboard"],
  [undefined, "/client/dashboard"],
  [42, "/client/dashboard"],
])("a client who wanted %j goes to %s", (wanted, expected) => {
  expect(destinationFor("client", wanted)).toBe(expected);
});

test("whatever was wanted, the destination stays on this site and in the role's area", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const wanted of [text, `/admin/dashboard/${text}`]) {
        const url = new URL(destinationFor("admin", wanted), "https://larkfield.example");
        if (url.origin !== "https://larkfield.example") return false;
      }
      return true;
    }),
  );
});

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
