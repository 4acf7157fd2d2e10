import { moneyAsTyped } from "#app/domain/money.ts";
import { lineField } from "#app/domain/quotes/check-sendable.ts";
import type { QuoteContent, TypedQuote } from "#app/domain/quotes/quote-form.ts";
import { MAX_LINES } from "#app/domain/quotes/quote-limits.ts";
import type { TypedLine } from "#app/domain/quotes/quote-line-form.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { quantityAsTyped, rateOrAmountAsTyped } from "#app/domain/quotes/typed-amounts.ts";

/** What a form answers, in the browser as on the server. */
interface Fields {
  text(name: string): string;
  has(name: string): boolean;
}

export const termNames = [
  "discountLabel",
  "discount",
  "taxRate",
  "taxReason",
  "deposit",
  "validUntil",
  "leadTime",
  "note",
  "terms",
  "detail",
] as const;
export type TermName = (typeof termNames)[number];

/** The editor's fields as they were sent. Lines are counted from 0; one more than a quote may have is read, to be refused. */
export function readTypedQuote({ text, has }: Fields): TypedQuote {
  const lines: TypedLine[] = [];
  while (lines.length <= MAX_LINES && has(lineField(lines.length, "label"))) {
    const field = (name: string) => lineField(lines.length, name);
    const said = (name: string) => text(field(name));
    lines.push({
      key: said("key"),
      kind: said("kind"),
      windowKey: said("windowKey"),
      treatment: said("treatment"),
      label: said("label"),
      description: said("description"),
      quantity: said("quantity"),
      unit: said("unit"),
      unitPrice: said("unitPrice"),
      discount: said("discount"),
      taxed: has(field("taxed")),
      role: said("role"),
      choiceGroup: said("choiceGroup"),
      suggested: has(field("suggested")),
      ownerNote: said("ownerNote"),
      cost: said("cost"),
      meaning: said("meaning"),
    });
  }
  const terms = Object.fromEntries(termNames.map((name) => [name, text(name)])) as Record<TermName, string>;
  return { ...terms, lines };
}

/** What is in the form at this moment. */
export function typedIn(form: HTMLFormElement): TypedQuote {
  // To look up each of 3,000 fields in a FormData takes longer than to compute the quote.
  const fields = new Map(new FormData(form));
  return readTypedQuote({ text: (name) => String(fields.get(name) ?? ""), has: (name) => fields.has(name) });
}

/** A draft as it stands in the fields. */
export function quoteAsTyped({ terms, lines }: QuoteContent): TypedQuote {
  const { detail, taxLabel, taxReason, discountLabel, validUntil, leadTime, note } = terms;
  return {
    detail,
    taxRate: taxLabel,
    taxReason,
    discountLabel,
    leadTime,
    note,
    terms: terms.terms,
    discount: rateOrAmountAsTyped({ rate: terms.discountRate, cents: terms.discountCents }),
    deposit: rateOrAmountAsTyped({ rate: terms.depositRate, cents: terms.depositCents }),
    validUntil: validUntil ?? "",
    lines: lines.map(lineAsTyped),
  };
}

function lineAsTyped(line: OwnerLine): TypedLine {
  const { key, kind, windowKey, treatment, label, description, unit, taxed, role, choiceGroup, ownerNote } = line;
  const { unitCents, costCents } = line;
  return {
    key,
    kind,
    windowKey: windowKey ?? "",
    treatment: treatment ?? "",
    label,
    description,
    unit,
    quantity: quantityAsTyped(line.quantityMilli),
    unitPrice: unitCents !== null && unitCents < 0 ? `-${moneyAsTyped(-unitCents)}` : moneyAsTyped(unitCents),
    discount: rateOrAmountAsTyped({ rate: line.discountRate, cents: line.discountCents }),
    taxed,
    role,
    choiceGroup,
    suggested: line.suggested,
    ownerNote,
    cost: moneyAsTyped(costCents),
    meaning: line.meaning,
  };
}

/** A new row, under a window or for the whole order. */
export function emptyRow(key: string, windowKey: string): TypedLine {
  return {
    key,
    kind: "free",
    windowKey,
    treatment: "",
    label: "",
    description: "",
    quantity: "1",
    unit: "",
    unitPrice: "",
    discount: "",
    taxed: true,
    role: "fixed",
    choiceGroup: "",
    suggested: true,
    ownerNote: "",
    cost: "",
    meaning: "",
  };
}

export interface LineGroup {
  /** Empty for what is about the whole order. */
  windowKey: string;
  rows: TypedLine[];
}

/** The rows under their windows, in the order's order; what belongs to none of them comes last. */
export function groupRows(rows: readonly TypedLine[], windowKeys: readonly string[]): LineGroup[] {
  const known = new Set(windowKeys);
  return [...windowKeys, ""].map((windowKey) => ({
    windowKey,
    rows: rows.filter((row) => (known.has(row.windowKey) ? row.windowKey : "") === windowKey),
  }));
}
