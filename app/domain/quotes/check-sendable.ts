import { dayOf } from "#app/domain/calendar.ts";
import { MAX_TOTAL_CENTS } from "#app/domain/money.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { choiceGroups, suggestedKeys } from "./choices.ts";
import { computeQuote } from "./compute-quote.ts";
import { isLeftOut } from "./plain-line.ts";
import { MAX_CHOICE_GROUPS, MAX_LINES } from "./quote-limits.ts";
import type { CostPart, OwnerLine, QuoteFigures, QuoteLine, QuoteTerms } from "./quote-types.ts";
import { TOO_MUCH } from "./typed-amounts.ts";

type Sendable = Verdict<QuoteFigures>;

/** The name of one field of one line, counted from 0, as the editor's form has it. */
export function lineField(index: number, field: string): string {
  return `lines[${index}].${field}`;
}

/**
 * Whether a draft can be sent, with the figures of what is sent of it as we suggest them; the first fault speaks beside its
 * field.
 */
export function checkSendable(
  terms: QuoteTerms,
  lines: readonly (QuoteLine & Partial<Pick<OwnerLine, "parts">>)[],
  now: Date,
  windows: readonly NamedWindow[] = [],
): Sendable {
  const fault = faultOfLines(lines, windows) ?? faultOfGroups(lines) ?? faultOfTerms(terms, now);
  if (fault) return { ok: false, ...fault };
  const sent = lines.filter((line) => !isLeftOut(line));
  const figures = computeQuote(terms, sent, new Set(suggestedKeys(sent)));
  return checkFigures(terms, figures);
}

/** Whether figures may stand on a quote: nothing below zero, nothing beyond what an order may cost, no empty deposit. */
export function checkFigures(terms: Pick<QuoteTerms, "depositRate">, figures: QuoteFigures): Sendable {
  const { subtotalCents, totalCents, depositTotalCents, lines } = figures;
  if (totalCents < 0) return { ok: false, reason: "The total cannot be below $0.00.", field: "total" };
  if (Math.max(subtotalCents, totalCents, ...lines.map(({ grossCents }) => grossCents)) > MAX_TOTAL_CENTS) {
    return { ok: false, reason: TOO_MUCH, field: "total" };
  }
  if (terms.depositRate !== null && totalCents > 0 && depositTotalCents === 0) {
    return { ok: false, reason: "This deposit comes to less than a cent.", field: "deposit" };
  }
  return { ok: true, value: figures };
}

interface Fault {
  reason: string;
  field: string;
}

interface NamedWindow {
  key: string;
  name: string;
}

export interface NotPricedLine {
  label: string;
  windowKey: string | null;
  parts?: readonly CostPart[];
}

/** "Living Room: Drapes (Track, Carriers)", "Oak rod". A part is named where it is all that is missing. */
export function unpricedNames(lines: readonly NotPricedLine[], windows: readonly NamedWindow[]): string[] {
  return lines.map(({ label, windowKey, parts = [] }) => {
    const window = windows.find(({ key }) => key === windowKey)?.name;
    const open = parts.filter(({ grossCents }) => grossCents === null).map((part) => part.label);
    const line = [window, label || "a line without a name"].filter(Boolean).join(": ");
    return open.length > 0 ? `${line} (${open.join(", ")})` : line;
  });
}

function faultOfLines(
  lines: readonly (QuoteLine & Partial<Pick<OwnerLine, "parts">>)[],
  windows: readonly NamedWindow[],
): Fault | undefined {
  if (lines.every(isLeftOut)) return { reason: "Please add a line first.", field: "lines" };
  if (lines.length > MAX_LINES) return { reason: `A quote has at most ${MAX_LINES} lines.`, field: "lines" };
  for (const [index, line] of lines.entries()) {
    if (isLeftOut(line)) continue;
    const { label, unitCents, role, choiceGroup } = line;
    if (label === "") return { reason: "Please say what this line is for.", field: lineField(index, "label") };
    if (unitCents === null) {
      const open = lines.filter((one) => one.unitCents === null && !isLeftOut(one));
      const reason = `Please enter a price. Not priced: ${unpricedNames(open, windows).join("; ")}.`;
      return { reason, field: lineField(index, "unitPrice") };
    }
    if (role === "choice" && choiceGroup === "") {
      return { reason: "Please name the group of this choice.", field: lineField(index, "choiceGroup") };
    }
  }
  return undefined;
}

function faultOfGroups(lines: readonly QuoteLine[]): Fault | undefined {
  const groups = choiceGroups(lines);
  if (groups.length > MAX_CHOICE_GROUPS) {
    return { reason: `A quote has at most ${MAX_CHOICE_GROUPS} groups of choices.`, field: "lines" };
  }
  for (const { group, lines: ofGroup } of groups) {
    if (ofGroup.filter(({ suggested }) => suggested).length === 1) continue;
    const index = lines.findIndex(({ key }) => key === ofGroup[0]?.key);
    return { reason: `Please suggest one of ${group}.`, field: lineField(index, "suggested") };
  }
  return undefined;
}

function faultOfTerms(terms: QuoteTerms, now: Date): Fault | undefined {
  const { kind, taxRate, taxReason, discountRate, discountCents, discountLabel, validUntil } = terms;
  if (kind === "lines" && taxRate === 0 && taxReason === "") {
    return { reason: "Please say why no tax is charged.", field: "taxReason" };
  }
  if ((discountRate !== null || discountCents !== null) && discountLabel === "") {
    return { reason: "Please name the discount.", field: "discountLabel" };
  }
  if (validUntil !== null && validUntil < dayOf(now)) {
    return { reason: "Please choose today or a later day.", field: "validUntil" };
  }
  return undefined;
}
