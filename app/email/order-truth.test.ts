import { expect, test } from "vitest";
import { emailMessages } from "./email-messages.ts";
import { amountsIn, checkOrderEmail, type OrderNow, saysSomethingOfItsOrder } from "./order-truth.ts";

const order = { order_id: "LF-7", customer_name: "Ida Sample" };
const amounts = { total: "$1,640.00", credit: "$150.00", to_pay: "$1,490.00" };
const link = "https://pay.example.com/7";
const named = { total: 164_000, credit: 15_000 };
const now: OrderNow = { status: "quoted", ...named, payment_link: link, confirmed: false };

const quote = emailMessages.quote_ready.schema.parse({ ...order, ...amounts, payment_link: link });
const news = (values: object) => emailMessages.status_changed.schema.parse({ ...order, ...values });
const accepted = emailMessages.quote_accepted.schema.parse({ ...order, ...amounts, payment_link: link });

const STATUS = "No longer true: the status of the order has changed since.";
const PRICE = "No longer true: the price has changed since.";
const LINK = "No longer true: the payment link has changed since.";
const CONFIRMED = "No longer true: the client has confirmed since.";
const ENDED = "No longer true: the confirmation has ended since.";

test.each<[Partial<OrderNow>, string | undefined]>([
  [{}, undefined],
  [{ status: "in progress" }, STATUS],
  [{ total: 170_000 }, PRICE],
  [{ credit: null }, PRICE],
  [{ payment_link: "https://pay.example.com/8" }, LINK],
  [{ confirmed: true }, CONFIRMED],
])("a quote that waits while its order is %j", (changes, reason) => {
  expect(reasonOf(checkOrderEmail("quote_ready", quote, named, { ...now, ...changes }))).toBe(reason);
});

test.each<[object, Partial<OrderNow>, string | undefined]>([
  [{ status: "shipping" }, { status: "shipping", total: 900, confirmed: true }, undefined],
  [{ status: "shipping" }, { status: "delivered" }, STATUS],
  [{ status: "quoted", ...amounts }, {}, undefined],
  [{ status: "quoted", ...amounts }, { total: 900 }, PRICE],
  [{ status: "quoted", ...amounts }, { confirmed: true }, CONFIRMED],
  [{ status: "shipping", change: "total", ...amounts }, { status: "shipping", confirmed: true }, CONFIRMED],
  [{ status: "shipping", change: "credit", ...amounts }, { status: "shipping", confirmed: true }, undefined],
  [{ status: "shipping", change: "credit", ...amounts }, { status: "shipping", credit: 100 }, PRICE],
  [{ status: "quoted", change: "credit", ...amounts, confirmation: "given" }, { confirmed: true }, undefined],
  [{ status: "quoted", change: "credit", ...amounts, confirmation: "given" }, {}, ENDED],
  [{ status: "quoted", change: "link", ...amounts, payment_link: link }, { confirmed: true }, undefined],
  [{ status: "quoted", change: "link", ...amounts, payment_link: link }, { payment_link: "" }, LINK],
])("news %j that waits while its order is %j", (values, changes, reason) => {
  expect(reasonOf(checkOrderEmail("status_changed", news(values), amountsIn(values), { ...now, ...changes }))).toBe(
    reason,
  );
});

test("thanks for a yes are sent as long as it counts, and the word that an order has come until it is quoted", () => {
  const thanks = (changes: object) =>
    reasonOf(checkOrderEmail("quote_accepted", accepted, named, { ...now, ...changes }));
  expect(thanks({ confirmed: true, status: "in progress" })).toBeUndefined();
  expect(thanks({ confirmed: false })).toBe(ENDED);
  const received = emailMessages.confirm.schema.parse({
    ...order,
    customer_email: "ida@example.com",
    number_of_windows: 1,
  });
  expect(reasonOf(checkOrderEmail("confirm", received, named, { ...now, status: "submitted" }))).toBeUndefined();
  expect(reasonOf(checkOrderEmail("confirm", received, named, now))).toBe(STATUS);
});

test("what is written to ourselves, and what is not about an order, is not asked", () => {
  expect(["new_order", "quote_confirmed", "password_reset", "toString"].filter(saysSomethingOfItsOrder)).toEqual([]);
});

test("amounts are read as cents, from the words of older messages too", () => {
  expect(amountsIn({ total: 164_000, credit: null })).toEqual({ total: 164_000, credit: null });
  expect(amountsIn(amounts)).toEqual(named);
  expect(amountsIn({ total: "", credit: "" })).toEqual({ total: null, credit: null });
});

function reasonOf(verdict: ReturnType<typeof checkOrderEmail>) {
  return verdict.ok ? undefined : verdict.reason;
}
