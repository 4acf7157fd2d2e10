import { readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import pino from "pino";
import { describe, expect, inject, test } from "vitest";
import { createApp } from "#app/app.server.ts";
import { readHeader } from "#app/db/backup/read-backup.server.ts";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { appliedMigrations, migrateToLatest, migrateUpTo, migrationNames } from "#app/db/migrate.server.ts";
import type { DatabaseLocation } from "#app/db/open-database.server.ts";
import { writeRows } from "#app/db/rows.server.ts";
import { testConfig } from "#tests/support/config.ts";
import { inDatabase, kinds, newPlace } from "#tests/support/places.ts";

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);
const [BEFORE = "", ...NEWER] = migrationNames.slice(-2);
const days = [{ day: "2026-11-26" }, { day: "2026-12-25" }];

async function makeOldDatabase(place: DatabaseLocation) {
  await inDatabase(place, async (db) => {
    await migrateUpTo(db, BEFORE);
    await writeRows(db, "blockedDays", days);
  });
}

/** Starts and ends the site; answers with what it logged. */
async function start(place: DatabaseLocation) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: "info" }, { write: (line) => void lines.push(JSON.parse(line)) });
  const app = await createApp({ config: testConfig(place), log, now: () => new Date("2026-11-15T09:30:00.250Z") });
  await app.close();
  return lines;
}

const daysIn = (db: Db) => db.selectFrom("blockedDays").selectAll().orderBy("day").execute();

describe.each(found)("a database of the version before, on %s", (kind) => {
  test("is saved before it is migrated, and the log says where", async () => {
    const [place, target] = [await newPlace(kind), await newPlace(kind)];
    await makeOldDatabase(place);
    const lines = await start(place);
    const file = path.join(place.dataDir, "backups", `2026-11-15T09-30-00.250Z-${BEFORE}.gz`);
    expect(lines.map(({ msg, file: named }) => [msg, named])).toEqual([
      ["backup written before the database is migrated", file],
      ["database migrated", undefined],
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await readHeader(file)).migrations.at(-1)).toBe(BEFORE);

    const restored = await restoreBackup(target, file);
    expect(restored).toMatchObject({ rows: { blockedDays: 2 }, migrated: NEWER });
    expect(await inDatabase(target, daysIn)).toEqual(days);
    expect(await inDatabase(place, daysIn)).toEqual(days);
  });

  test("is left alone when the backup cannot be written, and the start says why", async () => {
    const place = await newPlace(kind);
    await makeOldDatabase(place);
    writeFileSync(path.join(place.dataDir, "backups"), "in the way");
    await expect(start(place)).rejects.toThrow(
      /^The database has to be changed for this version, and the backup before that could not be written to .*backups.*-0\d\d-[\w-]+\.gz\. Nothing was changed\. The reason: EEXIST/,
    );
    await inDatabase(place, async (db) => {
      expect((await appliedMigrations(db)).at(-1)).toBe(BEFORE);
      expect(await daysIn(db)).toEqual(days);
    });
  });

  test("is not saved when it is up to date, has no rows, or is new", async () => {
    const [current, empty, fresh] = [await newPlace(kind), await newPlace(kind), await newPlace(kind)];
    await makeOldDatabase(current);
    await inDatabase(current, migrateToLatest);
    await inDatabase(empty, (db) => migrateUpTo(db, BEFORE));
    for (const place of [current, empty, fresh]) {
      await start(place);
      expect(readdirSync(place.dataDir)).not.toContain("backups");
      expect(await inDatabase(place, appliedMigrations)).toEqual(migrationNames);
    }
  });
});
