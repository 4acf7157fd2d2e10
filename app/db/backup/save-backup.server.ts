import { existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { Kysely } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { appliedMigrations } from "#app/db/migrate.server.ts";
import { type DatabaseLocation, embeddedFile, postgresDialect } from "#app/db/open-database.server.ts";
import { type Row, readRows, type TableShape } from "#app/db/rows.server.ts";
import type { Database } from "#app/db/schema.ts";
import { readOnlySqliteDialect } from "#app/db/sqlite.server.ts";
import { tableKeys } from "#app/db/tables.ts";
import { createFiles } from "#app/files/create-files.server.ts";
import { intoFile } from "#app/files/into-file.server.ts";
import { BACKUP_FORMAT, type BackupEnd, type BackupHeader, createTally, LINE_LIMIT, rowLine } from "./backup-format.ts";
import { LIST_ENDING, OBJECTS } from "./objects/object-place.ts";
import { flushFolder, saveObjects } from "./objects/save-objects.server.ts";
import { readBackupRows, readHeader } from "./read-backup.server.ts";
import { publicHalf, type SealingKeys } from "./seal/keys.server.ts";
import { checkSeal } from "./seal/open-seal.server.ts";
import { sealWith } from "./seal/seal.server.ts";

/** Gathered before they are compressed: many small pieces cost more than one large one. */
const PORTION = 64 * 1024;

interface Writing {
  now: Date;
  keys: SealingKeys | undefined;
  signal: AbortSignal | undefined;
}

/**
 * Writes the lines under another name first, and reads them again: whoever sees the file sees all of it, on the disk and not
 * only in memory, as it was meant.
 */
async function writeBackup(file: string, lines: AsyncIterable<string>, { now, keys, signal }: Writing) {
  const part = `${file}.part`;
  if (existsSync(file)) throw new Error(`${file} is there already. Choose another name, or remove it first.`);
  if (existsSync(part)) {
    throw new Error(`${part} is there: another backup is being written or broke off. Remove it and try again.`);
  }
  try {
    await intoFile(part, { flags: "wx", flush: true }, (target) => {
      const source = Readable.from(portions(lines));
      if (keys) return pipeline(source, createGzip(), sealWith(keys, now), target, { signal });
      return pipeline(source, createGzip(), target, { signal });
    });
    await checkBackup(part, keys, signal);
    signal?.throwIfAborted();
    await rename(part, file);
    await flushFolder(path.dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return (await stat(file)).size;
}

async function* portions(lines: AsyncIterable<string>) {
  let gathered = "";
  for await (const line of lines) {
    gathered += `${line}\n`;
    if (gathered.length < PORTION) continue;
    yield gathered;
    gathered = "";
  }
  yield gathered;
}

/** Reads a new backup through, as far as the machine that made it can: a sealed one by its signature and its hashes. */
async function checkBackup(file: string, keys: SealingKeys | undefined, signal?: AbortSignal) {
  if (keys) {
    await checkSeal(file, { verify: publicHalf(keys.sign) });
    return;
  }
  const header = await readHeader(file);
  for await (const _row of readBackupRows(file, header)) signal?.throwIfAborted();
}

interface BackupRequest {
  file: string;
  now: Date;
  /** Gives up and leaves no file. */
  signal?: AbortSignal | undefined;
  /** Without them the file is readable by whoever has it. */
  keys?: SealingKeys | undefined;
  /** One of several in its folder, which keep each photograph once. */
  shared?: boolean;
}

interface Saved {
  rows: BackupEnd["rows"];
  /** Files of photographs, of which each has a large and a small one. */
  objects: number;
  bytes: number;
  /** Files of photographs that the store has lost, by their names. */
  lost: string[];
  /** Tables beside ours in the same database, which are not ours to save. */
  leftOut: string[];
}

/** What can be taken back for ten minutes cannot be after a restore: by then it would be somebody else's surprise. */
const UNSAVED: keyof Database = "undos";

/** Saves every row, as of one moment, to a new file, and what photographs they name beside it. Servers may go on writing meanwhile. */
export function saveBackup(
  place: DatabaseLocation,
  { file, now, signal, keys, shared = false }: BackupRequest,
): Promise<Saved> {
  const store = createFiles(place);
  return readSnapshot(place, async ({ db, kind }) => {
    const { header, leftOut } = await headerOf(db, now);
    const tally = createTally(header.tables);
    let end: BackupEnd | undefined;
    const lost: string[] = [];
    async function* lines() {
      yield JSON.stringify(header);
      for (const table of header.tables) {
        if (table.name === UNSAVED || table === OBJECTS) continue;
        for await (const row of readRows(db, kind, table)) {
          const line = rowLine(table, row);
          if (line.length > LINE_LIMIT)
            throw new Error(`A row of ${table.name} is too long for a backup: ${nameOf(row, table)}.`);
          tally.add(table.name, line);
          yield line;
        }
      }
      const saving = { file, shared, store, now, keys, signal, onLost: (sha256: string) => lost.push(sha256) };
      const named = header.tables.includes(OBJECTS);
      const has = (table: string) => header.tables.some(({ name }) => name === table);
      const tables = { pictures: has("quotePictures"), notes: has("taskPhotos"), site: has("siteFiles") };
      for await (const object of named ? saveObjects(db, { ...saving, ...tables }) : []) {
        const line = rowLine(OBJECTS, { ...object });
        tally.add(OBJECTS.name, line);
        yield line;
      }
      end = tally.end();
      yield JSON.stringify(end);
    }
    try {
      const bytes = await writeBackup(file, pace(lines()), { now, keys, signal });
      const { [OBJECTS.name]: objects = 0, ...rows } = end?.rows ?? {};
      return { rows, objects, bytes, lost, leftOut };
    } catch (error) {
      if (shared && !existsSync(file)) await rm(`${file}${LIST_ENDING}`, { force: true });
      throw error;
    }
  });
}

function nameOf(row: Row, { key }: TableShape) {
  return key.map((column) => row[column]).join(", ");
}

async function headerOf(db: Db, now: Date) {
  const migrations = await appliedMigrations(db);
  if (migrations.length === 0) throw new Error("The database is empty. There is nothing to save yet.");
  const live = await db.introspection.getTables();
  const tables: TableShape[] = Object.entries(tableKeys).flatMap(([name, key]) => {
    // A table or a part of its key may be missing: this version is newer than the database, which is saved before it is changed.
    const columns = live.find((table) => table.name === name)?.columns.map((column) => column.name);
    return columns ? [{ name, columns, key: key.filter((column) => columns.includes(column)) }] : [];
  });
  // Tables from before there were photographs name none.
  if (tables.some(({ name }) => name === "files")) tables.push(OBJECTS);
  const header: BackupHeader = {
    larkfield: "backup",
    format: BACKUP_FORMAT,
    madeAt: now.toISOString(),
    migrations,
    tables,
  };
  return { header, leftOut: live.map(({ name }) => name).filter((name) => !(name in tableKeys)) };
}

/** Reads the database as it is at one moment, while servers go on writing to it. */
async function readSnapshot<Result>(
  { dataDir, databaseUrl }: DatabaseLocation,
  read: (snapshot: { kind: "sqlite" | "postgres"; db: Db }) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl) {
    const db = new Kysely<Database>({ dialect: postgresDialect(databaseUrl) });
    const moment = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    return moment.execute((inside) => read({ kind: "postgres", db: inside })).finally(() => db.destroy());
  }
  if (!existsSync(embeddedFile(dataDir))) throw new Error(`There is no database in ${dataDir}.`);
  const db = new Kysely<Database>({ dialect: readOnlySqliteDialect(embeddedFile(dataDir)) });
  return db
    .transaction()
    .execute((inside) => read({ kind: "sqlite", db: inside }))
    .finally(() => db.destroy());
}

/** Far below what anybody waiting for a page would notice. */
const STEP_MS = 4;

/** The same, but whatever else waits for this thread gets its turn every few milliseconds. */
async function* pace<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  let since = performance.now();
  for await (const item of items) {
    yield item;
    if (performance.now() - since < STEP_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}
