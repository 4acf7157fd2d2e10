import type { ImportKind, ImportState } from "#app/domain/imports/import-kinds.ts";

export interface ImportTables {
  imports: {
    id: string;
    kind: ImportKind;
    /** The mill or the program, as it was typed. */
    source: string;
    fileName: string;
    encoding: string;
    /** The file as text; empty as soon as it is written, or has waited too long. */
    content: string;
    /** JSON: a list of texts; and the first rows, to see what a column holds. */
    headings: string;
    sample: string;
    /** JSON: the field of each column, "" for none; and what is said once for all new rows, by field. */
    mapping: string;
    usual: string;
    rowCount: number;
    /** Rows that are in the house already as they are in the file. */
    sameCount: number;
    state: ImportState;
    /** Counts up with each turn, so that of two at once one sees that it is late. */
    version: number;
    actorId: string;
    createdAt: string;
    writtenAt: string | null;
    undoneAt: string | null;
  };
  /** What one row does to one client or cloth: a price without a color is a row for each color. */
  importRows: {
    /** Begins with its import's, and sorts as the file does. */
    id: string;
    importId: string;
    line: number;
    title: string;
    outcome: "new" | "changed" | "refused";
    /** Skipped: it could not be written when it came to it. Kept: it could not be taken back. */
    state: "planned" | "refused" | "written" | "skipped" | "undone" | "kept";
    /** Why it was refused, skipped or kept. */
    reason: string;
    /** Whom or what it is about; nobody before a new one is written. */
    subjectId: string | null;
    /** JSON of what was there before and of what is written; empty for none. */
    before: string;
    after: string;
    /** JSON: what differs, in words. */
    changes: string;
  };
  /** What was chosen for the columns of somebody's file the last time. */
  importMappings: {
    kind: ImportKind;
    /** Folded. */
    source: string;
    /** JSON: the field by the key of each column. */
    columns: string;
    usual: string;
    updatedAt: string;
  };
}
