import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { updateVersion } from "#app/db/client.server.ts";
import { DataFolderInUse, lockDataFolder } from "#app/db/data-lock.server.ts";
import { migrateToLatest } from "#app/db/migrate.server.ts";
import { readOrderDocuments, writeOrderDocuments } from "#app/db/order-documents.ts";
import { demoOrders } from "#app/demo/demo-orders.ts";
import { demoPasswords, demoPeople } from "#app/demo/demo-people.ts";
import { seedDemo } from "#app/demo/seed-demo.server.ts";
import { makeAdmin } from "#app/services/accounts/admins.server.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { sender } from "#tests/support/people.ts";

onEachDatabase("database", (house) => {
  test("two servers that start at once on an empty database fill it once", async () => {
    const { app } = house();
    await Promise.all([seedDemo(app), seedDemo(app)]);
    expect(await app.db.selectFrom("users").select("id").execute()).toHaveLength(demoPeople.length);
    expect(await app.db.selectFrom("orders").select("id").execute()).toHaveLength(demoOrders.length);
  });

  test("the demo is written once, and its log-ins work", async () => {
    const { app } = house();
    await seedDemo(app);
    await seedDemo(app);
    expect(await app.db.selectFrom("users").select("id").execute()).toHaveLength(demoPeople.length);
    const owner = { email: "owner@example.com", password: demoPasswords.admin };
    const client = { email: "client@example.com", password: demoPasswords.client };
    expect(await signIn(app, owner, sender())).toMatchObject({ ok: true, role: "admin" });
    expect(await signIn(app, client, sender())).toMatchObject({ ok: true, role: "client" });
  });

  test("an order's documents come back as they went in", async () => {
    const { app } = house();
    await seedDemo(app);
    const row = await app.db.selectFrom("orders").selectAll().where("id", "=", "LF-1001").executeTakeFirstOrThrow();
    expect(readOrderDocuments(row).windows).toEqual(demoOrders[0]?.windows);
    expect(row.windowCount).toBe(2);
    expect(row.totalCents).toBe(248000);
  });

  test("a row is written once for each version of it, and only where the rest still holds", async () => {
    const { app } = house();
    await seedDemo(app);
    const total = () =>
      app.db.selectFrom("orders").select(["totalCents", "version"]).where("id", "=", "LF-1002").executeTakeFirst();
    const { version } = (await total()) ?? { version: 0 };
    const mine = app.db.updateTable("orders").where("id", "=", "LF-1002");
    const closed = mine.where("status", "=", "nothing like it");
    expect(await updateVersion(closed, version, { totalCents: 11 })).toBe(false);
    expect(await updateVersion(mine, version, { totalCents: 22 })).toBe(true);
    expect(await updateVersion(mine, version, { totalCents: 33 })).toBe(false);
    expect(await total()).toEqual({ totalCents: 22, version: version + 1 });
  });

  test("a document that the domain refuses is never written", () => {
    const none = { windows: [], hardware: [], hardwareChoice: null };
    const windows = Array.from({ length: 13 }, (_, index) => ({
      id: `w${index}`,
      key: `sample-key${String(index).padStart(2, "0")}`,
      name: "",
      measurements: {},
      customizations: {},
    }));
    expect(() => writeOrderDocuments({ ...none, windows })).toThrow("a maximum of 12 windows");
    const hardware = [{ name: "rod", link: "javascript:alert(1)" }];
    expect(() => writeOrderDocuments({ ...none, hardware })).toThrow("Hardware: Please enter a valid link.");
  });

  test("an order cannot belong to nobody, and a customer with orders cannot vanish", async () => {
    const { app } = house();
    await seedDemo(app);
    await expect(app.db.updateTable("orders").set({ userId: "nobody" }).execute()).rejects.toThrow(/foreign key/i);
    await expect(app.db.deleteFrom("users").where("id", "=", "demo-client").execute()).rejects.toThrow(/foreign key/i);
  });

  test("a transaction that fails leaves nothing behind", async () => {
    const { app } = house();
    await seedDemo(app);
    const attempt = app.db.transaction().execute(async (db) => {
      await db.updateTable("orders").set({ status: "lost" }).execute();
      throw new Error("power cut");
    });
    await expect(attempt).rejects.toThrow("power cut");
    const lost = await app.db.selectFrom("orders").select("id").where("status", "=", "lost").execute();
    expect(lost).toEqual([]);
  });

  test("a migration that breaks off leaves nothing behind", async () => {
    const { db } = house().app;
    const halfDone: Migration = {
      up: async (inside) => {
        await inside.schema.createTable("halfDone").addColumn("id", "text").execute();
        throw new Error("power cut");
      },
    };
    const names = { migrationTableName: "trialMigrations", migrationLockTableName: "trialLocks" };
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ "001": halfDone }) }, ...names });
    expect(await migrator.migrateToLatest()).toMatchObject({ error: new Error("power cut") });
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain("halfDone");
  });

  test("migrating again changes nothing", async () => {
    expect(await migrateToLatest(house().app.db)).toEqual([]);
  });

  test("the first admin is made, and made again with another password", async () => {
    const { app } = house();
    expect(await makeAdmin(app, "First@Example.com", "first-password")).toEqual({ ok: true, created: true });
    expect(await makeAdmin(app, "first@example.com", "second-password")).toEqual({ ok: true, created: false });
    const credentials = { email: "first@example.com", password: "second-password" };
    expect(await signIn(app, credentials, sender())).toMatchObject({ ok: true, role: "admin" });
    expect(await makeAdmin(app, "first@example.com", "short")).toMatchObject({ ok: false });
    expect(await makeAdmin(app, "no address", "long-enough")).toMatchObject({ ok: false });
  });

  test("a connection cut in the middle of a transaction fails that transaction and nothing else", async ({ skip }) => {
    const { app } = house();
    skip(app.database.kind !== "postgres", "the embedded database has no connection to cut");
    const cut = app.db.transaction().execute(async (db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(app.db);
      await sql`select 1`.execute(db);
    });
    await expect(cut).rejects.toThrow();
    await app.database.ping();
  });

  test("the database answers, and says so when it cannot", async () => {
    await expect(house().app.database.ping()).resolves.toBeUndefined();
  });
});

test("a second server on the same data folder is refused with a sentence, and a killed one leaves no lock", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-lock-"));
  const lock = lockDataFolder(dataDir);
  expect(() => lockDataFolder(dataDir)).toThrow(DataFolderInUse);
  expect(() => lockDataFolder(dataDir)).toThrow(/Another Larkfield server is already using the data folder/);
  lock.release();
  const script = `import { lockDataFolder } from "#app/db/data-lock.server.ts"; lockDataFolder(${JSON.stringify(dataDir)}); process.kill(process.pid, "SIGKILL");`;
  const killed = spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: process.cwd() });
  expect(killed.signal).toBe("SIGKILL");
  lockDataFolder(dataDir).release();
});
