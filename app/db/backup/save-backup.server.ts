import type { DatabaseLocation, Db } from "#app/db/client.server.ts";
import { appliedMigrations } from "#app/db/migrate.server.ts";
import { readRows } from "#app/db/rows.server.ts";
import { tableKeys } from "#app/db/tables.ts";
import { BACKUP_FORMAT, type BackupEnd, type BackupHeader, createTally, rowLine } from "./backup-format.ts";
import { readSnapshot } from "./snapshot.server.ts";
import { writeBackup } from "./write-backup.server.ts";

interface BackupRequest {
  file: string;
  now: Date;
  /** Gives up and leaves no file. */
  signal?: AbortSignal;
}

interface Saved {
  rows: BackupEnd["rows"];
  bytes: number;
  /** Tables beside ours in the same database, which are not ours to save. */
  leftOut: string[];
}

/** Saves every row, as of one moment, to a new file. Servers may go on writing meanwhile. */
export function saveBackup(place: DatabaseLocation, { file, now, signal }: BackupRequest): Promise<Saved> {
  return readSnapshot(place, async ({ db, kind }) => {
    const { header, leftOut } = await headerOf(db, now);
    const tally = createTally(header.tables);
    let end: BackupEnd | undefined;
    async function* lines() {
      yield JSON.stringify(header);
      for (const table of header.tables) {
        for await (const row of readRows(db, kind, table)) {
          const line = rowLine(table, row);
          tally.add(table.name, line);
          yield line;
        }
      }
      end = tally.end();
      yield JSON.stringify(end);
    }
    const bytes = await writeBackup(file, lines(), signal);
    return { rows: end?.rows ?? {}, bytes, leftOut };
  });
}

async function headerOf(db: Db, now: Date) {
  const migrations = await appliedMigrations(db);
  if (migrations.length === 0) throw new Error("The database is empty. There is nothing to save yet.");
  const live = await db.introspection.getTables();
  const tables = Object.entries(tableKeys).flatMap(([name, key]) => {
    // A table may be missing: this version is newer than the database, which is saved before it is changed.
    const columns = live.find((table) => table.name === name)?.columns.map((column) => column.name);
    return columns ? [{ name, columns, key }] : [];
  });
  const header: BackupHeader = {
    larkfield: "backup",
    format: BACKUP_FORMAT,
    madeAt: now.toISOString(),
    migrations,
    tables,
  };
  return { header, leftOut: live.map(({ name }) => name).filter((name) => !(name in tableKeys)) };
}
