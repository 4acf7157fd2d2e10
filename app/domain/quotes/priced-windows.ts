import { canonicalJson } from "#app/domain/canonical-json.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { askedAnswers } from "#app/domain/orders/answers/answers.ts";
import { namesOf, windowChanges } from "#app/domain/orders/owner/window-changes.ts";
import { placeParts } from "#app/domain/orders/places/place.ts";
import type { Fabrics, LayerEntry, NamedLink, Window } from "#app/domain/orders/window.ts";
import type { OwnerLine } from "./quote-types.ts";

interface Keyed {
  key: string;
}

interface Pricing<One extends Keyed> {
  /** The windows as they were when each was priced, with the lines of the draft as it was kept last. */
  then: readonly One[];
  linesThen: readonly OwnerLine[];
  now: readonly One[];
  lines: readonly OwnerLine[];
  /** The windows that were priced anew, even where they came to the same. */
  pricedAgain?: readonly string[] | undefined;
  /** The windows of which somebody has still to look at what was typed, whatever else was changed. */
  unsettled?: readonly string[] | undefined;
}

/**
 * The windows that the lines of a draft are priced for. A window whose lines a save changes is priced as it is now; one whose
 * lines stay as they were is still priced as it was, so what has changed about it stays flagged until somebody looks.
 */
export function pricedWindows<One extends Keyed>(pricing: Pricing<One>): One[] {
  const { then, linesThen, now, lines, pricedAgain = [], unsettled = [] } = pricing;
  const linesOf = (all: readonly OwnerLine[], { key }: Keyed) =>
    canonicalJson(all.filter(({ windowKey }) => windowKey === key));
  return now.flatMap((window) => {
    const touched = pricedAgain.includes(window.key) || linesOf(linesThen, window) !== linesOf(lines, window);
    if (touched && !unsettled.includes(window.key)) return [window];
    return then.filter(({ key }) => key === window.key);
  });
}

/** What the price of a window is made from: not what it is called, noted, drawn as or has near it. */
function pricedPart(window: Window): string {
  const { key, measurements, sizes, hardware, customizations } = window;
  const place = Object.fromEntries(placeParts.map((part) => [part, window[part]]));
  const treatments = Object.entries(customizations).map(([type, entry]) => {
    const { style, customizations: options = {}, fabrics, sharedWith } = entry ?? {};
    const answers = askedAnswers(type as TreatmentType, entry ?? {});
    const taken = Object.entries(options).filter(([, value]) => value);
    const cloths = undrawn(fabrics);
    const named = style && { name: style.name, group: style.group };
    const layers = [entry?.sheer, entry?.lower].map(pricedLayer);
    const own = { style: named, taken: Object.fromEntries(taken), cloths, trims: fabrics?.trims, answers };
    return [type, { ...own, layers, sharedWith }];
  });
  const made = { key, measurements, sizes, hardware, ...place, treatments: Object.fromEntries(treatments) };
  return canonicalJson(made);
}

/** Its cloths, however they are drawn. */
const undrawn = (fabrics: Fabrics | undefined) => fabrics?.fabrics.map(({ drawAs: _, ...fabric }) => fabric);

/** Sheers or a lower tier; null where there are none. */
function pricedLayer(layer: LayerEntry | undefined) {
  return layer ? { ...layer, fabrics: undrawn(layer.fabrics) } : null;
}

/** The keys of the windows that are others now than when they were priced. */
export function changedWindows(then: readonly Window[], now: readonly Window[]): string[] {
  const before = new Map(then.map((window) => [window.key, pricedPart(window)]));
  return now.filter((window) => before.get(window.key) !== pricedPart(window)).map(({ key }) => key);
}

/** What a price was made from, as it was frozen or as it is. */
export interface Priced {
  windows: readonly Window[];
  hardware: readonly NamedLink[];
}

/** What is other than when it was priced, each in a few words; nothing where the price still holds. */
export function differencesFromPriced(then: Priced, now: Priced): string[] {
  return differencesByWindow(then, now).map(({ words }) => words);
}

/** The same, each with the key of the window that has it; none where the window is gone, or it is about the whole order. */
export function differencesByWindow(then: Priced, now: Priced): { window: string | null; words: string }[] {
  const changed = changedWindows(then.windows, now.windows);
  const removed = then.windows.filter(({ key }) => now.windows.every((window) => window.key !== key));
  return [
    ...now.windows
      .filter(({ key }) => changed.includes(key))
      .map((window) => {
        const before = then.windows.find(({ key }) => key === window.key);
        const words = before ? `${window.name}: ${changesIn(before, window)}` : `${window.name} was added`;
        return { window: window.key, words };
      }),
    ...removed.map(({ name }) => ({ window: null, words: `${name} was removed` })),
    ...(isSameHardware(then.hardware, now.hardware)
      ? []
      : [{ window: null, words: `Hardware: now ${namesOf(now.hardware)}` }]),
  ];
}

/** Whether the same was named for the whole order. */
export function isSameHardware(then: readonly NamedLink[], now: readonly NamedLink[]): boolean {
  const named = (hardware: readonly NamedLink[]) => canonicalJson(hardware.map(({ name, link }) => ({ name, link })));
  return named(then) === named(now);
}

function changesIn(before: Window, after: Window): string {
  const { name, note, nearby, nearbyNote } = after;
  return windowChanges({ ...before, name, note, nearby, nearbyNote }, after).join("; ") || "changed";
}
