import { parseDay } from "#app/domain/calendar.ts";
import { oneLine } from "#app/domain/one-line.ts";
import { windowOf } from "#app/domain/orders/agreed/agree.ts";
import { checkMeaning } from "#app/domain/orders/agreed/meaning.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { lineField } from "./check-sendable.ts";
import { MAX_LABEL, MAX_LINES, MAX_MESSAGE, MAX_TERMS } from "./quote-limits.ts";
import { readTypedLine, type TypedLine } from "./quote-line-form.ts";
import { type OwnerLine, type QuoteTerms, quoteDetails } from "./quote-types.ts";
import type { QuoteSettings } from "./settings/quote-settings.ts";
import { parseRate, parseRateOrAmount } from "./typed-amounts.ts";

/** The editor's fields as they were typed. */
export interface TypedQuote {
  detail: string;
  /** The name of one of the owner's rates, or a percentage; empty charges none. */
  taxRate: string;
  taxReason: string;
  discountLabel: string;
  discount: string;
  deposit: string;
  validUntil: string;
  leadTime: string;
  note: string;
  terms: string;
  lines: TypedLine[];
}

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

const longest = {
  taxReason: MAX_LABEL,
  discountLabel: MAX_LABEL,
  leadTime: MAX_LABEL,
  note: MAX_MESSAGE,
  terms: MAX_TERMS,
};

function keysOf<Record extends object>(record: Record) {
  return Object.keys(record) as (keyof Record)[];
}

function readTerms(typed: TypedQuote, before: QuoteTerms, rates: QuoteSettings["taxRates"]): Verdict<QuoteTerms> {
  const texts = {
    taxReason: oneLine(typed.taxReason),
    discountLabel: oneLine(typed.discountLabel),
    leadTime: oneLine(typed.leadTime),
    note: tidy(typed.note),
    terms: tidy(typed.terms),
  };
  const tooLong = keysOf(longest).find((field) => texts[field].length > longest[field]);
  if (tooLong) {
    const most = longest[tooLong].toLocaleString("en-US");
    return { ok: false, reason: `Please keep this to ${most} characters.`, field: tooLong };
  }
  const discount = parseRateOrAmount(typed.discount);
  if (!discount.ok) return { ...discount, field: "discount" };
  const deposit = parseRateOrAmount(typed.deposit);
  if (!deposit.ok) return { ...deposit, field: "deposit" };
  const tax = readTax(typed.taxRate, before, rates);
  if (!tax) return { ok: false, reason: "Please choose one of your tax rates.", field: "taxRate" };
  const validUntil = readDay(typed.validUntil);
  if (validUntil === undefined)
    return { ok: false, reason: "Please enter a day of the calendar.", field: "validUntil" };
  return {
    ok: true,
    value: {
      ...before,
      kind: "lines",
      detail: quoteDetails.find((one) => one === typed.detail) ?? before.detail,
      ...tax,
      discountRate: discount.value.rate,
      discountCents: discount.value.cents,
      depositRate: deposit.value.rate,
      depositCents: deposit.value.cents,
      validUntil,
      ...texts,
    },
  };
}

/** A rate by its name, as the draft has it already, or a percentage that is typed. */
function readTax(typed: string, before: QuoteTerms, rates: QuoteSettings["taxRates"]) {
  const text = typed.trim();
  const named = rates.find(({ label }) => label === text);
  if (named) return { taxLabel: named.label, taxRate: named.rate };
  if (text !== "" && text === before.taxLabel) return { taxLabel: before.taxLabel, taxRate: before.taxRate };
  if (text === "") return { taxLabel: "", taxRate: 0 };
  const rate = parseRate(text);
  if (rate === null) return undefined;
  return { taxLabel: rates.find((one) => one.rate === rate)?.label ?? (rate === 0 ? "" : "Sales tax"), taxRate: rate };
}

/** Null for an empty field, undefined for what is no day. */
function readDay(typed: string): string | null | undefined {
  const text = typed.trim();
  return text === "" ? null : parseDay(text);
}

/** Text of several lines, as it is kept. */
export function tidy(text: string): string {
  return text.toWellFormed().replaceAll("\r\n", "\n").trim();
}
