import fc from "fast-check";
import { expect, test } from "vitest";
import { destinationFor } from "./destination.ts";

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
