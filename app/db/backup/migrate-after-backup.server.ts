import { mkdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import type { DatabaseLocation, Db } from "#app/db/client.server.ts";
import { appliedMigrations, migrateToLatest, migrationNames } from "#app/db/migrate.server.ts";
import { filledByMigration, tableKeys } from "#app/db/tables.ts";
import { saveBackup } from "./save-backup.server.ts";

interface Surroundings {
  db: Db;
  now: Date;
  /** Told before anything is changed, so that the way back is known whatever happens next. */
  onBackup: (file: string) => void;
}

/** Brings the tables up to date. Where there are rows they are saved first, and without that nothing is changed. */
export async function migrateAfterBackup(place: DatabaseLocation, { db, now, onBackup }: Surroundings) {
  const applied = await appliedMigrations(db);
  const last = applied.at(-1);
  const pending = migrationNames.some((name) => !applied.includes(name));
  if (last && pending && (await hasRows(db))) onBackup(await saveBefore(place, last, now));
  return migrateToLatest(db);
}

/** Named by when it was made and by the last change that the tables had seen. */
async function saveBefore(place: DatabaseLocation, last: string, now: Date) {
  const folder = path.resolve(place.dataDir, "backups");
  const file = path.join(folder, `${now.toISOString().replaceAll(":", "-")}-${last}.gz`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await saveBackup(place, { file, now });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database has to be changed for this version, and the backup before that could not be written to ${file}. Nothing was changed. The reason: ${reason}`,
      { cause: error },
    );
  }
  return file;
}

async function hasRows(db: Db) {
  const there = await db.introspection.getTables();
  const ours = there.filter(({ name }) => name in tableKeys && !filledByMigration.includes(name));
  for (const { name } of ours) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}
