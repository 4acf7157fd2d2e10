import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import { type DatabaseLocation, type Db, openDatabase } from "#app/db/client.server.ts";
import { lockDataFolder } from "#app/db/data-lock.server.ts";
import { migrateToLatest, migrateUpTo, migrationNames } from "#app/db/migrate.server.ts";
import { type Row, readRows, writeRows } from "#app/db/rows.server.ts";
import { filledByMigration, tableKeys } from "#app/db/tables.ts";
import { type BackupEnd, type BackupHeader, createTally, rowLine } from "./backup-format.ts";
import { readBackupRows, readHeader } from "./read-backup.server.ts";

interface Restored {
  madeAt: string;
  rows: BackupEnd["rows"];
  /** Changes of tables that came after the backup was made. */
  migrated: string[];
}

const AT_ONCE = 200;

/**
 * Puts a backup into an empty database of either kind. The file is read through before anything is touched, and everything
 * is one transaction: whatever goes wrong, the database is as empty as before.
 */
export async function restoreBackup(place: DatabaseLocation, file: string): Promise<Restored> {
  const header = await readHeader(file);
  const level = levelOf(header, file);
  for await (const _row of readBackupRows(file, header));

  const lock = place.databaseUrl ? undefined : lockDataFolder(place.dataDir);
  const database = openDatabase(place);
  try {
    return await database.db.transaction().execute(async (db) => {
      await clearEmptyTables(db, database.kind);
      await migrateUpTo(db, level);
      for (const { name } of header.tables) {
        if (filledByMigration.includes(name)) await sql`delete from ${sql.table(name)}`.execute(db);
      }
      const saved = await insertAll(db, file, header);
      const restored = await readBack(db, database.kind, header);
      if (!isDeepStrictEqual(restored, saved)) throw new Error("The restored rows differ from the saved ones.");
      return { madeAt: header.madeAt, rows: saved.rows, migrated: await migrateToLatest(db) };
    });
  } finally {
    await database.close();
    lock?.release();
  }
}

/** The last migration that the saved database had seen, if this version knows the same ones. */
function levelOf({ migrations }: BackupHeader, file: string) {
  const strange = migrations.find((name, index) => migrationNames[index] !== name);
  if (strange) {
    throw new Error(`${file} was made by another version of Larkfield (${strange}). Use that version, or a newer one.`);
  }
  return migrations.at(-1) ?? "";
}

/** Tables without a row may be there, of whatever version; they are made anew. One row is reason enough to refuse. */
async function clearEmptyTables(db: Db, kind: "sqlite" | "postgres") {
  const there = (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
  const ours = Object.keys(tableKeys).filter((name) => there.includes(name));
  // Nobody can add a row between our look and the end of the transaction; on SQLite the transaction itself sees to that.
  if (kind === "postgres" && ours.length > 0)
    await sql`lock table ${sql.join(ours.map((name) => sql.table(name)))}`.execute(db);
  for (const name of ours.filter((one) => !filledByMigration.includes(one))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw new Error(`The database has data already (in ${name}). A backup is restored only into an empty one.`);
    }
  }
  const internal = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE].filter((name) => there.includes(name));
  for (const name of [...ours.reverse(), ...internal]) await db.schema.dropTable(name).execute();
}

async function insertAll(db: Db, file: string, header: BackupHeader) {
  const shapes = new Map(header.tables.map((table) => [table.name, table]));
  const tally = createTally(header.tables);
  let waiting: { table: string; rows: Row[] } = { table: "", rows: [] };
  const write = async () => {
    if (waiting.rows.length > 0) await writeRows(db, waiting.table, waiting.rows);
  };
  for await (const [table, row] of readBackupRows(file, header)) {
    const shape = shapes.get(table);
    if (!shape) throw new Error(`${file} has rows of ${table}, a table that it does not describe.`);
    tally.add(table, rowLine(shape, row));
    if (table !== waiting.table || waiting.rows.length === AT_ONCE) {
      await write();
      waiting = { table, rows: [] };
    }
    waiting.rows.push(row);
  }
  await write();
  return tally.end();
}

async function readBack(db: Db, kind: "sqlite" | "postgres", { tables }: BackupHeader) {
  const tally = createTally(tables);
  for (const table of tables) {
    for await (const row of readRows(db, kind, table)) tally.add(table.name, rowLine(table, row));
  }
  return tally.end();
}
