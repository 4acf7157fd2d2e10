import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { sql } from "kysely";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { migrateAfterBackup } from "#app/db/backup/migrate-after-backup.server.ts";
import { readHeader } from "#app/db/backup/read-backup.server.ts";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { saveBackup } from "#app/db/backup/save-backup.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { migrateToLatest, migrateUpTo, migrationNames } from "#app/db/migrate.server.ts";
import type { DatabaseLocation } from "#app/db/open-database.server.ts";
import { writeRows } from "#app/db/rows.server.ts";
import { fillWithOrders } from "#tests/load/bench/orders/fill.ts";
import { newBackupKeys } from "#tests/support/backups/backup-keys.ts";
import { everything, inDatabase, kinds, newFolder, newPlace } from "#tests/support/places.ts";
import { newFilledPlace } from "#tests/support/setup/templates.ts";

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);
const NOW = new Date("2026-11-15T12:00:00.000Z");
const ours = newBackupKeys();

async function filledPlace(kind: (typeof kinds)[number], orders: number) {
  const { remove, ...place } = await newFilledPlace("migrated", kind, async (empty) => {
    await inDatabase(empty, migrateToLatest);
  });
  onTestFinished(remove);
  await inDatabase(place, (db) => fillWithOrders(db, { customers: 10, orders, postgres: kind === "postgres" }));
  return place;
}

async function save(place: DatabaseLocation, keys?: typeof ours.sealing) {
  const file = path.join(newFolder(), "backup");
  await saveBackup(place, { file, now: NOW, keys });
  return file;
}

describe.each(found)("on %s", (kind) => {
  test("a sealed backup is restored with its keys, row for row, and refused without them", async () => {
    const [source, target] = [await filledPlace(kind, 100), await newPlace(kind)];
    const file = await save(source, ours.sealing);
    await expect(restoreBackup(target, file)).rejects.toThrow(/is sealed, and no key is here/);
    await expect(restoreBackup(target, file, newBackupKeys().opening)).rejects.toThrow(/was signed by the key/);
    expect(await inDatabase(target, (db) => db.introspection.getTables())).toEqual([]);
    const { rows } = await restoreBackup(target, file, ours.opening);
    expect(rows.orders).toBe(100);
    expect(await everything(target)).toEqual(await everything(source));
  });

  test("a backup takes the place of what is there when asked, and what was there is kept", async () => {
    const [source, target] = [await filledPlace(kind, 20), await filledPlace(kind, 5)];
    await inDatabase(target, (db) => db.updateTable("orders").set({ orderName: "The old data" }).execute());
    const [file, before] = [await save(source), await everything(target)];
    await expect(restoreBackup(target, file)).rejects.toThrow(/has data already/);
    const { aside } = await restoreBackup(target, file, { replace: { now: NOW } });
    expect(await everything(target)).toEqual(await everything(source));
    expect(aside).toBe(path.join(target.dataDir, "backups", "2026-11-15T12-00-00.000Z-replaced.gz"));
    await restoreBackup(target, aside ?? "", { replace: { now: new Date("2026-11-15T13:00:00.000Z") } });
    expect(await everything(target)).toEqual(before);
  });

  test("a restore that is killed while it replaces leaves the old data whole", async () => {
    const [source, target] = [await filledPlace(kind, 5), await filledPlace(kind, 50)];
    await inDatabase(source, addTurns);
    const [file, before] = [await save(source), await everything(target)];
    const script = path.resolve(import.meta.dirname, "../../scripts/operate/restore.ts");
    const place = { DATA_DIR: target.dataDir, ...(target.databaseUrl && { DATABASE_URL: target.databaseUrl }) };
    const child = spawn(process.execPath, [script, file, "--replace"], {
      env: { PATH: process.env.PATH, ...place },
      stdio: "ignore",
    });
    const ended = once(child, "exit");
    const untilSo = async (halfway: () => Promise<boolean>) => {
      while (!(await halfway()) && child.exitCode === null) await wait(5);
    };
    if (kind === "sqlite") await untilSo(() => journalIsLong(target));
    else await inDatabase(target, (db) => untilSo(() => isInserting(db)));
    child.kill("SIGKILL");
    expect((await ended)[1]).toBe("SIGKILL");
    expect(await everything(target)).toEqual(before);
  });

  test("what is saved before an update is sealed as well", async () => {
    const place = { ...(await newPlace(kind)), backup: { keys: ours.sealing } };
    const files: string[] = [];
    await inDatabase(place, async (db) => {
      await migrateUpTo(db, migrationNames.at(-2) ?? "");
      await writeRows(db, "blockedDays", [{ day: "2026-11-26" }]);
      await migrateAfterBackup(place, { db, now: NOW, onBackup: (file) => files.push(file) });
    });
    expect(files).toEqual([expect.stringMatching(/-0\d\d-[\w-]+\.sealed$/)]);
    expect((await readHeader(files[0] ?? "", ours.opening)).migrations).toEqual(migrationNames.slice(0, -1));
  });
});

/** Enough of them that a restore is caught while it writes. */
async function addTurns(db: Db) {
  await sql`insert into "orderStatusHistory" ("id", "orderId", "toStatus", "at")
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 30000)
    select 'turn-' || n, (select min(id) from orders), 'incomplete', ${NOW.toISOString()} from numbers`.execute(db);
}

async function journalIsLong({ dataDir }: DatabaseLocation) {
  const journal = path.join(dataDir, "larkfield.sqlite-wal");
  return existsSync(journal) && statSync(journal).size > 1_000_000;
}

async function isInserting(db: Db) {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and query like 'insert into "orderStatusHistory"%'`.execute(db);
  return rows.length > 0;
}

test("where backups are signed, one without a signature is refused unless asked for", async () => {
  const [source, target] = [await filledPlace("sqlite", 5), await newPlace("sqlite")];
  const file = await save(source);
  await expect(restoreBackup(target, file, ours.opening)).rejects.toThrow(/is not signed, and this installation signs/);
  expect(readdirSync(target.dataDir)).toEqual([]);
  expect((await restoreBackup(target, file, { ...ours.opening, unsigned: true })).rows.orders).toBe(5);
});

test("a line without an end is given up with a sentence, before anything is touched", async () => {
  const file = path.join(newFolder(), "endless.gz");
  const megabyte = Buffer.alloc(1024 * 1024, "x");
  await pipeline(Readable.from(Array.from({ length: 64 }, () => megabyte)), createGzip(), createWriteStream(file));
  const dataDir = path.join(newFolder(), "new");
  await expect(restoreBackup({ dataDir }, file)).rejects.toThrow(
    "is not a backup of Larkfield. A line of it is longer than 33,554,432 characters. Nothing was restored from it.",
  );
  expect(existsSync(dataDir)).toBe(false);
});

test("a row that could not be read again is not saved either, and is named", async () => {
  const place = await filledPlace("sqlite", 1);
  const description = "x".repeat(33 * 1024 * 1024);
  const [order] = await inDatabase(place, (db) =>
    db.updateTable("orders").set({ description }).returning("id").execute(),
  );
  await expect(save(place)).rejects.toThrow(`A row of orders is too long for a backup: ${order?.id}.`);
});

test("reading twenty times as much takes no more memory", async () => {
  const [small, large] = [await longBackup(2_000), await longBackup(40_000)];
  const [few, many] = [await peakMemory(small), await peakMemory(large)];
  expect(many - few).toBeLessThan(64 * 1024 * 1024);
});

/** Rows of four kilobytes each; it need not be a whole backup to be read. */
async function longBackup(rows: number) {
  const file = path.join(newFolder(), "long.gz");
  const header = { larkfield: "backup", format: 2, madeAt: NOW.toISOString(), migrations: ["042-baseline"] };
  const shape = { name: "users", columns: ["id", "name"], key: ["id"] };
  function* lines() {
    yield `${JSON.stringify({ ...header, tables: [shape] })}\n`;
    for (let row = 0; row < rows; row += 1) yield `["users",{"id":"${row}","name":"${"linen ".repeat(700)}"}]\n`;
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file));
  return file;
}

/** The most memory that a process of its own has had, in bytes. */
async function peakMemory(file: string) {
  const reader = path.resolve(import.meta.dirname, "../support/backups/read-backup-through.ts");
  const child = spawn(process.execPath, [reader, file], { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = await once(child.stdout, "data");
  return Number(said) * 1024;
}
