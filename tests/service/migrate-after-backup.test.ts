import { readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import pino from "pino";
import { describe, expect, inject, test } from "vitest";
import { createApp } from "#app/app.server.ts";
import { readHeader } from "#app/db/backup/read-backup.server.ts";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import type { DatabaseLocation, Db } from "#app/db/client.server.ts";
import { appliedMigrations, migrateToLatest, migrateUpTo, migrationNames } from "#app/db/migrate.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { writeRows } from "#app/db/rows.server.ts";
import { testConfig } from "#tests/support/config.ts";
import { inDatabase, kinds, newPlace } from "#tests/support/places.ts";

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);
const BEFORE = "006-consultations";
const at = "2026-11-14T11:00:00.000Z";

/** As the tables were then, whatever has been added to them since. */
const ida = {
  ...{ id: "ida", name: "Ida Sample", email: "ida@example.com", emailVerified: 0, image: null },
  ...{ firstName: "Ida", lastName: "Sample", phoneNumber: "2155550101", street: "1 Sample Street" },
  ...{ city: "Philadelphia", state: "PA", zipCode: "19103", role: "client", createdAt: at, updatedAt: at },
};
const order = (id: string, windows: string) => ({
  ...{ id, userId: "ida", status: "incomplete", totalCents: null, paymentLink: null, orderName: null },
  ...{ description: null, step: 4, overviewStep: null, hardwareChoice: 1, windowCount: 2, version: 7 },
  ...{ hardware: '[{"name":"Brass rod","link":""}]', windows },
  ...{ createdAt: at, updatedAt: at, submittedAt: null, confirmedAt: null },
});
const twoWindows =
  '[{"id":"LF-1-1","name":"Study","measurements":{"widthOfWindow":"36"},"customizations":{}},{"id":"LF-1-2","name":"Hall","measurements":{},"customizations":{}}]';
const rowsOfThatTime = [order("LF-1", twoWindows), order("LF-2", "not a list")];

async function makeOldDatabase(place: DatabaseLocation) {
  await inDatabase(place, async (db) => {
    await migrateUpTo(db, BEFORE);
    await writeRows(db, "users", [ida]);
    await writeRows(db, "orders", rowsOfThatTime);
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

const ordersIn = (db: Db) => db.selectFrom("orders").selectAll().orderBy("id").execute();

describe.each(found)("a database of the version before, on %s", (kind) => {
  test("is saved before it is migrated, and the log says where", async () => {
    const [place, target] = [await newPlace(kind), await newPlace(kind)];
    await makeOldDatabase(place);
    const lines = await start(place);
    const file = path.join(place.dataDir, "backups", "2026-11-15T09-30-00.250Z-006-consultations.gz");
    expect(lines.map(({ msg, file: named }) => [msg, named])).toEqual([
      ["backup written before the database is migrated", file],
      ["database migrated", undefined],
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await readHeader(file)).migrations.at(-1)).toBe(BEFORE);

    const restored = await restoreBackup(target, file);
    expect(restored.rows).toMatchObject({ users: 1, orders: 2 });
    expect(restored.migrated).toEqual(migrationNames.slice(migrationNames.indexOf(BEFORE) + 1));
    await inDatabase(target, async (db) => {
      const [user] = await db.selectFrom("users").selectAll().execute();
      expect(user).toMatchObject(ida);
      expect((await ordersIn(db)).map(({ id, version }) => [id, version])).toEqual([
        ["LF-1", 7],
        ["LF-2", 7],
      ]);
    });
  });

  test("gets a key for every window, and nothing else of an order changes", async () => {
    const place = await newPlace(kind);
    await makeOldDatabase(place);
    await start(place);
    const [first, second] = await inDatabase(place, ordersIn);
    const { windows, hardware, ...rest } = rowsOfThatTime[0]!;
    expect(first).toMatchObject(rest);
    expect(JSON.parse(first?.windows ?? "")).toEqual({
      version: 2,
      list: JSON.parse(windows).map((window: object) => ({ ...window, key: expect.stringMatching(/^[\w-]{12}$/) })),
    });
    expect(JSON.parse(first?.hardware ?? "")).toEqual({ version: 2, list: JSON.parse(hardware) });
    const keys = readOrderDocuments(first!).windows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect(second?.windows).toBe("not a list");
    expect(readOrderDocuments(second!).windows).toEqual([]);
  });

  test("is left alone when the backup cannot be written, and the start says why", async () => {
    const place = await newPlace(kind);
    await makeOldDatabase(place);
    writeFileSync(path.join(place.dataDir, "backups"), "in the way");
    await expect(start(place)).rejects.toThrow(
      /^The database has to be changed for this version, and the backup before that could not be written to .*backups.*-006-consultations\.gz\. Nothing was changed\. The reason: EEXIST/,
    );
    await inDatabase(place, async (db) => {
      expect((await appliedMigrations(db)).at(-1)).toBe(BEFORE);
      expect((await ordersIn(db)).map(({ windows }) => windows)).toEqual([twoWindows, "not a list"]);
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
