import { parseDay } from "#app/domain/calendar.ts";
import { asTyped, flatForm, readTyped } from "#app/domain/forms/described-form.ts";
import { area, choice, day, line, unlessEmpty } from "#app/domain/forms/field-kinds.ts";
import { windowOf } from "#app/domain/orders/agreed/agree.ts";
import { checkMeaning } from "#app/domain/orders/agreed/meaning.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { accept, refuse, type Verdict } from "#app/domain/verdict.ts";
import { lineField } from "./check-sendable.ts";
import { MAX_LABEL, MAX_LINES, MAX_MESSAGE, MAX_TERMS } from "./quote-limits.ts";
import { lineAsTyped, rateOrAmount, readTypedLine, type TypedLine } from "./quote-line-form.ts";
import { type OwnerLine, type QuoteDetail, type QuoteTerms, quoteDetails, type RateOrAmount } from "./quote-types.ts";
import type { QuoteSettings } from "./settings/quote-settings.ts";
import { detailLabels } from "./settings/quote-settings-form.ts";
import { parseRate } from "./typed-amounts.ts";

interface ReadTerms
  extends Pick<QuoteTerms, "taxReason" | "discountLabel" | "validUntil" | "leadTime" | "note" | "terms"> {
  discount: RateOrAmount;
  taxRate: string;
  deposit: RateOrAmount;
  detail: QuoteDetail | undefined;
}

/** What is asked beside the lines. */
export const quoteTermsForm = flatForm<ReadTerms>({
  discount: { ...rateOrAmount("5% or 50.00"), label: "Discount" },
  discountLabel: { ...labeled("Two rooms at once"), label: "Name of the discount" },
  /** The name of one of the owner's rates, or a percentage; empty charges none. */
  taxRate: { control: "choice", label: "Tax", read: accept, write: String },
  taxReason: { ...labeled("Resale certificate"), label: "Why no tax", optional: true },
  deposit: { ...rateOrAmount("50% or 500"), label: "Deposit" },
  validUntil: {
    ...unlessEmpty(day, null),
    label: "Valid until",
    attributes: { type: "date" },
    read(text) {
      const read = text === "" ? null : parseDay(text);
      return read === undefined ? refuse("Please enter a day of the calendar.") : accept(read);
    },
  },
  leadTime: { ...labeled("6 to 8 weeks"), label: "Lead time" },
  detail: {
    ...choice(detailLabels),
    label: "The client sees",
    read: (text) => accept(quoteDetails.find((one) => one === text)),
  },
  note: { ...area(MAX_MESSAGE, 3), label: "Note", optional: true },
  terms: { ...area(MAX_TERMS, 3), label: "Terms", optional: true },
});

function labeled(placeholder: string) {
  return { ...line(MAX_LABEL), attributes: { placeholder, maxLength: MAX_LABEL } };
}

type TermName = keyof ReadTerms;

/** The editor's fields as they were typed. */
export type TypedQuote = Record<TermName, string> & { lines: TypedLine[] };

export interface QuoteContent {
  terms: QuoteTerms;
  lines: OwnerLine[];
}

interface Known {
  /** The draft as it is stored, or as it would begin. */
  before: QuoteContent;
  settings: Pick<QuoteSettings, "taxRates">;
  newKey: () => string;
  /** The order's own, as they are now. */
  windows: readonly Window[];
}

/**
 * A draft as it was typed; the first fault speaks beside its field. It may be unfinished: only sending asks for labels and
 * prices. What no field carries stays as it was before.
 */
export function readQuoteForm(typed: TypedQuote, { before, settings, newKey, windows }: Known): Verdict<QuoteContent> {
  const terms = readTerms(typed, before.terms, settings.taxRates);
  if (!terms.ok) return terms;
  const stored = new Map(before.lines.map((line) => [line.key, line]));
  const lines: OwnerLine[] = [];
  for (const [index, row] of typed.lines.entries()) {
    const line = readTypedLine(row, stored, newKey);
    if (!line.ok) return { ...line, field: lineField(index, line.field ?? "label") };
    if (!line.value) continue;
    const meaning = checkMeaning(line.value.meaning, windowOf(line.value, windows));
    if (!meaning.ok) return { ...meaning, field: lineField(index, "meaning") };
    lines.push({ ...line.value, meaning: meaning.value });
  }
  if (lines.length > MAX_LINES) {
    return { ok: false, reason: `A quote has at most ${MAX_LINES} lines.`, field: "lines" };
  }
  if (new Set(lines.map(({ key }) => key)).size < lines.length) {
    return { ok: false, reason: "Two lines have the same key. Please open this page again.", field: "lines" };
  }
  return { ok: true, value: { terms: terms.value, lines } };
}

function readTerms(typed: TypedQuote, before: QuoteTerms, rates: QuoteSettings["taxRates"]): Verdict<QuoteTerms> {
  const { lines: _, ...fields } = typed;
  const read = readTyped(quoteTermsForm, fields);
  if (!read.ok) return { ok: false, reason: read.reason, field: read.field };
  const { discount, taxRate, deposit, detail = before.detail, ...texts } = read.value;
  const tax = readTax(taxRate, before, rates);
  if (!tax) return { ok: false, reason: "Please choose one of your tax rates.", field: "taxRate" };
  return accept({
    ...before,
    ...texts,
    kind: "lines",
    detail,
    ...tax,
    discountRate: discount.rate,
    discountCents: discount.cents,
    depositRate: deposit.rate,
    depositCents: deposit.cents,
  });
}

export function quoteAsTyped({ terms, lines }: QuoteContent): TypedQuote {
  const typed = asTyped(quoteTermsForm, {
    ...terms,
    taxRate: terms.taxLabel,
    discount: { rate: terms.discountRate, cents: terms.discountCents },
    deposit: { rate: terms.depositRate, cents: terms.depositCents },
  });
  return { ...(typed as Record<TermName, string>), lines: lines.map(lineAsTyped) };
}

/** A rate by its name, as the draft has it already, or a percentage that is typed. */
function readTax(text: string, before: QuoteTerms, rates: QuoteSettings["taxRates"]) {
  const named = rates.find(({ label }) => label === text);
  if (named) return { taxLabel: named.label, taxRate: named.rate };
  if (text !== "" && text === before.taxLabel) return { taxLabel: before.taxLabel, taxRate: before.taxRate };
  if (text === "") return { taxLabel: "", taxRate: 0 };
  const rate = parseRate(text);
  if (rate === null) return undefined;
  return { taxLabel: rates.find((one) => one.rate === rate)?.label ?? (rate === 0 ? "" : "Sales tax"), taxRate: rate };
}
