import { asRecord } from "#app/domain/workroom/input/reading.ts";

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
