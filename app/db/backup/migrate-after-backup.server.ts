import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { appliedMigrations, migrateToLatest, migrationNames } from "#app/db/migrate.server.ts";
import { filledByMigration, tableKeys } from "#app/db/tables.ts";
import { type BackedUpLocation, saveAside } from "./save-aside.server.ts";

interface Surroundings {
  db: Db;
  now: Date;
  /** Told before anything is changed, so that the way back is known whatever happens next. */
  onBackup: (file: string) => void;
}

/** Brings the tables up to date. Where there are rows they are saved first, and without that nothing is changed. */
export async function migrateAfterBackup(place: BackedUpLocation, { db, now, onBackup }: Surroundings) {
  const applied = await appliedMigrations(db);
  const last = applied.at(-1);
  const pending = migrationNames.some((name) => !applied.includes(name));
  // To look again for what is missing takes longer than opening the database.
  if (!pending) return [];
  if (last && (await hasRows(db))) onBackup(await saveBefore(place, last, now));
  return migrateToLatest(db);
}

/** Named by the last change that the tables had seen. */
async function saveBefore(place: BackedUpLocation, last: string, now: Date) {
  try {
    return await saveAside(place, last, now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database has to be changed for this version, and the backup before that ${reason}`, {
      cause: error,
    });
  }
}

export async function hasRows(db: Db) {
  const there = await db.introspection.getTables();
  const ours = there.filter(({ name }) => name in tableKeys && !filledByMigration.includes(name));
  for (const { name } of ours) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}
