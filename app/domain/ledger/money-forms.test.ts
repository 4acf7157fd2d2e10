import { expect, test } from "vitest";
import { asTyped, readTyped } from "#app/domain/forms/described-form.ts";
import { type EntryKind, kindMeanings, type PaymentMethod, paymentMethods, sentBy } from "./entry-kinds.ts";
import { togetherWith } from "./entry-snapshot.ts";
import { feeForm, movedForm, paymentForm, reasonedForm, settlementForm, takeOverForm } from "./money-forms.ts";
import { paymentSettingsForm } from "./payment-settings-form.ts";

const TODAY = "2026-11-20";
const paid = { cents: 850_00, method: "check" as const, day: TODAY, reference: "No. 1043", note: "" };
const typed = { amount: "850.00", method: "check", receivedOn: TODAY, reference: "No. 1043", note: "" };

test("a payment is shown as it was typed, and read back the same", () => {
  const form = paymentForm(TODAY);
  expect(asTyped(form, paid)).toEqual(typed);
  expect(readTyped(form, typed)).toEqual({ ok: true, value: paid });
  // Nothing suggested is an empty box, not a zero.
  expect(asTyped(form, { ...paid, cents: 0 }).amount).toBe("");
});

const fieldOf = ({ fields }: { fields: readonly { name: string }[] }, name: string) =>
  fields.find((field) => field.name === name);

test("money that came is asked for otherwise than money that went, and no day after today is offered", () => {
  expect(fieldOf(paymentForm(TODAY), "receivedOn")).toMatchObject({ label: "Received on", attributes: { max: TODAY } });
  expect(fieldOf(paymentForm(TODAY, "sent"), "receivedOn")).toMatchObject({ label: "Sent back on" });
  expect(fieldOf(feeForm(TODAY), "receivedOn")).toMatchObject({ attributes: { type: "date", max: TODAY } });
  const sent = readTyped(paymentForm(TODAY, "sent"), { ...typed, method: "" });
  expect(sent).toMatchObject({ ok: false, reason: "Please choose how it was sent." });
});

test("a form begins in its first box, whose keys are figures where it is a sum", () => {
  const attributes = { inputMode: "decimal", "data-autofocus": "true" };
  for (const form of [paymentForm(TODAY), reasonedForm, movedForm, takeOverForm(TODAY)])
    expect(fieldOf(form, "amount")).toMatchObject({ attributes });
  expect(fieldOf(settlementForm, "keep")).toMatchObject({ attributes });
});

test.each([
  ["what is taken off", reasonedForm, "note", undefined, "Only we read it."],
  ["what is moved", movedForm, "note", true, "Only we read it."],
  ["a payment", paymentForm(TODAY), "note", true, "Only we read it."],
  ["a payment", paymentForm(TODAY), "reference", true, "stands on the receipt"],
  ["a settlement", settlementForm, "note", undefined, "The client reads it."],
  ["what came before", takeOverForm(TODAY), "amount", undefined, "0 where nothing has come."],
  ["what came before", takeOverForm(TODAY), "receivedOn", undefined, "it counts in the reports of that day"],
])("of %s it is said who reads what: %#", (_, form, name, optional, hint) => {
  expect(fieldOf(form, name)).toMatchObject({ hint: expect.stringContaining(hint) });
  expect((fieldOf(form, name) as { optional?: boolean }).optional).toBe(optional);
});

test("how to pay by check may be left out; whether clients are reminded is a box", () => {
  expect(asTyped(paymentSettingsForm, { payByCheck: "To us", reminders: true })).toEqual({
    payByCheck: "To us",
    reminders: "on",
  });
  const read = readTyped(paymentSettingsForm, { payByCheck: "", reminders: "" });
  expect(read).toEqual({ ok: true, value: { payByCheck: "", reminders: false } });
  expect(fieldOf(paymentSettingsForm, "payByCheck")).toMatchObject({ optional: true });
});

const kinds = Object.keys(kindMeanings) as EntryKind[];
const those = (fits: (of: (typeof kindMeanings)[EntryKind]) => boolean) =>
  kinds.filter((kind) => fits(kindMeanings[kind]));

test("only what came or went has a receipt, and only that and what was moved is money in our hands", () => {
  expect(those(({ receipt }) => receipt)).toEqual(["payment", "refund"]);
  expect(those(({ held }) => held)).toEqual(["payment", "refund", "transfer"]);
  expect(those(({ kept }) => kept === "")).toEqual(["payment", "refund", "credit", "write_off", "transfer"]);
  expect(those(({ sign }) => sign > 0)).toEqual(["charge", "refund"]);
  expect(those(({ sign }) => sign === 0)).toEqual(["change", "transfer", "reversal"]);
});

test("every way in which money comes can end a sentence about what went back", () => {
  const ways = Object.keys(paymentMethods) as PaymentMethod[];
  expect(ways.map((way) => sentBy[way])).toEqual([
    "by check",
    "in cash",
    "to your card",
    "by payment link",
    "by bank transfer",
    "",
  ]);
});

test("a credit and the refund of one act find each other, and nothing else does", () => {
  const entries = [
    { id: "credit", snapshot: "{}" },
    { id: "refund", snapshot: '{"creditId":"credit"}' },
    { id: "other", snapshot: "{}" },
  ] as const;
  expect(entries.map((entry) => togetherWith(entries, entry)?.id)).toEqual(["refund", "credit", undefined]);
});
