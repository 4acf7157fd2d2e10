import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { agree } from "#app/domain/orders/agreed/agree.ts";
import { namedTogether, sharedWith } from "#app/domain/orders/places/shared-rod.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { choiceGroups } from "#app/domain/quotes/choices.ts";
import { PLAIN_KEY, WHOLE_ORDER } from "#app/domain/quotes/plain-line.ts";
import type { QuoteLine } from "#app/domain/quotes/quote-types.ts";
import { type PacketWords, treatmentSentence, wordsKey } from "./treatment-sentence.ts";
import { type TreatmentWords, treatmentWords } from "./treatment-words.ts";

/** What is made for a window, in words, with its lines; or with one price, where the owner shows no more. */
export interface QuoteTreatment extends TreatmentWords {
  type: TreatmentType;
  /** All of that as one sentence, from the packet that it was priced by; empty for a version from before there were any. */
  sentence: string;
  /** None where one price stands for all of them. */
  lines: QuoteLine[];
  /** One price for all of it; "open" while a line of it has none, which only a draft knows. */
  cents: number | "open" | null;
}

/** A window of a quote with what is made for it, or what belongs to no single window. */
export interface QuoteSection {
  key: string;
  /** With the windows that hang from its rod: "Bay 1 and Bay 2". */
  title: string;
  /** As it would be made with what is chosen. */
  window: Window | null;
  /** Where the drapes are quoted that hang from another window's rod; empty for a window with its own. */
  elsewhere: string;
  treatments: QuoteTreatment[];
  /** What belongs to no treatment of it. */
  fixed: QuoteLine[];
  /** Of each, one line counts. */
  groups: { group: string; lines: QuoteLine[] }[];
  extras: QuoteLine[];
  /** What the fixed lines come to, where the owner shows it. */
  cents: number | null;
}

/** What the fixed lines of a treatment come to, where that is all the client sees of them. */
export interface TreatmentTotal {
  windowKey: string;
  treatment: string;
  cents: number | "open";
}

interface Content {
  windows: readonly Window[];
  /** By which they hang. */
  rules: ChangedPlacement;
  words?: PacketWords;
  lines: readonly QuoteLine[];
  windowTotals: readonly { windowKey: string | null; cents: number }[];
  treatmentTotals?: readonly TreatmentTotal[];
}

/**
 * A quote as it is read: window by window, then the rest. A group of choices stands where its first line does. Adjustments
 * are part of no section: they are made to the total.
 */
export function sectionsOf(content: Content, chosen: ReadonlySet<string>): QuoteSection[] {
  const { windows, lines, windowTotals } = content;
  const made = agree(
    windows,
    lines.map((line) => ({ meaning: "", ...line })),
    [...chosen],
  ).windows;
  const known = new Set(windows.map(({ key }) => key));
  const placeOf = ({ windowKey }: { windowKey: string | null }) =>
    windowKey !== null && known.has(windowKey) ? windowKey : null;
  const shown = lines.filter((line) => line.kind !== "adjustment" && !(windows.length > 0 && saysNothing(line)));
  const groups = choiceGroups(shown);
  const section = (window: Window | null): QuoteSection => {
    const place = window?.key ?? null;
    const own = shown.filter((line) => placeOf(line) === place);
    const fixed = own.filter(({ role }) => role === "fixed");
    const treatments = window ? treatmentsOf(window, fixed, content) : [];
    const totals = windowTotals.filter((total) => placeOf(total) === place);
    return {
      key: place ?? "",
      title: window ? namedTogether(window, windows) : windows.length > 0 ? "For the whole order" : WHOLE_ORDER,
      window,
      elsewhere: window ? quotedElsewhere(window, windows) : "",
      treatments,
      fixed: fixed.filter((line) => treatments.every(({ type }) => type !== line.treatment)),
      groups: groups.filter(({ lines: [first] }) => first && placeOf(first) === place),
      extras: own.filter(({ role }) => role === "optional"),
      cents: totals.length > 0 ? totals.reduce((sum, { cents }) => sum + cents, 0) : null,
    };
  };
  return [...made.map(section), section(null)].filter(
    ({ window, fixed, groups: own, extras }) => window || fixed.length + own.length + extras.length > 0,
  );
}

/** One price for the whole order: the windows say what it is for, and the total how much. */
function saysNothing({ kind, label, description }: QuoteLine) {
  return kind === "plain" && label === WHOLE_ORDER && description === "";
}

function quotedElsewhere(window: Window, windows: readonly Window[]): string {
  const first = windows.find(({ key }) => key === sharedWith(window));
  return first ? `The drapes hang from the rod of ${first.name}, and are quoted there.` : "";
}

/**
 * A treatment that was priced stands with its words; one that is only chosen has no line and is not quoted, unless one price
 * for the whole order is the price of all that was ordered.
 */
function treatmentsOf(window: Window, fixed: QuoteLine[], content: Content): QuoteTreatment[] {
  const { rules, words: made = {}, treatmentTotals = [] } = content;
  const forAll = content.lines.some(({ key }) => key === PLAIN_KEY);
  const [only, ...others] = treatmentTypes.filter((type) => window.customizations[type]?.style);
  return treatmentTypes.flatMap((type): QuoteTreatment[] => {
    const lines = fixed.filter(({ treatment }) => treatment === type);
    if (!window.customizations[type]) return [];
    const known = made[wordsKey(window.key, type)];
    const sentence = known ? treatmentSentence(type, window, known) : "";
    const words = { sentence, ...treatmentWords(type, window, rules) };
    // Typed lines do not say what they are for; where there is one treatment, they are for that.
    const typed = type === only && others.length === 0 && fixed.some(({ kind }) => kind === "treatment");
    if (lines.length === 0)
      return typed || (forAll && window.customizations[type]?.style)
        ? [{ type, ...words, lines: [], cents: null }]
        : [];
    const total = treatmentTotals.find((one) => one.windowKey === window.key && one.treatment === type);
    if (!total) return [{ type, ...words, lines, cents: null }];
    const included = lines.some(({ kind }) => kind === "installation")
      ? [{ term: "Installation", words: "Included" }]
      : [];
    return [{ type, ...words, facts: [...words.facts, ...included], lines: [], cents: total.cents }];
  });
}

/** How the sum of a section is named: by who decided what counts of it, where there is anything to choose. */
export function sectionTotalName({ window, groups, extras }: QuoteSection, chosen: boolean): string {
  const what = window ? "This window" : "Total";
  if (groups.length + extras.length === 0) return what;
  return `${what}, as ${chosen ? "chosen" : "suggested"}`;
}

/** What a section comes to with what is chosen of it; none where that is hidden, or is the price of its one line. */
export function sectionTotal(
  { treatments, fixed, groups, extras, cents }: QuoteSection,
  chosen: ReadonlySet<string>,
  centsOf: (key: string) => number | undefined,
): number | null {
  const options = [...groups.flatMap(({ lines }) => lines), ...extras];
  const lines = [...treatments.flatMap((treatment) => treatment.lines), ...fixed];
  const shown = lines.every(({ key }) => centsOf(key) !== undefined);
  const prices = lines.length + options.length + treatments.filter((treatment) => treatment.cents !== null).length;
  if (cents === null || (shown && prices < 2)) return null;
  const taken = options.filter(({ key }) => chosen.has(key));
  return taken.reduce((sum, { key }) => sum + (centsOf(key) ?? 0), cents);
}
