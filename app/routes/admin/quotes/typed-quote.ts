import { lineField } from "#app/domain/quotes/check-sendable.ts";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import { quoteTermsForm, type TypedQuote } from "#app/domain/quotes/quote-form.ts";
import { MAX_LINES } from "#app/domain/quotes/quote-limits.ts";
import { lineAsTyped, lineNames, type TypedLine } from "#app/domain/quotes/quote-line-form.ts";

/** What a form answers, in the browser as on the server. */
interface Fields {
  text(name: string): string;
  has(name: string): boolean;
}

/** The editor's fields as they were sent. Lines are counted from 0; one more than a quote may have is read, to be refused. */
export function readTypedQuote({ text, has }: Fields): TypedQuote {
  const lines: TypedLine[] = [];
  while (lines.length <= MAX_LINES && has(lineField(lines.length, "label"))) {
    const typed = lineNames.map((name) => [name, text(lineField(lines.length, name))]);
    lines.push(Object.fromEntries(typed) as TypedLine);
  }
  const terms = quoteTermsForm.fields.map(({ name }) => [name, text(name)]);
  return { ...(Object.fromEntries(terms) as Omit<TypedQuote, "lines">), lines };
}

export function typedIn(form: HTMLFormElement): TypedQuote {
  // To look up each of 3,000 fields in a FormData takes longer than to compute the quote.
  const fields = new Map(new FormData(form));
  return readTypedQuote({ text: (name) => String(fields.get(name) ?? ""), has: (name) => fields.has(name) });
}

export function emptyRow(key: string, windowKey: string): TypedLine {
  return lineAsTyped({ ...emptyLine, key, windowKey });
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
