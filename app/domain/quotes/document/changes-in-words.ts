import { formatMoney } from "#app/domain/money.ts";
import type { LineDifference, QuoteDifferences, TermDifference } from "#app/domain/quotes/differences.ts";

export interface ChangeInWords {
  key: string;
  label: string;
  words: string;
}

/** What a newer version changes, line by line, then its terms: "$1,080.00, was $980.00". */
export function changesInWords({ lines, terms }: Pick<QuoteDifferences, "lines" | "terms">): ChangeInWords[] {
  const changed = lines.map((line) => ({ key: line.key, label: line.label, words: lineInWords(line) }));
  return [
    ...changed,
    ...terms.map((term) => ({ key: `terms ${term.label}`, label: term.label, words: termInWords(term) })),
  ];
}

function lineInWords(line: LineDifference): string {
  const { kind, wasCents, nowCents } = line;
  if (kind === "added") return nowCents === null ? "new" : `new, ${formatMoney(nowCents)}`;
  if (kind === "removed") return wasCents === null ? "no longer included" : `no longer included, ${was(wasCents)}`;
  return partsOf(line).join("; ") || "changed";
}

/** All that a client can see of it: its price, its name, how much of it, and what else is otherwise. */
function partsOf({ fields, wasCents, nowCents, wasLabel, wasQuantity, quantity, ...line }: LineDifference): string[] {
  const has = (...names: typeof fields) => fields.some((field) => names.includes(field));
  const isPriced = wasCents !== null && nowCents !== null && wasCents !== nowCents;
  return [
    isPriced && `${formatMoney(nowCents)}, ${was(wasCents)}`,
    has("label") && `called “${wasLabel}” before`,
    has("quantityMilli", "unit") && quantity !== wasQuantity && `${quantity || "1"}, was ${wasQuantity || "1"}`,
    has("description") && "described anew",
    has("taxed") && (line.taxed ? "taxed now" : "no longer taxed"),
    has("suggested") && !has("role", "choiceGroup") && (line.suggested ? "chosen now" : "no longer chosen"),
    has("role", "choiceGroup") && "may be chosen differently now",
  ].filter((part) => part !== false);
}

function termInWords({ was: before, now }: TermDifference): string {
  return now === "" ? "changed, please read it below" : `${now}, was ${before}`;
}

export function was(cents: number) {
  return `was ${formatMoney(cents)}`;
}
