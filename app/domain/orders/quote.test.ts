import { expect, test } from "vitest";
import { actionOn, isAmountKnown, isPriceToCome, isQuote, paymentLinkOf, quoteStateOf } from "./quote.ts";

test.each([
  ["quoted", 100, "none", "open"],
  ["quoted", 0, "none", "open"],
  ["quoted", 100, "ended", "open again"],
  ["quoted", 100, "given", "confirmed"],
  ["quoted", null, "none", "price to come"],
  ["quoted", null, "given", "price to come"],
  ["in progress", 100, "none", "none"],
  ["in progress", 100, "ended", "open again"],
  ["delivered", 100, "ended", "open again"],
  ["shipping", 100, "given", "confirmed"],
  ["completed", null, "ended", "none"],
  ["submitted", 100, "ended", "none"],
  ["cancelled", 100, "given", "none"],
  ["on-hold", 100, "ended", "none"],
  ["quoted", 100, "recorded", "confirmed"],
] as const)("%s at %s, a yes %s, is %s", (status, totalCents, consent, state) => {
  expect(quoteStateOf({ status, totalCents, consent })).toBe(state);
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
