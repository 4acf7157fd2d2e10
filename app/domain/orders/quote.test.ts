import { expect, test } from "vitest";
import { actionOn, isAmountKnown, isPriceToCome, isQuote, paymentLinkOf, quoteStateOf } from "./quote.ts";

const day = "2026-11-15T12:00:00.000Z";

test.each([
  ["quoted", 100, null, false, "open"],
  ["quoted", 0, null, false, "open"],
  ["quoted", 100, null, true, "open again"],
  ["quoted", 100, day, false, "confirmed"],
  ["quoted", 100, day, true, "confirmed"],
  ["quoted", null, null, false, "price to come"],
  ["quoted", null, day, true, "price to come"],
  ["in progress", 100, null, false, "none"],
  ["in progress", 100, null, true, "open again"],
  ["delivered", 100, null, true, "open again"],
  ["shipping", 100, day, true, "confirmed"],
  ["completed", null, null, true, "none"],
  ["submitted", 100, null, true, "none"],
  ["cancelled", 100, day, true, "none"],
  ["on-hold", 100, null, true, "none"],
])("%s at %s, confirmed %s, ended before: %s, is %s", (status, totalCents, confirmedAt, confirmationEnded, state) => {
  expect(quoteStateOf({ status, totalCents, confirmedAt, confirmationEnded })).toBe(state);
});

test.each([
  ["quoted", 100, { quote: true, toCome: false, known: true, action: "Confirm" }],
  ["quoted", null, { quote: false, toCome: true, known: false, action: "View Details" }],
  ["submitted", 100, { quote: false, toCome: false, known: false, action: "View Details" }],
  ["in progress", 100, { quote: false, toCome: false, known: true, action: null }],
  ["in progress", null, { quote: false, toCome: false, known: false, action: null }],
  ["cancelled", 100, { quote: false, toCome: false, known: false, action: null }],
])("%s at %s: %j", (status, totalCents, { quote, toCome, known, action }) => {
  const order = { status, totalCents };
  expect([isQuote(order), isPriceToCome(order), isAmountKnown(order)]).toEqual([quote, toCome, known]);
  expect(actionOn(order)).toBe(action);
});

test.each([
  ["quoted", 100, "https://pay.example.com/1"],
  ["quoted", 0, "https://pay.example.com/1"],
  ["quoted", null, null],
  ["submitted", null, null],
  ["in progress", 100, "https://pay.example.com/1"],
  ["in progress", null, null],
  ["cancelled", 100, null],
  ["on-hold", 100, "https://pay.example.com/1"],
])("%s at %s offers the payment link %s", (status, totalCents, offered) => {
  expect(paymentLinkOf({ status, totalCents, paymentLink: "https://pay.example.com/1" })).toBe(offered);
  expect(paymentLinkOf({ status, totalCents, paymentLink: null })).toBeNull();
});
