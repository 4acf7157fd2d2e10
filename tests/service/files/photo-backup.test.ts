import { existsSync, readdirSync, utimesSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import pino from "pino";
import { describe, expect, inject, test } from "vitest";
import { createApp, type RunningApp } from "#app/app.server.ts";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { saveBackup } from "#app/db/backup/save-backup.server.ts";
import type { DatabaseLocation } from "#app/db/open-database.server.ts";
import { demoClient } from "#app/demo/demo-people.ts";
import { drillBackup } from "#app/services/backups/drill-backup.server.ts";
import { removeExpiredBackups } from "#app/services/backups/find-backups.server.ts";
import { backUpWhenDue } from "#app/services/backups/watch-backups.server.ts";
import { listPhotos, openPhoto } from "#app/services/photos/find-photos.server.ts";
import { newBackupKeys } from "#tests/support/backups/backup-keys.ts";
import { testConfig } from "#tests/support/config.ts";
import { startBucket } from "#tests/support/files/bucket.ts";
import { photograph, storedIn } from "#tests/support/photos.ts";
import { everything, kinds, newDemoPlace, newFolder, newPlace } from "#tests/support/places.ts";

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);
const directions = found.flatMap((from) => found.map((to) => ({ from, to })));
const NOW = new Date("2026-11-15T12:00:00.000Z");
const DAY_MS = 24 * 60 * 60_000;
const mine = { userId: demoClient.id, orderId: "LF-1001" };
const ours = newBackupKeys();

async function inHouse<Result>(place: DatabaseLocation, work: (app: RunningApp) => Promise<Result>) {
  const app = await createApp({ config: testConfig(place), log: pino({ level: "silent" }), now: () => NOW });
  return work(app).finally(() => app.close());
}

/** The demo with these photographs. */
async function furnished(kind: (typeof kinds)[number], colors = ["#aa8866", "#334455"]) {
  const place = await newDemoPlace(kind, NOW);
  await inHouse(place, async (app) => {
    for (const color of colors) await photograph(app, mine, color);
  });
  return place;
}

/** Every photograph of the order as its client gets it. */
const shown = (place: DatabaseLocation) =>
  inHouse(place, async (app) => {
    const photos = await listPhotos(app, mine);
    const bytes: string[] = [];
    for (const { id } of photos) {
      for (const size of ["large", "small"] as const) {
        const opened = await (await openPhoto(app, { ...mine, photoId: id, size }))?.open();
        bytes.push(Buffer.concat(await Array.fromAsync(opened?.body ?? [])).toString("base64"));
      }
    }
    return { bytes, lost: photos.map(({ lost }) => lost) };
  });

const objectsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
  );

describe.each(directions)("from $from to $to", ({ from, to }) => {
  test("6. Backup, restore onto the other database and the other store, and back: same hashes", async () => {
    const [near, far] = [await startBucket(), await startBucket()];
    try {
      const disk = await furnished(from);
      const [first, second] = [path.join(newFolder(), "first"), path.join(newFolder(), "second")];
      await saveBackup(disk, { file: first, now: NOW, keys: ours.sealing });
      const distant = { ...(await newPlace(to)), bucket: near.bucket };
      expect(await restoreBackup(distant, first, ours.opening)).toMatchObject({ objects: { listed: 4, missing: 0 } });
      expect(await shown(distant)).toEqual(await shown(disk));
      expect(near.held.size).toBe(4);
      expect(existsSync(path.join(distant.dataDir, "files/aa"))).toBe(false);
      expect(await saveBackup(distant, { file: second, now: NOW })).toMatchObject({ objects: 4, lost: [] });
      for (const target of [await newPlace(from), { ...(await newPlace(from)), bucket: far.bucket }]) {
        await restoreBackup(target, second);
        expect(await shown(target)).toEqual(await shown(disk));
      }
      // What the store loses is named, and the rest is saved.
      const [key = ""] = near.held.keys();
      near.held.delete(key);
      const third = path.join(newFolder(), "third");
      const saved = await saveBackup(distant, { file: third, now: NOW });
      expect(saved).toMatchObject({ objects: 3, lost: [key.split("/").at(-1)] });
    } finally {
      await Promise.all([near.stop(), far.stop()]);
    }
  });

  test.each([
    ["sealed", ours],
    ["plain", undefined],
  ])("a %s backup brings the photographs back as they were", async (_, keys) => {
    const [source, target] = [await furnished(from), await newPlace(to)];
    const file = path.join(newFolder(), "backup");
    expect(await saveBackup(source, { file, now: NOW, keys: keys?.sealing })).toMatchObject({ objects: 4 });
    const plain = (await shown(source)).bytes.map((text) => Buffer.from(text, "base64"));
    for (const object of objectsIn(`${file}.files`)) {
      const bytes = await readFile(object);
      expect(plain.some((one) => one.equals(bytes))).toBe(keys === undefined);
    }
    expect(await restoreBackup(target, file, keys?.opening)).toMatchObject({
      objects: { listed: 4, read: 4, missing: 0 },
    });
    expect(await everything(target)).toEqual(await everything(source));
    expect(await shown(target)).toEqual(await shown(source));
    expect((await shown(target)).bytes).toHaveLength(4);
  });
});

describe.each(found)("on %s", (kind) => {
  test("where one is missing or altered nothing is restored, unless that is asked for", async () => {
    const source = await furnished(kind);
    const file = path.join(newFolder(), "backup");
    await saveBackup(source, { file, now: NOW });
    const [object = "", other = ""] = objectsIn(`${file}.files`);
    const whole = await readFile(object);
    await rm(object);
    const target = await newPlace(kind);
    await expect(restoreBackup(target, file)).rejects.toThrow("1 photograph is missing");
    await expect(drillBackup({ ...target, databaseUrl: target.databaseUrl, file, reading: {} })).rejects.toThrow(
      "1 photograph is missing",
    );
    await writeFile(object, whole);
    expect(await drillBackup({ databaseUrl: target.databaseUrl, file, reading: {} })).toMatchObject({
      objects: { listed: 4, read: 4, missing: 0 },
    });
    await writeFile(other, Buffer.concat([whole, Buffer.from("x")]));
    await expect(restoreBackup(target, file)).rejects.toThrow("1 photograph is missing");
    expect(existsSync(path.join(target.dataDir, "files"))).toBe(false);
    expect(await restoreBackup(target, file, { photos: "what there is" })).toMatchObject({ objects: { missing: 1 } });
    const { lost } = await shown(target);
    expect(lost.filter(Boolean)).toHaveLength(1);
    // The next backup is whole again without it.
    const next = path.join(newFolder(), "next");
    expect(await saveBackup(target, { file: next, now: NOW })).toMatchObject({ objects: 2 });
    await restoreBackup(await newPlace(kind), next);
  });

  test("what takes the place of another house is kept with its photographs, and comes back with them", async () => {
    const [old, next] = [await furnished(kind, ["#112233"]), await furnished(kind, ["#445566"])];
    const file = path.join(newFolder(), "backup");
    await saveBackup(next, { file, now: NOW });
    const before = await shown(old);
    const { aside = "" } = await restoreBackup(old, file, { replace: { now: NOW } });
    expect(await shown(old)).toEqual(await shown(next));
    for (const sha256 of await inHouse(old, storedIn))
      await rm(path.join(old.dataDir, "files", sha256.slice(0, 2), sha256));
    await restoreBackup(old, aside, { replace: { now: new Date(NOW.getTime() + 1000) } });
    expect(await shown(old)).toEqual(before);
  });

  test("the backups of a folder keep each photograph once, and as long as one of them needs it", async () => {
    const place = await furnished(kind);
    const folder = newFolder();
    const config = testConfig(place);
    const backup = { ...config.backup, folder, every: DAY_MS, keys: ours.sealing };
    let at = NOW;
    const app = await createApp({ config: { ...config, backup }, log: pino({ level: "silent" }), now: () => at });
    const night = async () => {
      at = new Date(at.getTime() + DAY_MS);
      await backUpWhenDue(app);
    };
    const objects = () => objectsIn(path.join(folder, "files")).length;
    try {
      await night();
      expect(objects()).toBe(4);
      const [one] = await listPhotos(app, mine);
      await app.db
        .deleteFrom("files")
        .where("id", "=", one?.id ?? "")
        .execute();
      await photograph(app, mine, "#778899");
      await night();
      expect(objects()).toBe(6);
      for (const object of objectsIn(path.join(folder, "files"))) utimesSync(object, NOW, NOW);
      const files = readdirSync(folder).filter((name) => name.endsWith(".sealed"));
      expect(files).toHaveLength(2);
      for (const name of files)
        expect(
          await drillBackup({ databaseUrl: undefined, file: path.join(folder, name), reading: ours.opening }),
        ).toMatchObject({
          objects: { listed: 4 },
        });
      // A month later only the last of that month is kept.
      await removeExpiredBackups(folder, new Date(at.getTime() + 31 * DAY_MS));
      expect(readdirSync(folder).filter((name) => name.startsWith("larkfield"))).toHaveLength(2);
      expect(objects()).toBe(4);
    } finally {
      await app.close();
    }
  });
});
