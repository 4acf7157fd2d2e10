import { meaningOfLine } from "#app/domain/orders/agreed/agree.ts";
import { meaningLabel, readMeaning } from "#app/domain/orders/agreed/meaning.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote, isIncluded } from "#app/domain/quotes/compute-quote.ts";
import { type Margin, totalMargin } from "#app/domain/quotes/costs/cost-parts.ts";
import { emptyLine, isLeftOut } from "#app/domain/quotes/plain-line.ts";
import { type QuoteContent, readQuoteForm, type TypedQuote } from "#app/domain/quotes/quote-form.ts";
import { readTypedLine } from "#app/domain/quotes/quote-line-form.ts";
import type { OwnerLine, QuoteFigures, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { type ClothTaken, yardsOtherwise } from "#app/domain/quotes/quoted-yards.ts";
import type { QuoteSettings } from "#app/domain/quotes/settings/quote-settings.ts";

export interface Known {
  before: QuoteContent;
  settings: Pick<QuoteSettings, "taxRates">;
  windows: readonly Window[];
  taken: readonly ClothTaken[];
}

export interface LiveFigures extends Omit<QuoteFigures, "lines"> {
  terms: QuoteTerms;
  /** What each row comes to, in the order of the form: its amount, or why there is none yet. */
  rows: LiveRow[];
  unpriced: number;
  /** Before tax: what it comes to as suggested, what that costs us, and what is left. */
  margin: Margin;
  /** The cloths of which another length is charged than the order takes, in words. */
  yards: string[];
  /** Some line that has a price is, or holds, installation. */
  installs: boolean;
}

export interface LiveRow {
  /** As it is called at this moment. */
  label: string;
  cents: number | null;
  state: "priced" | "unpriced" | "left out" | "unreadable" | "empty";
  /** It is in the totals: nothing that is left to the client and not suggested. */
  counts: boolean;
  /** What it means for its window once it is agreed; empty where that is nothing, or nothing to be agreed. */
  means: string;
}

/**
 * What the editor shows while somebody types, by the same function as every other figure. What cannot be read counts as
 * nothing here; saving it says what is wrong with it.
 */
export function liveFigures(typed: TypedQuote, known: Known): LiveFigures {
  const stored = new Map(known.before.lines.map((line) => [line.key, line]));
  const rows = typed.lines.map((row, index) => {
    const key = row.key || `row-${index}`;
    const read = readTypedLine({ ...row, key }, stored, () => key);
    if (!read.ok) return { state: "unreadable" as const, line: nothing(key) };
    if (!read.value) return { state: "empty" as const, line: nothing(key) };
    return { state: stateOf(read.value), line: read.value };
  });
  const form = readQuoteForm({ ...typed, lines: [] }, { ...known, newKey: () => "" });
  const terms = form.ok ? form.value.terms : known.before.terms;
  const lines = rows.map(({ line }) => line);
  const read = rows.flatMap(({ state, line }) => (state === "empty" || state === "unreadable" ? [] : [line]));
  const suggested = new Set(suggestedKeys(lines));
  const { lines: figures, ...totals } = computeQuote(terms, lines, suggested);
  return {
    ...totals,
    terms,
    rows: rows.map(({ state, line }, index) => ({
      state,
      label: typed.lines[index]?.label.trim() ?? "",
      counts: isIncluded(line, suggested),
      means: meansOf(line, known.windows),
      cents: state === "priced" ? (figures[index]?.netCents ?? 0) : null,
    })),
    unpriced: rows.filter(({ state }) => state === "unpriced").length,
    installs: lines.some(holdsInstallation),
    yards: yardsOtherwise(known.taken, read),
    margin: totalMargin(read, new Set(suggestedKeys(read)), totals),
  };
}

function holdsInstallation({ kind, label, unitCents, parts }: OwnerLine): boolean {
  const words = [label, ...parts.map((part) => part.label)];
  return unitCents !== null && (kind === "installation" || words.some((word) => /install/i.test(word)));
}

function stateOf(line: OwnerLine): LiveRow["state"] {
  if (isLeftOut(line)) return "left out";
  return line.unitCents === null ? "unpriced" : "priced";
}

function meansOf(line: OwnerLine, windows: readonly Window[]): string {
  const meaning = line.role === "fixed" && line.kind !== "free" ? undefined : readMeaning(meaningOfLine(line, windows));
  return meaning ? meaningLabel(meaning) : "";
}

function nothing(key: string): OwnerLine {
  return { ...emptyLine, key };
}

const THIRD = 33_334;

/** Pennsylvania's law on home improvement may say something about this one. Never a block. */
export function asksForAdvice({ terms, totalCents, depositTotalCents, installs }: LiveFigures): boolean {
  const rate = terms.depositRate ?? (totalCents > 0 ? (depositTotalCents * 100_000) / totalCents : 0);
  return installs && rate >= THIRD;
}
