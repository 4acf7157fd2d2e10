import { canonicalJson } from "#app/domain/workroom/canonical-json.ts";
import type { OwnerLine } from "./quote-types.ts";

interface Keyed {
  key: string;
}

interface Pricing<Window extends Keyed> {
  /** The windows as they were when each was priced, with the lines of the draft as it was kept last. */
  then: readonly Window[];
  linesThen: readonly OwnerLine[];
  now: readonly Window[];
  lines: readonly OwnerLine[];
}

/**
 * The windows that the lines of a draft are priced for. A window whose lines a save changes is priced as it is now; one whose
 * lines stay as they were is still priced as it was, so what has changed about it stays flagged until somebody looks.
 */
export function pricedWindows<Window extends Keyed>({ then, linesThen, now, lines }: Pricing<Window>): Window[] {
  const linesOf = (all: readonly OwnerLine[], { key }: Keyed) =>
    canonicalJson(all.filter(({ windowKey }) => windowKey === key));
  return now.flatMap((window) => {
    if (linesOf(linesThen, window) !== linesOf(lines, window)) return [window];
    return then.filter(({ key }) => key === window.key);
  });
}

/** What a window is called and what is noted about it costs nothing. */
const unpriced = new Set(["name", "note", "nearbyNote", "draft", "id"]);

/** The keys of the windows that are others now than when they were priced. */
export function changedWindows(then: readonly Keyed[], now: readonly Keyed[]): string[] {
  const told = (window: Keyed) =>
    canonicalJson(Object.fromEntries(Object.entries(window).filter(([field]) => !unpriced.has(field))));
  const before = new Map(then.map((window) => [window.key, told(window)]));
  return now.filter((window) => before.get(window.key) !== told(window)).map(({ key }) => key);
}
