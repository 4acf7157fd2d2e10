import { EARLIEST_DAY, isDay } from "#app/domain/calendar.ts";
import { type DescribedForm, type FieldKind, fieldsOf, flatForm } from "#app/domain/forms/described-form.ts";
import { area, choice, day, line } from "#app/domain/forms/field-kinds.ts";
import { moneyAsTyped, parseMoney } from "#app/domain/money.ts";
import { type KeptTax, keptTaxes, type PaymentMethod, paymentMethods } from "./entry-kinds.ts";

export const MAX_NOTE = 1_000;

export interface ReadMoney {
  cents: number;
  method: PaymentMethod;
  day: string;
  reference: string;
  note: string;
}

export type Went = "paid" | "sent";

const refuse = (reason: string) => ({ ok: false, reason }) as const;

/** From nothing on. */
export const sum: FieldKind<number> = {
  control: "text",
  attributes: { inputMode: "decimal", "data-autofocus": "true" },
  read: parseMoney,
  write: moneyAsTyped,
};

const amount = {
  ...sum,
  label: "Amount",
  read(text: string) {
    const read = parseMoney(text);
    return read.ok && read.value === 0 ? refuse("Please enter an amount above $0.00.") : read;
  },
  write: (cents: number) => (cents > 0 ? moneyAsTyped(cents) : ""),
};

const method = (was: Went) => ({ ...choice(paymentMethods, `Please choose how it was ${was}.`), label: "Method" });

export const receivedOn = (today: string, label = "Received on") => ({
  ...day,
  label,
  attributes: { type: "date", max: today },
  read(text: string) {
    if (!isDay(text)) return refuse("Please enter the day.");
    if (text > today) return refuse("Please choose today or an earlier day.");
    return text < EARLIEST_DAY ? refuse("Please choose a day from 2000 on.") : { ok: true as const, value: text };
  },
});

export const note = { ...line(MAX_NOTE), label: "Note", optional: true, hint: "Only we read it." };

export const reason = {
  ...area(MAX_NOTE),
  label: "Why",
  attributes: { maxLength: MAX_NOTE, "data-autofocus": "true" },
  hint: "Only we read it.",
  read(text: string) {
    const read = note.read(text, "");
    return read.ok && read.value === "" ? refuse("Please say why.") : read;
  },
};

const reference = {
  ...line(120),
  label: "Reference",
  optional: true,
  hint: "The number of the check, or what else finds it again. It stands on the receipt.",
};

/** Money that came, or what went back. `today` is a day of the calendar. */
export function paymentForm(today: string, was: Went = "paid"): DescribedForm<ReadMoney> {
  const on = receivedOn(today, was === "paid" ? "Received on" : "Sent back on");
  return {
    fields: fieldsOf({ amount, method: method(was), receivedOn: on, reference, note }),
    flatten: ({ cents, day, ...rest }) => ({ amount: cents, receivedOn: day, ...rest }),
    // Each field has been read as what it is.
    build: ({ amount, receivedOn, ...rest }) => ({ cents: amount, day: receivedOn, ...rest }) as ReadMoney,
  };
}

/** How and when a fee came. */
export const feeForm = (today: string) =>
  flatForm<{ method: PaymentMethod; receivedOn: string }>({ method: method("paid"), receivedOn: receivedOn(today) });

/** A credit or a write-off, with why; what is moved needs no reason. */
export const reasonedForm = flatForm<{ amount: number; note: string }>({ amount, note: reason });
export const movedForm = flatForm<{ amount: number; note: string }>({ amount, note });

const shares = {
  keep: { ...sum, label: "We keep" },
  tax: {
    ...choice(keptTaxes, "Please say what becomes of the tax."),
    label: "Tax of what is kept",
    hint: "The tax of all the rest is taken off with it.",
  },
  amount: { ...sum, label: "We give back" },
};
const toldReason = { ...reason, hint: "What is kept needs a reason. The client reads it." };

/** Of an order that is cancelled: what is kept, and of its tax; the amount is what goes back. Why is asked where any is kept. */
export const sharesForm = flatForm<{ keep: number; tax: KeptTax; amount: number }>(shares);
export const settlementForm = { fields: fieldsOf({ ...shares, note: toldReason }) };

/** What had come before an order was taken over. */
export const takeOverForm = (today: string) =>
  flatForm<{ amount: number; receivedOn: string }>({
    amount: { ...sum, label: "Received so far", hint: "0 where nothing has come." },
    receivedOn: {
      ...receivedOn(today),
      hint: "The day it really came: it counts in the reports of that day.",
    },
  });
