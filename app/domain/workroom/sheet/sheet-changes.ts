import { asRecord } from "#app/domain/workroom/input/reading.ts";
import type { Sheets } from "./compute-draft.ts";

/** How many figures two documents have differently. Something that only one of them has counts once, however much it holds. */
export function countDifferences(a: unknown, b: unknown): number {
  if (Array.isArray(a) && Array.isArray(b)) {
    const indexes = Array.from({ length: Math.max(a.length, b.length) }, (_, index) => index);
    return indexes.reduce((sum, index) => sum + countDifferences(a[index], b[index]), 0);
  }
  const [one, other] = [asRecord(a), asRecord(b)];
  if (!one || !other) return a === b ? 0 : 1;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].reduce((sum, name) => sum + countDifferences(one[name], other[name]), 0);
}

/** How many of the owner's figures differ between two states of the sheets. Who set them and when is no figure, nor is a wave. */
export function countChangedFigures(before: Sheets, now: Sheets): number {
  return countDifferences(figuresIn(before), figuresIn(now));
}

/** How many checks are waved now that were open, or waved for another reason. */
export function countNewWaves(before: Sheets, now: Sheets): number {
  return Object.entries(now.treatments).reduce((sum, [part, { waved }]) => {
    const then = before.treatments[part]?.waved ?? {};
    const codes = Object.keys(waved) as (keyof typeof waved)[];
    return sum + codes.filter((code) => then[code]?.reason !== waved[code]?.reason).length;
  }, 0);
}

function figuresIn({ treatments, measures, fabrics }: Sheets): unknown {
  const own = Object.entries(treatments)
    .filter(([, { figures }]) => Object.keys(figures).length > 0)
    .map(([part, { figures }]) => [part, figures]);
  // Through text, so that what is undefined is the same as what is absent.
  const text = JSON.stringify({ treatments: Object.fromEntries(own), measures, fabrics }, (name, value) =>
    name === "by" || name === "at" ? undefined : value,
  );
  return JSON.parse(text);
}
