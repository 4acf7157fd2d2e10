import { canonicalJson } from "#app/domain/canonical-json.ts";
import type { LineFigures, QuoteLine, QuoteTerms, QuoteTotals } from "./quote-types.ts";

interface Hashed {
  orderId: string;
  number: number;
  terms: QuoteTerms;
  totals: QuoteTotals;
  lines: readonly (QuoteLine & Omit<LineFigures, "key">)[];
  /** As it is stored. */
  snapshot: string;
}

const termFields = [
  "kind",
  "detail",
  "taxLabel",
  "taxRate",
  "taxRule",
  "taxReason",
  "discountLabel",
  "discountRate",
  "discountCents",
  "depositRate",
  "depositCents",
  "depositDays",
  "balanceWhen",
  "balanceDays",
  "validUntil",
  "leadTime",
  "note",
  "terms",
] as const;
const totalFields = [
  "subtotalCents",
  "discountTotalCents",
  "taxBaseCents",
  "taxCents",
  "totalCents",
  "depositTotalCents",
] as const;
/** What a client can see of a line, by which two versions of it are told apart. */
export const seenOfLine = [
  "label",
  "description",
  "quantityMilli",
  "unit",
  "unitCents",
  "discountRate",
  "discountCents",
  "taxed",
  "role",
  "choiceGroup",
  "suggested",
] as const;
const lineFields = [
  "key",
  "windowKey",
  "treatment",
  "kind",
  ...seenOfLine,
  "grossCents",
  "netCents",
  "shareCents",
] as const;

/**
 * What a client sees of a version, as one text: the same for ever, whoever wrote it. Nobody's name is in it, so that a person
 * can be forgotten and the document still proves itself; neither is what only the owner sees.
 */
export function hashedContent({ orderId, number, terms, totals, lines, snapshot }: Hashed): string {
  return canonicalJson({
    format: 1,
    orderId,
    number,
    terms: pick(terms, termFields),
    totals: pick(totals, totalFields),
    lines: lines.map((line) => ({ ...pick(line, lineFields), ...shownOf(line) })),
    snapshot,
  });
}

/** A version without shown parts reads as it did before there were any. */
function shownOf({ shownParts = [] }: QuoteLine) {
  return shownParts.length > 0 ? { shownParts } : {};
}

function pick<Record extends object, Field extends keyof Record>(record: Record, fields: readonly Field[]) {
  return Object.fromEntries(fields.map((field) => [field, record[field]]));
}
