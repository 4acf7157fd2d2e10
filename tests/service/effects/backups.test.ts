import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import pino from "pino";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readBackupSettings } from "#app/db/backup/backup-settings.server.ts";
import { makeScratch } from "#app/db/backup/scratch.server.ts";
import { makeKeyPairs } from "#app/db/backup/seal/keys.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { downloadBackup } from "#app/services/backups/download-backup.server.ts";
import { drillBackup } from "#app/services/backups/drill-backup.server.ts";
import { findBackups, listBackups, newestBackup, recordRun } from "#app/services/backups/find-backups.server.ts";
import { findFigures } from "#app/services/backups/find-figures.server.ts";
import { askForBackup, backUpWhenDue, watchBackups } from "#app/services/backups/watch-backups.server.ts";
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
      lastSealed: true,
      bytes,
      nextAt: later(HOUR).toISOString(),
      overdue: false,
      failure: null,
      byHand: null,
      askedAt: null,
      drilled: null,
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

  describe("one that somebody asked for", () => {
    const audit = expect.objectContaining({ actorId: "demo-owner", kind: "changed", words: "Asked for a backup" });

    test("is made also where none are made by themselves, and pressed twice it is one", async () => {
      await forget();
      const folder = newFolder();
      const { app } = keeping(folder, { BACKUP_EVERY: "off" });
      const { effects } = await effectsOf(house().app, async () => {
        await askForBackup(app, "demo-owner");
        await askForBackup(app, "demo-owner");
      });
      expect(effects).toEqual({
        auditEntries: { added: [audit] },
        backupRuns: { added: [expect.objectContaining({ kind: "asked", succeededAt: NOW.toISOString() })] },
      });
      expect(await findBackups(app)).toMatchObject({ askedAt: NOW.toISOString(), lastAt: null });
      const watch = watchBackups(app);
      watch.start();
      await vi.waitFor(async () => expect(await findBackups(app)).toMatchObject({ askedAt: null }), 5_000);
      await watch.stop();
      expect(await listBackups(folder)).toEqual([
        {
          name: sealedNames[0],
          moment: "2026-11-15T12-00-00Z",
          madeAt: NOW.toISOString(),
          sealed: true,
          bytes: expect.any(Number),
        },
      ]);
      await expectNoEffects(house().app, () => backUpWhenDue(app));
      house().setNow(later(1000));
      await askForBackup(app, "demo-owner");
      expect(await findBackups(app)).toMatchObject({ askedAt: later(1000).toISOString() });
    });

    test("wakes the watch of its server, and two servers make one between them", async () => {
      await forget();
      const folder = newFolder();
      const { app, lines } = keeping(folder, { BACKUP_EVERY: "off" });
      const watches = (app.config.databaseUrl ? [app, { ...app }] : [app]).map((server) => watchBackups(server));
      for (const watch of watches) watch.start();
      await askForBackup(app, "demo-owner");
      await vi.waitFor(() => expect(readdirSync(folder)).toEqual(sealedNames), 5_000);
      await Promise.all(watches.map((watch) => watch.stop()));
      expect(lines).toEqual(["backup written and checked"]);
    });

    test("is made after the next start where its server ended meanwhile", async () => {
      await forget();
      const folder = newFolder();
      const { app } = keeping(folder, { BACKUP_EVERY: "off" });
      await askForBackup(app, "demo-owner");
      const stopped = watchBackups(app);
      stopped.start();
      await stopped.stop();
      expect(readdirSync(folder)).toEqual([]);
      const next = watchBackups(app);
      next.start();
      await vi.waitFor(() => expect(readdirSync(folder)).toEqual(sealedNames), 5_000);
      await next.stop();
    });

    test("says that the disk is full, and is not tried again by itself", async () => {
      await forget();
      const folder = newFolder();
      const { app } = keeping(folder, { BACKUP_EVERY: "off" });
      const full = {
        get seal(): never {
          throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
        },
      };
      const keys = Object.assign(full, { sign: app.config.backup.keys?.sign });
      const short = { ...app, config: { ...app.config, backup: { ...app.config.backup, keys: keys as never } } };
      await askForBackup(app, "demo-owner");
      await backUpWhenDue(short);
      expect(await findBackups(app)).toMatchObject({
        askedAt: null,
        failure: `There is no room left on the disk for ${folder}. Make room there, and press Back Up Now.`,
      });
      expect(readdirSync(folder)).toEqual([]);
      await expectNoEffects(house().app, () => backUpWhenDue(app));
    });
  });

  test("one by hand is told apart, and puts off none", async () => {
    await forget();
    const { app } = keeping(newFolder());
    await recordRun(app.db, "by hand", { at: NOW, outcome: { ok: true, file: "/media/stick/house.sealed", bytes: 7 } });
    expect(await findBackups(app)).toMatchObject({
      byHand: { at: NOW.toISOString(), file: "/media/stick/house.sealed", bytes: 7 },
      lastAt: null,
      overdue: true,
      nextAt: NOW.toISOString(),
    });
  });

  describe("a download", () => {
    const moment = "2026-11-15T12-00-00Z";
    const wanted = { moment, actorId: "demo-owner" };

    async function one(given: Record<string, string> = {}) {
      await forget();
      const folder = newFolder();
      const { app } = keeping(folder, given);
      await backUpWhenDue(app);
      return { app, folder, file: path.join(folder, sealedNames[0] ?? "") };
    }

    test("is the file, written down and told to every owner before its first byte", async () => {
      const { app, file } = await one();
      const { db } = app;
      const setDuty = (duty: "owner" | "office") =>
        db.updateTable("users").set({ duty }).where("email", "=", "office@example.com").execute();
      await setDuty("owner");
      onTestFinished(async () => void (await setDuty("office")));
      const { answer, effects } = await effectsOf(house().app, () => downloadBackup(app, wanted));
      expect(effects.auditEntries).toEqual({
        added: [
          expect.objectContaining({
            actorId: "demo-owner",
            kind: "exported",
            subject: "backups",
            words: `Downloaded the backup ${sealedNames[0]}`,
          }),
        ],
      });
      expect(effects.emails?.added).toEqual([
        expect.objectContaining({ kind: "backup_downloaded", recipientAddress: "office@example.com" }),
        expect.objectContaining({
          kind: "backup_downloaded",
          recipientAddress: "owner@example.com",
          userId: "demo-owner",
          parameters: { at: NOW.toISOString(), file: sealedNames[0], downloaded_by: "Nora Larkfield" },
        }),
      ]);
      expect(Object.keys(effects).sort()).toEqual(["auditEntries", "emails", "rateLimits"]);
      if (!answer.ok) throw new Error(answer.reason);
      expect(answer).toMatchObject({ name: sealedNames[0], bytes: statSync(file).size });
      const busy = "Another backup is being downloaded. Please wait until it is done.";
      expect(await downloadBackup(app, wanted)).toMatchObject({ ok: false, reason: busy });
      // Whoever clears up meanwhile does not take it away.
      const whole = readFileSync(file);
      rmSync(file);
      expect(await buffer(answer.body)).toEqual(whole);
      await expectNoEffects(house().app, async () => {
        const gone = { ok: false, code: "missing", reason: "That backup is no longer there." };
        expect(await downloadBackup(app, wanted)).toMatchObject(gone);
      });
    });

    test("that nobody takes is given up, and one that is left ends: the next may begin", async () => {
      const { app } = await one();
      const stalled = await downloadBackup(app, { ...wanted, idleMs: 20 });
      if (!stalled.ok) throw new Error(stalled.reason);
      await vi.waitFor(() => expect(stalled.body.closed).toBe(true));
      const left = await downloadBackup(app, wanted);
      if (!left.ok) throw new Error(left.reason);
      left.body.destroy();
      await vi.waitFor(() => expect(left.body.closed).toBe(true));
      const next = await downloadBackup(app, wanted);
      if (!next.ok) throw new Error(next.reason);
      await buffer(next.body);
    });

    test("is of a sealed one alone, by its own name", async () => {
      const { app, folder } = await one();
      writeFileSync(path.join(folder, "larkfield-2026-11-14T12-00-00Z.gz"), "plain");
      writeFileSync(path.join(folder, "larkfield-2026-11-14T12-00-00Z.sealed"), "plain");
      writeFileSync(path.join(folder, "larkfield-other.sealed"), readFileSync(path.join(folder, sealedNames[0] ?? "")));
      for (const other of ["2026-11-14T12-00-00Z", "other", "../x", "", "2026-11-15T12-00-00Z.sealed/."]) {
        const asked = await downloadBackup(app, { ...wanted, moment: other });
        expect(asked, other).toMatchObject({ ok: false, code: "missing" });
      }
      const keyless = { ...app, config: { ...app.config, backup: { ...app.config.backup, keys: undefined } } };
      expect(await downloadBackup(keyless, wanted)).toMatchObject({ ok: false, code: "refused" });
    });
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
      expect(await findBackups(app)).toMatchObject({
        drilledAt: NOW.toISOString(),
        drilled: sealedNames[0],
        drillFailure: null,
      });
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
