import { type TreatmentType, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { differencesOf, type LineDifference, type QuoteDifferences } from "#app/domain/quotes/differences.ts";
import type { QuoteFigures, QuoteLine, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import type { TreatmentTotal } from "./quote-sections.ts";

/** As much of the prices as the owner shows: a line's price that is not on the page is not in its data either. */
export function shownPrices({ terms, lines, figures }: Pick<ShownPrices, "terms" | "lines" | "figures">): ShownPrices {
  const windowKeys = [...new Set(lines.map(({ windowKey }) => windowKey))];
  const netOf = new Map(figures.lines.map(({ key, netCents }) => [key, netCents]));
  const included = lines.filter(({ role }) => role === "fixed");
  const byWindow = windowKeys.map((windowKey) => {
    const own = included.filter((line) => line.windowKey === windowKey);
    return { windowKey, cents: own.reduce((sum, { key }) => sum + (netOf.get(key) ?? 0), 0) };
  });
  if (terms.detail === "lines") return { terms, lines, figures, windowTotals: byWindow, treatmentTotals: [] };
  const unseen = included.filter((line) => isHidden(terms, line));
  const hidden = new Set(unseen.map(({ key }) => key));
  return {
    terms,
    lines: lines.map((line) =>
      hidden.has(line.key) ? { ...withoutParts(line), unitCents: null, discountRate: null, discountCents: null } : line,
    ),
    figures: { ...figures, lines: figures.lines.filter(({ key }) => !hidden.has(key)) },
    windowTotals: terms.detail === "total" ? [] : byWindow,
    treatmentTotals:
      terms.detail !== "treatments"
        ? []
        : treatmentTypes.flatMap((treatment) =>
            windowKeys.flatMap((windowKey) => {
              const own = unseen.filter((line) => line.windowKey === windowKey && line.treatment === treatment);
              const cents = own.some(({ unitCents }) => unitCents === null)
                ? "open"
                : own.reduce((sum, { key }) => sum + (netOf.get(key) ?? 0), 0);
              return windowKey === null || own.length === 0 ? [] : [{ windowKey, treatment, cents }];
            }),
          ),
  };
}

function withoutParts({ shownParts: _, ...line }: QuoteLine): QuoteLine {
  return line;
}

/** Whether the client sees a line without its own price. Where a treatment has one price, what belongs to none keeps its own. */
export function isHidden(
  { detail }: Pick<QuoteTerms, "detail">,
  { role, windowKey, treatment }: { role: string; windowKey: string | null; treatment: string | null },
): boolean {
  if (role !== "fixed" || detail === "lines") return false;
  return detail !== "treatments" || (windowKey !== null && treatment !== null);
}

interface VersionContent {
  terms: QuoteTerms;
  lines: QuoteLine[];
}

export interface ShownPrices extends VersionContent {
  figures: QuoteFigures;
  /** What the fixed lines of each window come to; null is what belongs to none. */
  windowTotals: { windowKey: string | null; cents: number }[];
  /** Of each treatment, where that is all the client sees of it. */
  treatmentTotals: TreatmentTotal[];
}

/**
 * What a version changes against an earlier one, as far as its client may see: of a line without a price of its own not what it
 * costs. Where both show one price a treatment, a treatment is one change with that price.
 */
export function shownChanges(
  before: VersionContent,
  after: VersionContent,
  names: Readonly<Record<string, string>>,
): QuoteDifferences {
  const differences = differencesOf(before, after);
  const lineOf = new Map([...before.lines, ...after.lines].map((line) => [line.key, line]));
  const hidden = new Set(
    [before, after].flatMap(({ terms, lines }) => lines.filter((line) => isHidden(terms, line))).map(({ key }) => key),
  );
  const byTreatment = [before, after].every(({ terms }) => terms.detail === "treatments");
  const lines = differences.lines.filter(({ key }) => !(byTreatment && hidden.has(key)));
  if (!byTreatment) {
    const shown = lines.map((line) => (hidden.has(line.key) ? { ...line, wasCents: null, nowCents: null } : line));
    return { ...differences, lines: shown };
  }
  const touched = differences.lines.flatMap(({ key }) => (hidden.has(key) ? (lineOf.get(key) ?? []) : []));
  return { ...differences, lines: [...treatmentChanges(before, after, touched, names), ...lines] };
}

function treatmentChanges(
  before: VersionContent,
  after: VersionContent,
  touched: readonly QuoteLine[],
  names: Readonly<Record<string, string>>,
): LineDifference[] {
  const [was, now] = [totalsOf(before), totalsOf(after)];
  const places = new Map(touched.map((line) => [placeOf(line), line]));
  return [...places].map(([key, { windowKey, treatment }]): LineDifference => {
    const kind = !was.has(key) ? "added" : now.has(key) ? "changed" : "removed";
    const label = [treatmentLabels[treatment as TreatmentType], names[windowKey ?? ""]].filter(Boolean).join(" for ");
    const unsaid = { fields: [], wasLabel: label, wasQuantity: "", quantity: "", taxed: true, suggested: true };
    return { key, kind, label, wasCents: was.get(key) ?? null, nowCents: now.get(key) ?? null, ...unsaid };
  });
}

/** What each treatment comes to as suggested; of one that is not priced yet, nothing. */
function totalsOf({ terms, lines }: VersionContent): Map<string, number | null> {
  const figures = computeQuote(terms, lines, new Set(suggestedKeys(lines)));
  const { treatmentTotals } = shownPrices({ terms, lines, figures });
  return new Map(treatmentTotals.map((total) => [placeOf(total), total.cents === "open" ? null : total.cents]));
}

function placeOf({ windowKey, treatment }: { windowKey: string | null; treatment: string | null }): string {
  return `${windowKey} ${treatment}`;
}
