import { createHash } from "node:crypto";
import { z } from "zod";
import type { Row, TableShape } from "#app/db/rows.server.ts";

/**
 * A backup is gzipped text, one JSON value a line, the same from either database: first what it is, then the rows table by
 * table, then the photographs that lie beside it, then how many lines there were and their checksums, without which it is not
 * complete. Before the third there were no photographs.
 */
export const BACKUP_FORMAT = 3;

/** Ten times the longest row that the site's own limits allow. What is longer is not read, so it is not written either. */
export const LINE_LIMIT = 32 * 1024 * 1024;

export const headerSchema = z.object({
  larkfield: z.literal("backup"),
  format: z.number(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), key: z.array(z.string()) })),
});
export type BackupHeader = z.infer<typeof headerSchema>;

const rowValue = z.union([z.string(), z.number(), z.null()]);
export const rowSchema = z.tuple([z.string(), z.record(z.string(), rowValue)]);

export const endSchema = z.object({
  rows: z.record(z.string(), z.number()),
  sha256: z.string(),
  tables: z.record(z.string(), z.string()),
});
export type BackupEnd = z.infer<typeof endSchema>;

/** The columns in the table's order, so that equal rows make equal lines. */
export function rowLine({ name, columns }: TableShape, row: Row) {
  return JSON.stringify([name, Object.fromEntries(columns.map((column) => [column, row[column]]))]);
}

/** Counts row lines and sums them up, together and by table: two sets of rows are equal when their tallies are. */
export function createTally(tables: TableShape[]) {
  const rows: Record<string, number> = Object.fromEntries(tables.map(({ name }) => [name, 0]));
  const hash = createHash("sha256");
  const hashes = new Map(tables.map(({ name }) => [name, createHash("sha256")]));
  return {
    add: (table: string, line: string) => {
      rows[table] = (rows[table] ?? 0) + 1;
      hash.update(line).update("\n");
      hashes.get(table)?.update(line).update("\n");
    },
    end: (): BackupEnd => {
      const byTable = [...hashes].map(([name, one]) => [name, one.digest("hex")] as const);
      return { rows, sha256: hash.digest("hex"), tables: Object.fromEntries(byTable) };
    },
  };
}

/** The tables whose rows are not as they were saved. */
export function differingTables(saved: BackupEnd, found: BackupEnd) {
  const names = Object.keys({ ...saved.rows, ...found.rows });
  return names.filter((name) => saved.rows[name] !== found.rows[name] || saved.tables[name] !== found.tables[name]);
}
