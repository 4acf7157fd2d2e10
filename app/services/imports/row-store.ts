import type { Selectable } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import type { Cells } from "#app/domain/imports/mapping.ts";
import type { PlannedRow } from "#app/domain/imports/plan-row.ts";

export type ImportRow = Selectable<Database["importRows"]>;

/** What became of a row: whom it is about, or why nothing did. */
export type RowResult = { ok: true; subjectId: string } | { ok: false; reason: string };

export function refused(reason: string): RowResult {
  return { ok: false, reason };
}

interface Said {
  source: string;
  usual: Cells;
}

export interface Writing {
  actorId: string;
  at: string;
}

/** How rows of one kind come into the house, and out of it again. */
export interface RowStore {
  /** Looks at all that we have, some at a time, and answers what a row would do to it. */
  index(db: Db, said: Said): Promise<(cells: Cells) => PlannedRow[]>;
  /** Inside a transaction, in as many answers as rows. Writes to nobody. */
  write(db: Db, rows: readonly ImportRow[], writing: Writing): Promise<RowResult[]>;
  /** Which of what was written since then is referred to by now, looked for before the transactions; and once more within each. */
  referred(db: Db, since: string): Promise<ReadonlySet<string>>;
  undo(db: Db, rows: readonly ImportRow[], referred: ReadonlySet<string>, writing: Writing): Promise<RowResult[]>;
}

export const SINCE = "Somebody has changed this since it was shown.";
export const CHANGED_AFTER = "It has been changed since it was imported.";
export const REFERRED = "Something refers to it by now.";
