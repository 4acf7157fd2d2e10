import type { TypedLine } from "#app/domain/quotes/quote-line-form.ts";
import { groupRows } from "./typed-quote.ts";

/** A line changes places with its neighbor under the same window; at the end of its window it stays. */
export function moveRow(rows: readonly TypedLine[], key: string, by: 1 | -1, windowKeys: readonly string[]) {
  return groupRows(rows, windowKeys).flatMap(({ rows: group }) => {
    const at = group.findIndex((row) => row.key === key);
    const other = group[at + by];
    const moved = group[at];
    if (!moved || !other) return group;
    return group.map((row) => (row === moved ? other : row === other ? moved : row));
  });
}
