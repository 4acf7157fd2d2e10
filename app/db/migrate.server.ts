import { type Kysely, PostgresAdapter, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, type MigrationResultSet, Migrator } from "kysely/migration";
import * as baseline from "./migrations/042-baseline.ts";
import { laterSteps } from "./migrations/later-steps.ts";
import { takeStep } from "./migrations/step.ts";
import { steps } from "./migrations/steps.ts";
import { type DatabaseLocation, openDatabase } from "./open-database.server.ts";
import type { Database } from "./schema.ts";

const following = Object.entries({ ...steps, ...laterSteps });

/**
 * In order, by name. One that has run anywhere is never edited, only followed by another at the end of `later-steps.ts`: the
 * next number and what it is about, with statements that work on both databases. It is done whole or not at all.
 */
const migrations: Record<string, Migration> = {
  "042-baseline": baseline,
  ...Object.fromEntries(following.map(([name, step]) => [name, { up: (db: Kysely<unknown>) => takeStep(step, db) }])),
};

export const migrationNames = Object.keys(migrations);

const [BASELINE = ""] = migrationNames;

/** The steps that made the same tables one by one, and the last version that took them. */
const BEFORE = { steps: 32, last: "042-fees" };
export const LAST_BEFORE = "the version of November 17, 2026 (commit ba3a92d9)";

/** All or nothing. Kysely takes PostgreSQL's advisory lock; on SQLite the transaction itself keeps a second process out. */
export async function migrateToLatest(db: Kysely<Database>) {
  await recognizeBaseline(db);
  return finish(await migratorOf(db).migrateToLatest());
}

/** As far as this migration and no further. */
export async function migrateUpTo(db: Kysely<Database>, name: string) {
  await recognizeBaseline(db);
  return finish(await migratorOf(db).migrateTo(name));
}

/** The oldest first; none on a database that has never been used. One that cannot be opened is a sentence for the operator. */
export async function appliedMigrations(db: Kysely<Database>) {
  return openable(await writtenNames(db));
}

function openable(names: string[]) {
  const known = knownMigrations(names);
  if (known.ok) return known.names;
  throw new Error(
    known.older
      ? `The database was last changed by an older version of Larkfield (${known.last}). Open it once with ${LAST_BEFORE}, which brings it up to date, and then with this one.`
      : `The database was changed by a newer version of Larkfield (${known.last}). Use that version, or restore a backup made before it.`,
  );
}

/** What a database or a backup says it has seen, as this version names it; or the last of it, where that leads nowhere. */
export function knownMigrations(names: readonly string[]) {
  const last = names.at(-1) ?? "";
  if (last === BEFORE.last && names.length === BEFORE.steps) return { ok: true as const, names: [BASELINE] };
  if (names.every((name, index) => name === migrationNames[index])) return { ok: true as const, names: [...names] };
  return { ok: false as const, last, older: last <= BEFORE.last };
}

async function writtenNames(db: Kysely<Database>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const tables = postgres ? sql`pg_tables where tablename` : sql`sqlite_master where name`;
  const found = await sql`select 1 from ${tables} = ${DEFAULT_MIGRATION_TABLE}`.execute(db);
  if (found.rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name).sort();
}

/** Where the last of the older steps was taken, the baseline takes the place of all: whole or not at all, and once. */
async function recognizeBaseline(db: Kysely<Database>) {
  const names = await writtenNames(db);
  openable(names);
  if (!names.includes(BEFORE.last)) return;
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  await db.transaction().execute(async (inside) => {
    const renamed = await sql`update ${table} set name = ${BASELINE} where name = ${BEFORE.last}`.execute(inside);
    // Another server was quicker; we have waited for it.
    if (renamed.numAffectedRows === 0n) return;
    await sql`delete from ${table} where name < ${BASELINE}`.execute(inside);
    if (inside.getExecutor().adapter instanceof PostgresAdapter) await renameConstraints(inside);
  });
}

/** Two tables were once made beside their own predecessors, so what PostgreSQL names by itself has a 1 at its end. */
async function renameConstraints(db: Kysely<Database>) {
  const { rows } = await sql<{ table: string; name: string }>`
    select relname as "table", conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where conrelid in ('consultations'::regclass, '"heldTimes"'::regclass) and conname like '%1'`.execute(db);
  for (const { table, name } of rows) {
    const to = sql.ref(name.slice(0, -1));
    await sql`alter table ${sql.table(table)} rename constraint ${sql.ref(name)} to ${to}`.execute(db);
  }
}

/** Whether opening this database would change its tables. */
export async function hasPendingMigrations(place: DatabaseLocation) {
  const { db, close } = openDatabase(place);
  const applied = await appliedMigrations(db).finally(close);
  return migrationNames.some((name) => !applied.includes(name));
}

function migratorOf(db: Kysely<Database>) {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

function finish({ error, results }: MigrationResultSet) {
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
