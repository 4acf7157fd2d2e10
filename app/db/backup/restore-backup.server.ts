import { sql } from "kysely";
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import type { Db } from "#app/db/client.server.ts";
import { lockDataFolder } from "#app/db/data-lock.server.ts";
import { knownMigrations, LAST_BEFORE, migrateToLatest, migrateUpTo } from "#app/db/migrate.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import type { TableShape } from "#app/db/rows.server.ts";
import { filledByMigration, tableKeys } from "#app/db/tables.ts";
import { createFiles } from "#app/files/create-files.server.ts";
import { type BackupEnd, type BackupHeader, differingTables } from "./backup-format.ts";
import { hasRows } from "./migrate-after-backup.server.ts";
import { OBJECTS } from "./objects/object-place.ts";
import {
  findObjects,
  type ListedObjects,
  markMissing,
  type PhotosWanted,
  putObjects,
} from "./objects/restore-objects.server.ts";
import { type ReadingOptions, readBackupRows, readHeader } from "./read-backup.server.ts";
import { insertAll, rowTables, tallyTables } from "./restore-rows.server.ts";
import { type BackedUpLocation, saveAside } from "./save-aside.server.ts";

interface Restored {
  madeAt: string;
  rows: BackupEnd["rows"];
  saved: BackupEnd;
  /** The tables as the backup describes them. */
  tables: TableShape[];
  /** Changes of tables that came after the backup was made. */
  migrated: string[];
  /** Where the rows are that had to make room. */
  aside: string | undefined;
  /** Files of photographs: as many as it names, were read through, and were not there. */
  objects: { listed: number; read: number; missing: number };
}

interface RestoreOptions extends ReadingOptions {
  /** Puts the backup in the place of what is there, which is saved first. */
  replace?: { now: Date };
  photos?: PhotosWanted;
}

/**
 * Puts a backup into an empty database of either kind. The file is read through before anything is touched, and everything
 * is one transaction: whatever goes wrong, the database is as it was before.
 */
export async function restoreBackup(
  place: BackedUpLocation,
  file: string,
  { replace, photos = "all", ...reading }: RestoreOptions = {},
): Promise<Restored> {
  const header = await readHeader(file, reading);
  const level = levelOf(header, file);
  const listed = await readObjects(file, header, reading);
  const source = { file, keys: reading, store: createFiles(place) };
  const found = await findObjects(listed, source, photos);

  const { madeAt } = header;
  const tables = rowTables(header);
  const lock = place.databaseUrl ? undefined : lockDataFolder(place.dataDir);
  const database = openDatabase(place);
  try {
    const aside = replace && (await hasRows(database.db)) ? await saveReplaced(place, replace.now) : undefined;
    return await database.db.transaction().execute(async (db) => {
      await clearTables(db, database.kind, replace !== undefined);
      await migrateUpTo(db, level);
      if (photos !== "a sample") await putObjects(listed, found, source);
      for (const { name } of rowTables(header)) {
        if (filledByMigration.includes(name)) await sql`delete from ${sql.table(name)}`.execute(db);
      }
      const saved = await insertAll(db, { file, header, reading });
      const differing = differingTables(saved, await tallyTables(db, database.kind, { tables }));
      if (differing.length > 0)
        throw new Error(`The restored rows differ from the saved ones in ${differing.join(", ")}.`);
      await markMissing(db, listed, found);
      const objects = { listed: listed.objects.length, read: found.read, missing: found.missing.size };
      return { madeAt, rows: saved.rows, saved, tables, aside, objects, migrated: await migrateToLatest(db) };
    });
  } finally {
    await database.close();
    lock?.release();
  }
}

/** Reads all of it, and keeps what it says of photographs. */
async function readObjects(file: string, header: BackupHeader, reading: ReadingOptions): Promise<ListedObjects> {
  const listed: ListedObjects = { madeAt: header.madeAt, objects: [], pairs: [] };
  for await (const [table, row] of readBackupRows(file, header, reading)) {
    if (table === "files" || table === "taskPhotos")
      listed.pairs.push([String(row.sha256), String(row.thumbSha256), table]);
    if (table === "quotePictures" || table === "siteFiles") listed.pairs.push([String(row.sha256), String(row.sha256)]);
    if (table === OBJECTS.name) listed.objects.push({ sha256: String(row.sha256), bytes: Number(row.bytes) });
  }
  return listed;
}

async function saveReplaced(place: BackedUpLocation, now: Date) {
  try {
    return await saveAside(place, "replaced", now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`What is there would be replaced, and a backup of it ${reason}`, { cause: error });
  }
}

/** The last migration that the saved database had seen, if this version knows the same ones. */
function levelOf({ migrations }: BackupHeader, file: string) {
  const known = knownMigrations(migrations);
  if (known.ok) return known.names.at(-1) ?? "";
  throw new Error(
    known.older
      ? `${file} was made by an older version of Larkfield (${known.last}). Restore it with ${LAST_BEFORE}, and make a new backup there.`
      : `${file} was made by another version of Larkfield (${known.last}). Use that version, or a newer one.`,
  );
}

/** Tables without a row may be there, of whatever version; they are made anew. One row is reason enough to refuse, unless asked. */
async function clearTables(db: Db, kind: "sqlite" | "postgres", evenFull: boolean) {
  const there = (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
  const ours = Object.keys(tableKeys).filter((name) => there.includes(name));
  // Nobody can add a row between our look and the end of the transaction; on SQLite the transaction itself sees to that.
  if (kind === "postgres" && ours.length > 0)
    await sql`lock table ${sql.join(ours.map((name) => sql.table(name)))}`.execute(db);
  for (const name of ours.filter((one) => !evenFull && !filledByMigration.includes(one))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw new Error(`The database has data already (in ${name}). A backup is restored only into an empty one.`);
    }
  }
  const internal = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE].filter((name) => there.includes(name));
  for (const name of [...ours.reverse(), ...internal]) await db.schema.dropTable(name).execute();
}
