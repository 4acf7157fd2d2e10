import type { FieldChange } from "#app/domain/fabrics/read-fabric-details.ts";

/** What one row would do to one client or cloth. */
export type PlannedRow = { title: string /** What no other row may be about. */; keys: readonly string[] } & (
  | { outcome: "new"; after: object }
  | { outcome: "changed"; id: string; before: object; after: object; changes: FieldChange[] }
  | { outcome: "same" }
  | { outcome: "refused"; reason: string }
);

export function refuseRow(title: string, reason: string): PlannedRow {
  return { outcome: "refused", title, keys: [], reason };
}

/** Of two rows about the same the second is refused: which of them is meant nobody can tell. */
export function refuseTwins(line: number, planned: PlannedRow, lines: Map<string, number>): PlannedRow {
  const twin = planned.keys.flatMap((key) => lines.get(key) ?? [])[0];
  if (twin !== undefined && twin !== line) return refuseRow(planned.title, `This is the same as line ${twin}.`);
  for (const key of planned.keys) lines.set(key, line);
  return planned;
}
