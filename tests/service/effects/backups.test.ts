import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import pino from "pino";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readBackupSettings } from "#app/db/backup/backup-settings.server.ts";
import { makeScratch } from "#app/db/backup/scratch.server.ts";
import { makeKeyPairs } from "#app/db/backup/seal/keys.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { drillBackup } from "#app/services/backups/drill-backup.server.ts";
import { findBackups, newestBackup, recordRun } from "#app/services/backups/find-backups.server.ts";
import { findFigures } from "#app/services/backups/find-figures.server.ts";
import { backUpWhenDue, watchBackups } from "#app/services/backups/watch-backups.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { newFolder } from "#tests/support/places.ts";

const HOUR = 3_600_000;
const NOW = new Date("2026-11-15T12:00:00.000Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);
const { seal, open, sign } = makeKeyPairs();
const sealedNames = ["larkfield-2026-11-15T12-00-00Z.sealed"];

async function scratchDatabases(db: Db) {
  const { rows } = await sql`select datname from pg_database where datname like 'larkfield_drill_%'`.execute(db);
  return rows;
}

onEachDemo("what backups do", "today", (house) => {
  /** The house with settings of its own, and what it logs. */
  function keeping(folder: string, given: Record<string, string> = {}) {
    const { app } = house();
    const env = { BACKUP_DIR: folder, BACKUP_EVERY: "1h", BACKUP_KEY: seal, BACKUP_SIGNING_KEY: sign, ...given };
    const backup = readBackupSettings(env, { production: false, dataDir: app.config.dataDir });
    if (!backup.ok) throw new Error(backup.faults.join());
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line) => void lines.push(JSON.parse(line).msg) });
    return { app: { ...app, log, config: { ...app.config, backup: backup.value } }, lines };
  }

  async function forget() {
    await house().app.db.deleteFrom("backupRuns").execute();
    house().setNow(NOW);
  }

  test("a collector reads what waits to go out and when the last was made, and that the database does not answer", async () => {
    await forget();
    const { app } = keeping(path.join(newFolder(), "backups"));
    const { db, database } = house().app;
    await db.updateTable("emails").set({ state: "sent" }).execute();
    const [waits, failed] = await db.selectFrom("emails").select("id").limit(2).execute();
    const past = later(-90_000).toISOString();
    await db
      .updateTable("emails")
      .set({ state: "queued", nextTryAt: past })
      .where("id", "=", waits?.id ?? "")
      .execute();
    await db
      .updateTable("emails")
      .set({ state: "failed" })
      .where("id", "=", failed?.id ?? "")
      .execute();
    const asked = { ...app, database };
    expect(await findFigures(asked)).toMatchObject({
      outbox: { queued: 1, failed: 1, overdueSeconds: 90 },
      backup: { at: 0, bytes: 0, failing: true },
      database: { up: true },
    });
    await backUpWhenDue(app);
    const { backup } = await findFigures(asked);
    expect(backup).toMatchObject({ at: NOW.getTime() / 1000, failing: false });
    expect(backup.bytes).toBeGreaterThan(1_000);
    const silent = { ...database, ping: () => Promise.reject(new Error("No answer.")) };
    expect(await findFigures({ ...asked, database: silent })).toMatchObject({ database: { up: false } });
  });

  test("one that is due is sealed, checked, noted, and private; until the next is due nothing happens", async () => {
    await forget();
    const folder = path.join(newFolder(), "backups");
    const { app, lines } = keeping(folder);
    const { effects } = await effectsOf(house().app, () => backUpWhenDue(app));
    const file = path.join(folder, "larkfield-2026-11-15T12-00-00Z.sealed");
    const bytes = statSync(file).size;
    const row = { kind: "backup", succeededAt: NOW.toISOString(), file, bytes, failedAt: null, failure: null };
    expect(effects).toEqual({ backupRuns: { added: [row] } });
    expect(lines).toEqual(["backup written and checked"]);
    expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(readFileSync(file).includes("Whitfield")).toBe(false);
    expect(await newestBackup(folder)).toBe(file);
    expect(await findBackups(app)).toEqual({
      folder,
      everyMinutes: 60,
      sealed: true,
      lastAt: NOW.toISOString(),
      bytes,
      nextAt: later(HOUR).toISOString(),
      overdue: false,
      failure: null,
      drilledAt: null,
      drillFailure: null,
    });

    house().setNow(later(HOUR - 1));
    await expectNoEffects(house().app, () => backUpWhenDue(app));
    house().setNow(later(HOUR));
    await backUpWhenDue(app);
    expect(readdirSync(folder).sort()).toEqual([...sealedNames, "larkfield-2026-11-15T13-00-00Z.sealed"]);
    house().setNow(later(3 * HOUR + 1));
    expect(await findBackups(app)).toMatchObject({ overdue: true });
  });

  test("servers that look at the same moment make one between them", async () => {
    await forget();
    const folder = newFolder();
    const { app, lines } = keeping(folder);
    // The embedded database has one server, which looks once at a time.
    const servers = app.config.databaseUrl ? [app, app, app] : [app];
    await Promise.all(servers.map((server) => backUpWhenDue(server)));
    expect(lines).toEqual(["backup written and checked"]);
    expect(readdirSync(folder)).toEqual(sealedNames);
  });

  test("a failure is logged and told to the owner, and it is tried again a quarter of an hour later", async () => {
    await forget();
    const folder = path.join(newFolder(), "in-the-way");
    writeFileSync(folder, "");
    const { app, lines } = keeping(folder);
    await backUpWhenDue(app);
    expect(lines).toEqual(["backup failed"]);
    expect(await findBackups(app)).toMatchObject({
      lastAt: null,
      overdue: true,
      failure: expect.stringMatching(/^EEXIST/),
      nextAt: later(HOUR / 4).toISOString(),
    });
    await expectNoEffects(house().app, () => backUpWhenDue(app));
  });

  test("the oldest go once a new one is there, and what is not the site's own stays", async () => {
    await forget();
    const folder = newFolder();
    const others = ["before-upgrade.gz", "larkfield-2026-11-10T20-00-00Z.gz"];
    for (const name of [...others, "larkfield-2026-11-10T09-00-00Z.gz", "larkfield-2020-01-01T00-00-00Z.sealed.part"]) {
      writeFileSync(path.join(folder, name), "");
    }
    const { app, lines } = keeping(folder);
    await backUpWhenDue(app);
    expect(readdirSync(folder).sort()).toEqual([...others, ...sealedNames]);
    expect(lines).toEqual(["backup written and checked", "old backups removed"]);
  });

  test("while it fails none goes", async () => {
    await forget();
    const folder = newFolder();
    const old = ["larkfield-2020-01-01T00-00-00Z.gz", "larkfield-2020-01-01T01-00-00Z.gz"];
    for (const name of old) writeFileSync(path.join(folder, name), "");
    // A folder of the new one's name is in its way.
    mkdirSync(path.join(folder, `${sealedNames[0]}.part`));
    await backUpWhenDue(keeping(folder).app);
    expect(readdirSync(folder).sort()).toEqual([...old, `${sealedNames[0]}.part`]);
  });

  test("a server that is stopped leaves no file, no failure, and none is made where they are off", async () => {
    await forget();
    const folder = newFolder();
    const { app } = keeping(folder);
    const watch = watchBackups(app);
    await expectNoEffects(house().app, async () => {
      watch.start();
      await watch.stop();
      await backUpWhenDue(keeping(folder, { BACKUP_EVERY: "off" }).app);
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  describe("a drill", () => {
    test("restores the newest into a scratch database that is gone afterwards, and touches nothing else", async () => {
      await forget();
      const folder = newFolder();
      const { app } = keeping(folder, { BACKUP_OPENING_KEY: open });
      await backUpWhenDue(app);
      const file = (await newestBackup(folder)) ?? "";
      const { databaseUrl } = app.config;
      const scratchFolder = newFolder();
      vi.stubEnv("TMPDIR", scratchFolder);
      onTestFinished(() => void vi.unstubAllEnvs());
      const report = await expectNoEffects(house().app, () =>
        drillBackup({ databaseUrl, file, reading: app.config.backup.opening }),
      );
      expect(report).toMatchObject({
        madeAt: NOW.toISOString(),
        migrated: [],
        ordersRead: 5,
        scratch: databaseUrl ? "PostgreSQL" : "SQLite",
      });
      expect(report.rows.orders).toBeGreaterThan(5);
      expect(readdirSync(scratchFolder)).toEqual([]);
      if (databaseUrl) expect(await scratchDatabases(app.db)).toEqual([]);
      await recordRun(app.db, "drill", { at: NOW, outcome: { ok: true, file, bytes: 1 } });
      expect(await findBackups(app)).toMatchObject({ drilledAt: NOW.toISOString(), drillFailure: null });
    });

    test("goes into SQLite where there is no PostgreSQL, or the role may not create databases on it", async () => {
      const { db, config } = house().app;
      const guest = config.databaseUrl ? new URL(config.databaseUrl) : undefined;
      if (guest) {
        guest.username = "drill_guest";
        await sql`create role drill_guest login`.execute(db);
        onTestFinished(async () => void (await sql`drop role drill_guest`.execute(db)));
      }
      const scratch = await makeScratch(guest?.href);
      await scratch.remove();
      expect([scratch.kind, scratch.place.databaseUrl]).toEqual(["SQLite", undefined]);
    });

    test("of one that was altered fails with what is wrong, and the owner reads it", async () => {
      await forget();
      const folder = newFolder();
      const { app } = keeping(folder, { BACKUP_OPENING_KEY: open });
      await backUpWhenDue(app);
      const file = (await newestBackup(folder)) ?? "";
      const bytes = readFileSync(file);
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      writeFileSync(file, bytes);
      const { databaseUrl } = app.config;
      await expect(drillBackup({ databaseUrl, file, reading: app.config.backup.opening })).rejects.toThrow(
        `${file} cannot be trusted: part 1 of 1 was altered.`,
      );
      await recordRun(app.db, "drill", { at: NOW, outcome: { ok: false, failure: "It was altered." } });
      expect(await findBackups(app)).toMatchObject({ drillFailure: "It was altered." });
    });
  });
});
