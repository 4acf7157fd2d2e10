import type { PlannedRow } from "./plan-row.ts";

export const MAX_IMPORT_ROWS = 2_000;

type Kind<Name extends PlannedRow["kind"]> = Extract<PlannedRow, { kind: Name }>;

/** What a whole file would do to the book. */
export interface ImportPlan {
  added: Kind<"new">[];
  changed: Kind<"changed">[];
  unchanged: number;
  broken: Kind<"broken">[];
  /** Headings that are none of ours. */
  ignored: string[];
}

/** Of two rows about the same cloth the second is broken: which of them is meant nobody can tell. */
export function joinRows(rows: readonly PlannedRow[], ignored: string[]): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], unchanged: 0, broken: [], ignored };
  const lines = new Map<string, number>();
  for (const row of rows) {
    const twin = keysOf(row).flatMap((key) => lines.get(key) ?? [])[0];
    if (twin !== undefined) {
      const { line, title } = row;
      plan.broken.push({ kind: "broken", line, title, reason: `This is the same fabric as in line ${twin}.` });
      continue;
    }
    for (const key of keysOf(row)) lines.set(key, row.line);
    if (row.kind === "new") plan.added.push(row);
    else if (row.kind === "changed") plan.changed.push(row);
    else if (row.kind === "broken") plan.broken.push(row);
    else plan.unchanged += 1;
  }
  return plan;
}

function keysOf(row: PlannedRow): string[] {
  if (row.kind === "broken") return [];
  if (row.kind === "unchanged") return [row.before.id];
  return [row.folded, ...(row.kind === "changed" ? [row.before.id] : [])];
}
