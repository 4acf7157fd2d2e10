import type { Db } from "#app/db/client.server.ts";
import { type Row, readRows, type TableShape, writeRows } from "#app/db/rows.server.ts";
import { type BackupHeader, createTally, rowLine } from "./backup-format.ts";
import { OBJECTS } from "./objects/object-place.ts";
import { type ReadingOptions, readBackupRows } from "./read-backup.server.ts";

/** However long the rows, no more than this waits to be written. */
const AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 4 * 1024 * 1024;

interface Source {
  file: string;
  header: BackupHeader;
  reading: ReadingOptions;
}

/** Writes every row of the file, and sums up what it wrote. */
export async function insertAll(db: Db, { file, header, reading }: Source) {
  const shapes = new Map(header.tables.map((table) => [table.name, table]));
  const tally = createTally(rowTables(header));
  let waiting: { table: string; rows: Row[]; characters: number } = { table: "", rows: [], characters: 0 };
  const write = async () => {
    if (waiting.rows.length > 0) await writeRows(db, waiting.table, waiting.rows);
  };
  for await (const [table, row] of readBackupRows(file, header, reading)) {
    if (table === OBJECTS.name) continue;
    const shape = shapes.get(table);
    if (!shape) throw new Error(`${file} has rows of ${table}, a table that it does not describe.`);
    const line = rowLine(shape, row);
    tally.add(table, line);
    const full = waiting.rows.length === AT_ONCE || waiting.characters > CHARACTERS_AT_ONCE;
    if (table !== waiting.table || full) {
      await write();
      waiting = { table, rows: [], characters: 0 };
    }
    waiting.rows.push(row);
    waiting.characters += line.length;
  }
  await write();
  return tally.end();
}

/** Those that a database has. */
export function rowTables({ tables }: BackupHeader) {
  return tables.filter(({ name }) => name !== OBJECTS.name);
}

/** What is there, summed up as a backup would. */
export async function tallyTables(db: Db, kind: "sqlite" | "postgres", { tables }: { tables: TableShape[] }) {
  const tally = createTally(tables);
  for (const table of tables) {
    for await (const row of readRows(db, kind, table)) tally.add(table.name, rowLine(table, row));
  }
  return tally.end();
}
