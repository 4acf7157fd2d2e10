import { compare } from "#app/domain/compare.ts";

/** The key and the net amount of a line that takes part. */
interface Weighed {
  key: string;
  net: bigint;
}

/**
 * A discount shared over lines in proportion to their nets, by largest remainder: each gets its share rounded down, and the
 * cents left over go one each to the largest remainders. A tie goes by the line's key, never by its place: dragging a line
 * must not move a cent from a taxed to an untaxed one. A line of zero gets nothing.
 */
export function shareDiscount(discount: bigint, lines: readonly Weighed[]): Map<string, bigint> {
  const sum = lines.reduce((total, { net }) => total + net, 0n);
  if (sum === 0n) return new Map(lines.map(({ key }) => [key, 0n]));
  const parts = lines.map(({ key, net }) => ({
    key,
    share: (discount * net) / sum,
    remainder: (discount * net) % sum,
  }));
  const left = Number(discount - parts.reduce((total, { share }) => total + share, 0n));
  const first = new Set(
    parts
      .toSorted((a, b) => compare(b.remainder, a.remainder) || compare(a.key, b.key))
      .slice(0, left)
      .map(({ key }) => key),
  );
  return new Map(parts.map(({ key, share }) => [key, first.has(key) ? share + 1n : share]));
}
