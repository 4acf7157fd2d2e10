import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import pino from "pino";
import { describe, expect, inject, test } from "vitest";
import { type App, createApp } from "#app/app.server.ts";
import { shippedBusiness } from "#app/content/business.ts";
import { readBackupRows, readHeader } from "#app/db/backup/read-backup.server.ts";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { saveBackup } from "#app/db/backup/save-backup.server.ts";
import { lockDataFolder } from "#app/db/data-lock.server.ts";
import { migrateToLatest, migrateUpTo, migrationNames } from "#app/db/migrate.server.ts";
import type { DatabaseLocation } from "#app/db/open-database.server.ts";
import { writeRows } from "#app/db/rows.server.ts";
import { tableKeys } from "#app/db/tables.ts";
import { demoClient, demoNeighbor, demoOwner } from "#app/demo/demo-people.ts";
import { demoAccounts } from "#app/demo/demo-quotes.ts";
import { seedDemoMoney } from "#app/demo/fill-demo.server.ts";
import { parseBalanceList } from "#app/domain/reports/balance-ages.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { updateProfile } from "#app/services/accounts/profile.server.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { countMoney } from "#app/services/ledger/count-money.server.ts";
import { findMoney, findReceipt } from "#app/services/ledger/find-money.server.ts";
import { recordPayment } from "#app/services/ledger/record-money.server.ts";
import { submitOrder } from "#app/services/orders/life/submit-order.server.ts";
import { listBalances, readReport } from "#app/services/reports/read-report.server.ts";
import { saveSection } from "#app/services/site/save-site.server.ts";
import { noteUndo } from "#app/services/undos/undos.server.ts";
import { fillWithOrders } from "#tests/load/bench/orders/fill.ts";
import { addClient } from "#tests/support/clients.ts";
import { testConfig } from "#tests/support/config.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";
import { sender } from "#tests/support/people.ts";
import { everything, inDatabase, kinds, newDemoPlace, newFolder, newPlace } from "#tests/support/places.ts";

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);
const directions = found.flatMap((from) => found.map((to) => ({ from, to })));

/** The house on a database, for as long as the work takes. */
async function inHouse(place: DatabaseLocation, work: (app: App) => Promise<unknown>) {
  const app = await createApp({
    config: testConfig(place),
    log: pino({ level: "silent" }),
  });
  await work(app).finally(() => app.close());
}

/**
 * Beside the sample orders money that came and went, a session, a counted attempt, a submitted order, the site in the owner's
 * words, and a name that is hard to write down.
 */
async function fill(app: App) {
  await seedDemoMoney(app);
  await signIn(app, { email: "client@example.com", password: "demo-client" }, sender());
  await countAttempt(app, [{ key: "sample", attempts: 1, minutes: 60 }]);
  await submitOrder(app, await readyOrder(app, demoClient.id));
  const said = {
    value: { ...shippedBusiness, phone: "6105550177" },
    basedOn: 0,
    actorId: demoOwner.id,
    reason: "Business",
  };
  expect(await saveSection(app, { section: "business", ...said })).toEqual({ ok: true, version: 1 });
  const { email: _email, ...profile } = demoClient;
  await updateProfile(app, demoClient.id, { ...profile, street: `Élan "5" \\ 'ß' 🪟\n\t\u2028 end` });
}

async function undoable({ db }: App) {
  const undo = {
    kind: "task",
    actorId: demoOwner.id,
    subjectId: "some",
    words: "Done",
    before: {},
    after: {},
  } as const;
  await noteUndo(db, { ...undo, at: new Date().toISOString() });
}

const LATER = () => new Date("2026-11-16T17:00:00.000Z");

/** What the owner reads of money: who owes what, what came in, and each receipt. */
const figuresOf = (place: DatabaseLocation) =>
  inDatabase(place, async (db) => {
    const house = { db, now: LATER };
    const read: unknown[] = [await countMoney(house)];
    read.push(await readReport(house, { from: "2026-01-01", to: "2026-12-31" }));
    read.push(await listBalances(house, parseBalanceList(new URLSearchParams())));
    for (const { order } of demoAccounts) read.push(await findMoney(house, order.userId, order.id));
    read.push(await findReceipt(house, { userId: demoNeighbor.id, orderId: "LF-0894", number: "R-2026-00006" }));
    expect(JSON.stringify(read)).toContain("R-2026-00006");
    return read;
  });

/** The restored ledger is guarded as before, and its numbers go on without a gap. */
const expectToGoOn = (place: DatabaseLocation) =>
  inDatabase(place, async (db) => {
    const changed = db.updateTable("ledgerEntries").set({ amountCents: 1 }).execute();
    await expect(changed).rejects.toThrow("An entry of the ledger is never changed.");
    const owing = { actorId: demoOwner.id, userId: "demo-calloway", orderId: "LF-0893" };
    const typed = { amount: "1", method: "cash", receivedOn: "2026-11-16", reference: "", note: "" };
    const paid = await recordPayment({ db, now: LATER }, owing, typed);
    expect(paid).toMatchObject({ receiptNumber: "R-2026-00007" });
  });

function save(place: DatabaseLocation) {
  const file = path.join(newFolder(), "backup.gz");
  return saveBackup(place, { file, now: new Date() }).then((saved) => ({ ...saved, file }));
}

describe.each(found)("a backup of %s", (kind) => {
  test.each(directions.filter(({ from }) => from === kind))(
    "restored into $to is the same, row for row",
    async ({ to }) => {
      const [source, target] = [await newDemoPlace(kind), await newPlace(to)];
      await inHouse(source, fill);
      // What could still be taken back is not taken back after a restore.
      await inHouse(source, undoable);
      const { file, rows } = await save(source);
      await inDatabase(source, (db) => db.deleteFrom("undos").execute());
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(path.dirname(file))).toEqual(["backup.gz"]);
      const restored = await restoreBackup(target, file);
      expect(restored).toMatchObject({ rows, migrated: [] });
      expect(await everything(target)).toEqual(await everything(source));
      expect(await figuresOf(target)).toEqual(await figuresOf(source));
      const again = await save(target);
      expect(rowLines(again.file)).toEqual(rowLines(file));
      await expectToGoOn(target);
    },
  );

  test("is of one moment, however busily the site is used meanwhile", async () => {
    const place = await newDemoPlace(kind);
    await inHouse(place, async (app) => {
      await fillWithOrders(app.db, { customers: 10, orders: 400, postgres: kind === "postgres" });
      const submitted: string[] = [];
      const submitOne = async () => {
        const address = await readyOrder(app, (await addClient(app)).id);
        await submitOrder(app, address);
        submitted.push(address.orderId);
      };
      await submitOne();
      let saving = true;
      const busy = (async () => {
        while (saving) {
          await submitOne();
          // The embedded database answers at once; a server would look for its next request here.
          await nextTurn();
        }
      })();
      const { file } = await save(place).finally(() => {
        saving = false;
      });
      await busy;

      const status = new Map<unknown, unknown>();
      const emails = new Map<unknown, number>();
      for await (const [table, row] of readBackupRows(file, await readHeader(file))) {
        if (table === "orders") status.set(row.id, row.status);
        if (table === "emails") emails.set(row.orderId, (emails.get(row.orderId) ?? 0) + 1);
      }
      const saved = submitted.filter((id) => status.get(id) === "submitted");
      expect(saved.length).toBeGreaterThan(0);
      expect(saved.length).toBeLessThan(submitted.length);
      for (const id of submitted) expect([id, emails.get(id) ?? 0]).toEqual([id, saved.includes(id) ? 2 : 0]);
    });
  });

  test("made before an update is restored and then brought up to date", async () => {
    const [source, target] = [await newPlace(kind), await newPlace(kind)];
    const [last = "", ...newer] = migrationNames.slice(-2);
    await inDatabase(source, async (db) => {
      await migrateUpTo(db, last);
      await writeRows(db, "rateLimits", [{ key: "sample", count: 3, resetsAt: "2026-11-14T12:00:00.000Z" }]);
    });
    const { file } = await save(source);
    expect(await restoreBackup(target, file)).toMatchObject({ migrated: newer, rows: { rateLimits: 1 } });
    expect(await inDatabase(target, migrateToLatest)).toEqual([]);
    await inDatabase(source, migrateToLatest);
    expect(await everything(target)).toEqual(await everything(source));
  });

  test("goes into tables that have no row, and into no others", async () => {
    const [source, target] = [await newDemoPlace(kind), await newPlace(kind)];
    const { file } = await save(source);
    await inDatabase(target, migrateToLatest);
    await restoreBackup(target, file);
    await inDatabase(target, (db) => db.updateTable("orders").set({ status: "kept" }).execute());
    const before = await everything(target);
    await expect(restoreBackup(target, file)).rejects.toThrow(
      "The database has data already (in users). A backup is restored only into an empty one.",
    );
    expect(await everything(target)).toEqual(before);
  });

  test("lists every table of the database", async () => {
    const place = await newPlace(kind);
    await inDatabase(place, async (db) => {
      await migrateToLatest(db);
      const live = await db.introspection.getTables();
      expect(live.map(({ name }) => name).sort()).toEqual(Object.keys(tableKeys).sort());
    });
  });

  test("of a newer version's database is refused, and an older version does not start on it", async () => {
    const place = await newPlace(kind);
    await inDatabase(place, async (db) => {
      await migrateToLatest(db);
      await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01')`.execute(db);
      await expect(migrateToLatest(db)).rejects.toThrow(/changed by a newer version of Larkfield \(999-later\)/);
    });
    await expect(save(place)).rejects.toThrow(/changed by a newer version of Larkfield \(999-later\)/);
  });

  test("of an empty database is refused", async () => {
    const place = await newPlace(kind);
    await inDatabase(place, async (db) => db.introspection.getTables());
    await expect(save(place)).rejects.toThrow("The database is empty. There is nothing to save yet.");
  });
});

/** The rows and their sum, without the first line, which says when. */
function rowLines(file: string) {
  return gunzipSync(readFileSync(file)).toString().split("\n").slice(1);
}

async function demoBackup() {
  const place = await newDemoPlace("sqlite");
  return { place, ...(await save(place)) };
}

const rewrite = (change: (text: string) => string) => (bytes: Buffer) => gzipSync(change(gunzipSync(bytes).toString()));

test.each<[string, (bytes: Buffer) => Buffer | string, RegExp]>([
  ["cut short", (bytes) => bytes.subarray(0, bytes.length - 200), /cut short or altered/],
  ["empty", () => "", /cut short or altered/],
  ["without its last line", rewrite((text) => text.slice(0, text.lastIndexOf('{"rows"'))), /cut short or altered/],
  ["with a letter changed", rewrite((text) => text.replace("Whitfield", "Whitefield")), /cut short or altered/],
  ["with a row left out", rewrite((text) => text.replace(/\["orders",.*\n/, "")), /cut short or altered/],
  [
    "with a byte changed",
    (bytes) => Buffer.from(bytes.with(bytes.length >> 1, 255 - bytes[bytes.length >> 1]!)),
    /cut short or altered/,
  ],
  ["of another program", () => gzipSync('{"hello":"there"}\n'), /is not a backup of Larkfield/],
  ["not compressed", () => "users\norders\n", /cut short or altered/],
  ["of a newer format", rewrite((text) => text.replace('"format":3', '"format":4')), /newer version of Larkfield/],
  ["of a later migration", rewrite((text) => text.replace('"],"tables"', '","999-later"],"tables"')), /\(999-later\)/],
])("a file %s is refused, and nothing is touched", async (_name, change, sentence) => {
  const { file } = await demoBackup();
  writeFileSync(file, change(readFileSync(file)));
  const dataDir = path.join(newFolder(), "new");
  await expect(restoreBackup({ dataDir }, file)).rejects.toThrow(sentence);
  expect(existsSync(dataDir)).toBe(false);
});

test("a backup never takes the place of another file, nor of one that is being written", async () => {
  const { place, file } = await demoBackup();
  const before = readFileSync(file);
  await expect(saveBackup(place, { file, now: new Date() })).rejects.toThrow(/is there already/);
  expect(readFileSync(file)).toEqual(before);
  const other = `${file}.2`;
  writeFileSync(`${other}.part`, "");
  await expect(saveBackup(place, { file: other, now: new Date() })).rejects.toThrow(/being written or broke off/);
});

test("a backup that is stopped leaves no file", async () => {
  const { place, file } = await demoBackup();
  const options = { file: `${file}.2`, now: new Date(), signal: AbortSignal.abort() };
  await expect(saveBackup(place, options)).rejects.toThrow(/abort/);
  expect(readdirSync(path.dirname(file))).toEqual(["backup.gz"]);
});

test("a folder where a server runs, and files that are not there, are refused with a sentence", async () => {
  const { file } = await demoBackup();
  const dataDir = newFolder();
  const lock = lockDataFolder(dataDir);
  await expect(restoreBackup({ dataDir }, file)).rejects.toThrow(/Another Larkfield server is already using/);
  lock.release();
  await expect(restoreBackup({ dataDir }, `${file}.gone`)).rejects.toThrow(`There is no file ${file}.gone.`);
  await expect(save({ dataDir: path.join(dataDir, "gone") })).rejects.toThrow(/There is no database in/);
});

test("a restore that is killed half-way leaves the folder empty, and can be done again", async () => {
  const source = await newPlace("sqlite");
  await inDatabase(source, async (db) => {
    await migrateToLatest(db);
    await fillWithOrders(db, { customers: 10, orders: 3000, postgres: false });
  });
  const { file, rows } = await save(source);
  const target = await newPlace("sqlite");
  const script = path.resolve(import.meta.dirname, "../../scripts/operate/restore.ts");
  const child = spawn(process.execPath, [script, file], {
    env: { PATH: process.env.PATH, DATA_DIR: target.dataDir },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const journal = path.join(target.dataDir, "larkfield.sqlite-wal");
  const written = () => (existsSync(journal) ? statSync(journal).size : 0);
  while (written() < 1_000_000 && child.exitCode === null) await wait(5);
  child.kill("SIGKILL");
  expect((await ended)[1]).toBe("SIGKILL");
  expect(await inDatabase(target, (db) => db.introspection.getTables())).toEqual([]);
  expect((await restoreBackup(target, file)).rows).toEqual(rows);
});
