import { expect, test } from "vitest";
import { emailAfter } from "./change-order.ts";
import type { Consent } from "./consent.ts";
import type { OrderStatus } from "./order-status.ts";

const before = {
  paymentLink: null,
  consent: "none" as Consent,
  everQuoted: true,
  creditCents: 0,
  totalCents: 100,
};
const after = { paymentLink: null, totalCents: 100 };

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
])("%s to %s, quoted before: %s, sends %s", (from, to, everQuoted, kind) => {
  expect(emailAfter({ ...before, status: from, everQuoted }, { ...after, status: to }, false)?.kind).toBe(kind);
});

test.each<[OrderStatus, string | undefined]>([
  ["quoted", "status_changed"],
  ["in progress", undefined],
  ["delivered", undefined],
  ["cancelled", undefined],
  ["submitted", undefined],
])("another total on an order that is %s and was never confirmed sends %s", (status, kind) => {
  expect(emailAfter({ ...before, status }, { status, totalCents: 200, paymentLink: null }, false)?.kind).toBe(kind);
});

test.each<[OrderStatus, number | null, number | null, string | undefined]>([
  ["submitted", null, null, undefined],
  ["submitted", 100, null, undefined],
  ["submitted", null, 100, "quote_ready"],
  ["quoted", null, 100, "quote_ready"],
  ["quoted", null, 0, "quote_ready"],
  ["quoted", 100, null, undefined],
])("%s at %s, quoted at %s for the first time, sends %s", (status, was, is, kind) => {
  const stored = { ...before, status, totalCents: was, everQuoted: false };
  expect(emailAfter(stored, { status: "quoted", totalCents: is, paymentLink: null }, false)?.kind).toBe(kind);
});

test.each<[OrderStatus, OrderStatus, number | null, string]>([
  ["in progress", "in progress", 200, "total"],
  ["delivered", "delivered", 200, "total"],
  ["in progress", "completed", 200, "total"],
  ["in progress", "in progress", null, "total"],
  ["quoted", "quoted", 200, "status"],
  ["quoted", "quoted", null, "total"],
  ["quoted", "incomplete", 100, "status"],
  ["quoted", "submitted", 200, "status"],
  ["in progress", "cancelled", 100, "status"],
])("the end of a confirmation, %s to %s at %s, is told as news of the %s", (from, to, totalCents, about) => {
  const stored = { ...before, status: from, consent: "given" as const };
  expect(emailAfter(stored, { status: to, totalCents, paymentLink: null }, true)).toEqual({
    kind: "status_changed",
    about,
  });
});

test("a client who is being asked again hears of every further total", () => {
  const stored = { ...before, status: "shipping", consent: "ended" as const };
  const told = { kind: "status_changed", about: "total" };
  expect(emailAfter(stored, { ...after, status: "shipping", totalCents: 200 }, false)).toEqual(told);
});

test.each<[OrderStatus, number | null, string | null, string | null, string | undefined]>([
  ["quoted", 100, null, "https://a.example", "link"],
  ["quoted", 100, "https://a.example", "https://b.example", "link"],
  ["in progress", 100, null, "https://a.example", "link"],
  ["quoted", 100, "https://a.example", "https://a.example", undefined],
  ["quoted", 100, "https://a.example", null, undefined],
  ["quoted", null, null, "https://a.example", undefined],
  ["submitted", 100, null, "https://a.example", undefined],
  ["cancelled", 100, null, "https://a.example", undefined],
])("%s at %s, a link that was %s and is now %s, is told as %s", (status, totalCents, was, is, about) => {
  const stored = { ...before, status, totalCents, paymentLink: was };
  expect(emailAfter(stored, { status, totalCents, paymentLink: is }, false)?.about).toBe(about);
});

test.each([
  [99, "link"],
  [100, undefined],
  [150, undefined],
])("with %s cents of a total of 100 credited, a link that was added is told as %s", (creditCents, about) => {
  const stored = { ...before, status: "quoted", creditCents };
  expect(emailAfter(stored, { ...after, status: "quoted", paymentLink: "https://a.example" }, false)?.about).toBe(
    about,
  );
});
