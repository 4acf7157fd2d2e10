import { formatMoney } from "#app/domain/money.ts";
import type { LineDifference, QuoteDifferences } from "#app/domain/quotes/differences.ts";

export interface ChangeInWords {
  key: string;
  label: string;
  words: string;
}

/** By the field that differs; several of one matter are said once. */
const matters: Record<QuoteDifferences["terms"][number], string> = {
  ...{ taxLabel: "Sales tax", taxRate: "Sales tax", taxReason: "Sales tax" },
  ...{ discountLabel: "Discount", discountRate: "Discount", discountCents: "Discount" },
  ...{ depositRate: "Deposit", depositCents: "Deposit", depositDays: "When payments are due" },
  ...{ balanceWhen: "When payments are due", balanceDays: "When payments are due" },
  ...{ validUntil: "Valid until", leadTime: "Lead time", note: "Note", terms: "Terms" },
};

/** What a newer version changes, line by line, then its terms: "$1,080.00, was $980.00". */
export function changesInWords({ lines, terms }: Pick<QuoteDifferences, "lines" | "terms">): ChangeInWords[] {
  const changed = lines.map((line) => ({ key: line.key, label: line.label, words: lineInWords(line) }));
  const others = [...new Set(terms.map((field) => matters[field]))];
  return [...changed, ...others.map((label) => ({ key: `terms ${label}`, label, words: "changed" }))];
}

function lineInWords({ kind, fields, wasCents, nowCents }: LineDifference): string {
  if (kind === "added") return nowCents === null ? "new" : `new, ${formatMoney(nowCents)}`;
  if (kind === "removed") return wasCents === null ? "no longer included" : `no longer included, ${was(wasCents)}`;
  if (wasCents !== null && nowCents !== null && wasCents !== nowCents)
    return `${formatMoney(nowCents)}, ${was(wasCents)}`;
  if (fields.some((field) => field === "role" || field === "choiceGroup" || field === "suggested")) {
    return "may be chosen differently now";
  }
  return "changed";
}

export function was(cents: number) {
  return `was ${formatMoney(cents)}`;
}
