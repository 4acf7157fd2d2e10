import { type DescribedForm, type FieldKind, fieldsOf } from "#app/domain/forms/described-form.ts";
import { area, checkbox, choice, line, unlessEmpty, wholeNumber } from "#app/domain/forms/field-kinds.ts";
import { MAX_LABEL, MAX_MESSAGE, MAX_TERMS } from "#app/domain/quotes/quote-limits.ts";
import type { BalanceMoment, QuoteDetail, TaxRule } from "#app/domain/quotes/quote-types.ts";
import { formatRate, parseRate } from "#app/domain/quotes/typed-amounts.ts";
import type { QuoteSettings } from "./quote-settings.ts";

const MAX_RATES = 20;
/** How many named rates the form has room for beyond those that there are. */
const SPARE_RATES = 2;

const ruleLabels: Record<TaxRule, string> = {
  nearest: "To the nearest cent",
  pennsylvania: "By Pennsylvania's schedule",
};
const momentLabels: Record<BalanceMoment, string> = {
  accepted: "is accepted",
  completed: "is completed",
  delivered: "is delivered",
};
export const detailLabels: Record<QuoteDetail, string> = {
  treatments: "One price for each treatment",
  lines: "The price of every line",
  windows: "The price of every window",
  total: "The total alone",
};

const NO_RATE = "Please enter a percentage from 0% to 100%, such as 6% or 7.5%.";
const days = wholeNumber({
  least: 0,
  most: 365,
  unit: "days",
  refusal: "Please enter a number of days from 0 to 365.",
});

/** A percentage, with its sign or without. */
const percentage: FieldKind<number> = {
  control: "text",
  read(text) {
    const rate = parseRate(text.endsWith("%") ? text : `${text}%`);
    return rate === null ? { ok: false, reason: NO_RATE } : { ok: true, value: rate };
  },
  write: formatRate,
};

/** The fields of one named rate. */
export const rateNames = (index: number) => ({ label: `rates[${index}].label`, rate: `rates[${index}].rate` });
const rows = Array.from({ length: MAX_RATES }, (_, index) => rateNames(index));

const rateFields = rows.flatMap(({ label, rate }, index) => [
  { name: label, section: "Rates", label: `Name of rate ${index + 1}`, ...line(MAX_LABEL) },
  {
    name: rate,
    section: "Rates",
    label: "Rate",
    ...unlessEmpty(percentage, undefined),
    attributes: { placeholder: "6%", inputMode: "decimal" },
  },
]);

/** How many rows of rates a form shows: those that are filled, and some to spare. */
export function rateRows(values: Readonly<Record<string, string>>): number {
  const last = rows.findLastIndex(({ label, rate }) => values[label] || values[rate]);
  return Math.min(MAX_RATES, last + 1 + SPARE_RATES);
}

/** The fields as they were typed; where the rate that new quotes begin with has another name now, by that. */
export function followingRename({ taxRates }: QuoteSettings, text: (name: string) => string) {
  return (name: string) => {
    const typed = text(name);
    if (name !== "taxLabel" || rows.some(({ label }) => text(label).trim() === typed)) return typed;
    const row = rows[taxRates.findIndex(({ label }) => label === typed)];
    return (row && text(row.label)) || typed;
  };
}

function check(flat: Readonly<Record<string, unknown>>): Record<string, string> {
  const faults: Record<string, string> = {};
  const names = new Set<unknown>();
  for (const { label, rate } of rows) {
    const name = flat[label];
    if (name === "" && flat[rate] !== undefined) faults[label] = "Please name this rate.";
    if (name === "" || name === undefined) continue;
    if (flat[rate] === undefined) faults[rate] = NO_RATE;
    if (names.has(name)) faults[label] = "Two rates have this name.";
    names.add(name);
  }
  if (flat.taxLabel && !names.has(flat.taxLabel)) faults.taxLabel = "Please choose one of your tax rates.";
  return faults;
}

/** What a new quote begins with, as the owner sets it. */
export const quoteSettingsForm: DescribedForm<QuoteSettings> = {
  fields: [
    ...rateFields,
    ...fieldsOf(
      {
        // The page gives the names of the rates to choose among.
        taxLabel: { label: "A new quote begins with", ...line(MAX_LABEL) },
        taxRule: { label: "Cents are rounded", ...choice(ruleLabels) },
        installationTaxed: {
          label: "Installation is taxed as what is installed",
          hint: "If not, it is a line of its own on every quote. An accountant knows.",
          ...checkbox,
        },
      },
      "Tax",
    ),
    ...fieldsOf(
      {
        depositRate: {
          label: "Deposit",
          hint: "Of the total; empty asks for none.",
          ...unlessEmpty(percentage, null),
          attributes: { placeholder: "50%" },
        },
        depositDays: { label: "Deposit due", hint: "After the quote is accepted.", ...days },
        balanceWhen: { label: "The rest is due when the order", ...choice(momentLabels) },
        balanceDays: { label: "The rest due", ...days },
      },
      "Deposit and balance",
    ),
    ...fieldsOf(
      {
        validDays: { label: "Valid for", hint: "Empty for a quote without an end.", ...unlessEmpty(days, null) },
        leadTime: {
          label: "Lead time",
          hint: "As the client reads it. Empty: the one promised under Visits and promises.",
          ...line(MAX_LABEL),
        },
        detail: { label: "The client sees", ...choice(detailLabels) },
        note: { label: "Note", optional: true, ...area(MAX_MESSAGE) },
        terms: {
          label: "Terms",
          hint: "Written out on every quote, as they stand on the day it is sent.",
          ...area(MAX_TERMS, 10),
        },
      },
      "The quote",
    ),
  ],
  flatten({ taxRates, ...settings }) {
    const rates = rows.flatMap(({ label, rate }, index) => [
      [label, taxRates[index]?.label],
      [rate, taxRates[index]?.rate],
    ]);
    return { ...settings, ...Object.fromEntries(rates) };
  },
  build(flat) {
    const taxRates = rows
      .map(({ label, rate }) => ({ label: flat[label], rate: flat[rate] }))
      .filter(({ label }) => label);
    const names = rows.flatMap(({ label, rate }) => [label, rate]);
    const settings = Object.entries(flat).filter(([name]) => !names.includes(name));
    // No deposit is asked for where it would be nothing.
    return { ...Object.fromEntries(settings), taxRates, depositRate: flat.depositRate || null } as QuoteSettings;
  },
  check,
};
