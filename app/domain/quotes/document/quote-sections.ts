import type { Window } from "#app/domain/orders/window.ts";
import { choiceGroups } from "#app/domain/quotes/choices.ts";
import type { QuoteLine } from "#app/domain/quotes/quote-types.ts";

/** A window of a quote with what is made for it, or what belongs to no single window. */
export interface QuoteSection {
  key: string;
  title: string;
  window: Window | null;
  fixed: QuoteLine[];
  /** Of each, one line counts. */
  groups: { group: string; lines: QuoteLine[] }[];
  extras: QuoteLine[];
  /** What the fixed lines come to, where the owner shows it. */
  cents: number | null;
}

interface Content {
  windows: readonly Window[];
  lines: readonly QuoteLine[];
  windowTotals: readonly { windowKey: string | null; cents: number }[];
}

/**
 * A quote as it is read: window by window, then the rest. A group of choices stands where its first line does. Adjustments
 * are part of no section: they are made to the total.
 */
export function sectionsOf({ windows, lines, windowTotals }: Content): QuoteSection[] {
  const known = new Set(windows.map(({ key }) => key));
  const placeOf = ({ windowKey }: { windowKey: string | null }) =>
    windowKey !== null && known.has(windowKey) ? windowKey : null;
  const shown = lines.filter(({ kind }) => kind !== "adjustment");
  const groups = choiceGroups(shown);
  const section = (window: Window | null): QuoteSection => {
    const place = window?.key ?? null;
    const own = shown.filter((line) => placeOf(line) === place);
    const totals = windowTotals.filter((total) => placeOf(total) === place);
    return {
      ...{
        key: place ?? "",
        title: window?.name ?? (windows.length > 0 ? "For the whole order" : "Your order"),
        window,
      },
      fixed: own.filter(({ role }) => role === "fixed"),
      groups: groups.filter(({ lines: [first] }) => first && placeOf(first) === place),
      extras: own.filter(({ role }) => role === "optional"),
      cents: totals.length > 0 ? totals.reduce((sum, { cents }) => sum + cents, 0) : null,
    };
  };
  return [...windows.map(section), section(null)].filter(
    ({ window, fixed, groups: own, extras }) => window || fixed.length + own.length + extras.length > 0,
  );
}

/** How the sum of a section is named: by who decided what counts of it, where there is anything to choose. */
export function sectionTotalName({ window, groups, extras }: QuoteSection, chosen: boolean): string {
  const what = window ? "This window" : "Together";
  if (groups.length + extras.length === 0) return what;
  return `${what}, as ${chosen ? "chosen" : "suggested"}`;
}

/** What a section comes to with what is chosen of it; none where that is hidden, or is the price of its one line. */
export function sectionTotal(
  { fixed, groups, extras, cents }: QuoteSection,
  chosen: ReadonlySet<string>,
  centsOf: (key: string) => number | undefined,
): number | null {
  const options = [...groups.flatMap(({ lines }) => lines), ...extras];
  const shown = fixed.every(({ key }) => centsOf(key) !== undefined);
  if (cents === null || (shown && fixed.length + options.length < 2)) return null;
  const taken = options.filter(({ key }) => chosen.has(key));
  return taken.reduce((sum, { key }) => sum + (centsOf(key) ?? 0), cents);
}
