import { expect, test } from "vitest";
import { checkCustomOrder } from "./custom-order-rules.ts";
import { orderStatuses } from "./order-status.ts";
import { checkOrderUpdate } from "./order-update.ts";

const NO_AMOUNT = "Please enter an amount in dollars, such as 1234.50. It may be from $0.00 to $10,000,000.00.";
const terms = { status: "quoted", total: "2480", paymentLink: "pay.example.com/1" };
const custom = { orderName: "Pillows", description: "Two, 20 inch", total: "180.50", paymentLink: "" };

test("an order takes its status, total and link, tidied", () => {
  expect(checkOrderUpdate(terms)).toEqual({
    ok: true,
    value: { status: "quoted", totalCents: 248000, paymentLink: "https://pay.example.com/1" },
  });
  expect(checkOrderUpdate({ ...terms, total: " ", paymentLink: " " })).toMatchObject({
    value: { totalCents: null, paymentLink: null },
  });
});

test.each(orderStatuses)("the owner may set %s", (status) => {
  expect(checkOrderUpdate({ ...terms, status })).toMatchObject({ ok: true });
});

test.each([
  [{ status: "lost" }, "status", "Please choose one of the order statuses."],
  [{ status: "" }, "status", "Please choose one of the order statuses."],
  [{ total: "-1" }, "total", NO_AMOUNT],
  [{ total: "twelve" }, "total", NO_AMOUNT],
  [{ total: "1e6" }, "total", NO_AMOUNT],
  [{ total: "10000000.01" }, "total", "Please enter an amount of at most $10,000,000.00."],
  [{ paymentLink: "javascript:alert(1)" }, "paymentLink", "Please enter a valid link."],
  [{ paymentLink: "data:text/html,x" }, "paymentLink", "Please enter a valid link."],
  [{ paymentLink: "ftp://pay.example.com" }, "paymentLink", "Please enter a valid link."],
])("%j is refused", (change, field, reason) => {
  expect(checkOrderUpdate({ ...terms, ...change })).toEqual({ ok: false, field, reason });
});

test("a custom order needs a name, a description and a price; its link may be missing", () => {
  expect(checkCustomOrder(custom)).toEqual({
    ok: true,
    value: { orderName: "Pillows", description: "Two, 20 inch", totalCents: 18050, paymentLink: null },
  });
  expect(checkCustomOrder({ ...custom, total: "0" })).toMatchObject({ ok: true, value: { totalCents: 0 } });
});

test.each([
  [{ orderName: "  " }, "orderName", "Please fill in all required fields."],
  [{ description: "" }, "description", "Please fill in all required fields."],
  [{ total: "" }, "total", "Please fill in all required fields."],
  [{ total: "-5" }, "total", NO_AMOUNT],
  [{ orderName: "x".repeat(121) }, "orderName", "Please keep this to 120 characters."],
  [{ description: "x".repeat(4001) }, "description", "Please keep this to 4000 characters."],
  [{ paymentLink: "mailto:a@example.com" }, "paymentLink", "Please enter a valid link."],
])("a custom order with %j is refused", (change, field, reason) => {
  expect(checkCustomOrder({ ...custom, ...change })).toEqual({ ok: false, field, reason });
});
