import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import pg from "pg";
import pino from "pino";
import { describe, expect, inject, test } from "vitest";
import { createApp } from "#app/app.server.ts";
import { hasRows } from "#app/db/backup/migrate-after-backup.server.ts";
import { readHeader } from "#app/db/backup/read-backup.server.ts";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { tallyTables } from "#app/db/backup/restore-rows.server.ts";
import { readKey } from "#app/db/backup/seal/keys.server.ts";
import { hasPendingMigrations, migrateToLatest, migrateUpTo, migrationNames } from "#app/db/migrate.server.ts";
import { type DatabaseLocation, embeddedFile } from "#app/db/open-database.server.ts";
import { firstQuoteSettings } from "#app/domain/quotes/settings/quote-settings.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { findSchedule } from "#app/services/consultations/kept-schedule.server.ts";
import { findMoneySettings } from "#app/services/ledger/money-settings.server.ts";
import { findQuoteSettings } from "#app/services/quotes/save-quote-settings.server.ts";
import { testConfig } from "#tests/support/config.ts";
import { sender } from "#tests/support/people.ts";
import { everything, inDatabase, kinds, newFolder, newPlace } from "#tests/support/places.ts";
import { schemaOf } from "#tests/support/schema-of.ts";

/*
 * What the last version before the baseline left, made by that version's own code: a demo with a row in every table, as each
 * database was and as the backups it made of it, one with the keys beside it.
 */
const folder = path.resolve(import.meta.dirname, "../support/backups/before-baseline");
const keys: Record<string, string> = JSON.parse(readFileSync(path.join(folder, "keys.json"), "utf8"));
const opening = { open: readKey("lkf-open-", keys.open ?? ""), verify: readKey("lkf-verify-", keys.verify ?? "") };

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);
const BASELINE = "042-baseline";

/** A database as that version left it. */
async function placeBefore(kind: (typeof kinds)[number]): Promise<DatabaseLocation> {
  const place = await newPlace(kind);
  const statements = gunzipSync(readFileSync(path.join(folder, `${kind}.sql.gz`))).toString();
  if (place.databaseUrl) {
    const client = new pg.Client(place.databaseUrl);
    await client.connect();
    await client.query(statements).finally(() => client.end());
  } else {
    const database = new DatabaseSync(embeddedFile(place.dataDir), { enableForeignKeyConstraints: false });
    database.exec(statements);
    database.close();
  }
  return place;
}

async function stepsIn(place: DatabaseLocation) {
  const { rows } = await inDatabase(place, (db) =>
    sql<{ name: string }>`select name from kysely_migration order by name`.execute(db),
  );
  return rows.map(({ name }) => name);
}

/** What it holds of what that version saved, counted and summed up; without tables that are looked at by themselves. */
const rowsIn = (place: DatabaseLocation, without: readonly string[] = []) =>
  inDatabase(place, (db) =>
    db.transaction().execute(async (inside) => {
      const kind = place.databaseUrl ? "postgres" : "sqlite";
      const { tables } = await readHeader(path.join(folder, "backup.gz"));
      return tallyTables(inside, kind, { tables: tables.filter(({ name }) => !without.includes(name)) });
    }),
  );

const quartersIn = (place: DatabaseLocation) =>
  inDatabase(place, (db) => db.selectFrom("heldTimes").select("quarter").orderBy("quarter").execute());

const open = (place: DatabaseLocation) => createApp({ config: testConfig(place), log: pino({ level: "silent" }) });

const quoteSettingsIn = (place: DatabaseLocation) =>
  inDatabase(place, (db) => db.selectFrom("quoteSettings").selectAll().executeTakeFirstOrThrow());

/** One has other columns since, and in the other a lead time that nobody chose has become the site's. */
const APART = ["heldTimes", "quoteSettings"];

describe.each(found)("a database of the last version before the baseline, on %s", (kind) => {
  test("has the tables that the baseline makes, to the last column, key, index and trigger", async () => {
    const [before, made] = [await placeBefore(kind), await newPlace(kind)];
    const schemaAt = (place: DatabaseLocation) =>
      inDatabase(place, async (db) => {
        await migrateUpTo(db, BASELINE);
        return schemaOf(db, kind);
      });
    const schema = await schemaAt(made);
    expect(schema.length).toBeGreaterThan(500);
    expect(await schemaAt(before)).toEqual(schema);
  });

  test("is opened as it is, goes on with nothing lost, and is then like any other", async () => {
    const place = await placeBefore(kind);
    const [saved, quarters] = [await rowsIn(place, APART), await quartersIn(place)];
    const { document, ...settings } = await quoteSettingsIn(place);
    expect(document).toContain('"leadTime":"6 to 8 weeks"');
    expect([...Object.values(saved.rows), quarters.length]).not.toContain(0);
    const app = await open(place);
    await app.close();
    expect(await rowsIn(place, APART)).toEqual(saved);
    const follows = document.replace('"leadTime":"6 to 8 weeks"', '"leadTime":""');
    expect(await quoteSettingsIn(place)).toEqual({ ...settings, document: follows });
    expect(await quartersIn(place)).toEqual(quarters);
    expect(await stepsIn(place)).toEqual(migrationNames);
    expect(await hasPendingMigrations(place)).toBe(false);
    const again = await open(place);
    const client = { email: "client@example.com", password: "demo-client" };
    expect(await signIn(again, client, sender())).toMatchObject({ ok: true, role: "client" });
    await again.close();
  });

  test("is left as it was when recognizing it breaks off, and recognized the next time", async () => {
    const place = await placeBefore(kind);
    const steps = await stepsIn(place);
    await inDatabase(place, async (db) => {
      for (const statement of breakOff[kind].set) await sql.raw(statement).execute(db);
      await expect(migrateUpTo(db, BASELINE)).rejects.toThrow("power cut");
    });
    expect(await stepsIn(place)).toEqual(steps);
    await inDatabase(place, async (db) => {
      await sql.raw(breakOff[kind].mend).execute(db);
      await migrateUpTo(db, BASELINE);
    });
    expect(await stepsIn(place)).toEqual([BASELINE]);
  });

  test("that has not taken every step is refused, told what to do, and not touched", async () => {
    const place = await placeBefore(kind);
    await inDatabase(place, (db) => sql`delete from kysely_migration where name = '042-fees'`.execute(db));
    const [steps, saved] = [await stepsIn(place), await rowsIn(place)];
    const sentence =
      "The database was last changed by an older version of Larkfield (041-price-by-treatment). Open it once with the version of November 17, 2026 (commit ba3a92d9), which brings it up to date, and then with this one.";
    await expect(open(place)).rejects.toThrow(sentence);
    await expect(hasPendingMigrations(place)).rejects.toThrow(sentence);
    expect([await stepsIn(place), await rowsIn(place)]).toEqual([steps, saved]);
  });

  test.each([
    ["plain", "backup.gz", {}],
    ["sealed", "backup.sealed", opening],
  ])("has %s backups that restore to the same", async (_, name, reading) => {
    const [before, target] = [await placeBefore(kind), await newPlace(kind)];
    const { saved, migrated } = await restoreBackup(target, path.join(folder, name), reading);
    expect(migrated).toEqual(migrationNames.slice(1));
    expect(saved).toEqual(await rowsIn(before));
    await inDatabase(before, migrateToLatest);
    expect(await everything(target)).toEqual(await everything(before));
    const schema = (place: DatabaseLocation) => inDatabase(place, (db) => schemaOf(db, kind));
    expect(await schema(target)).toEqual(await schema(before));
  });
});

const breakOff = {
  sqlite: {
    set: [`create trigger cut before delete on kysely_migration begin select raise(abort, 'power cut'); end`],
    mend: "drop trigger cut",
  },
  postgres: {
    set: [
      "create function cut() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$",
      "create trigger cut before delete on kysely_migration for each row execute function cut()",
    ],
    mend: "drop function cut cascade",
  },
};

test.skipIf(!inject("postgresUrl"))("two servers that recognize one database at once both go on", async () => {
  const place = await placeBefore("postgres");
  await Promise.all([inDatabase(place, migrateToLatest), inDatabase(place, migrateToLatest)]);
  expect(await stepsIn(place)).toEqual(migrationNames);
});

test.each(found)("a new house on %s begins with settings, and with nothing that makes it a used one", async (kind) => {
  await inDatabase(await newPlace(kind), async (db) => {
    await migrateToLatest(db);
    expect(await hasRows(db)).toBe(false);
    const [money, quotes] = [await findMoneySettings(db), await findQuoteSettings(db)];
    expect(money).toMatchObject({ payByCheck: "", reminders: true });
    expect(quotes).toEqual({ settings: firstQuoteSettings, version: 1 });
    const { schedule } = await findSchedule(db);
    expect(schedule).toMatchObject({ lengthMinutes: 60, bufferMinutes: 30, noticeHours: 24, daysAhead: 60 });
  });
});

test("a backup from before the last step is refused and told what to do, and nothing is touched", async () => {
  const file = path.join(newFolder(), "older.gz");
  const text = gunzipSync(readFileSync(path.join(folder, "backup.gz"))).toString();
  writeFileSync(file, gzipSync(text.replace(',"042-fees"', "")));
  expect((await readHeader(file)).migrations).toHaveLength(31);
  const place = await newPlace("sqlite");
  await expect(restoreBackup(place, file)).rejects.toThrow(
    `${file} was made by an older version of Larkfield (041-price-by-treatment). Restore it with the version of November 17, 2026 (commit ba3a92d9), and make a new backup there.`,
  );
  expect(await inDatabase(place, (db) => db.introspection.getTables())).toEqual([]);
});

test("on SQLite, too, the sums of a report are read from an index alone", async () => {
  await inDatabase(await newPlace("sqlite"), async (db) => {
    const sums = sql`select "kind", sum("amountCents") from "ledgerEntries"
      where "occurredOn" between '2026-01-01' and '2026-12-31' group by "kind", "reversesId"`;
    const plan = async () => {
      const { rows } = await sql<{ detail: string }>`explain query plan ${sums}`.execute(db);
      return rows[0]?.detail;
    };
    await migrateUpTo(db, BASELINE);
    expect(await plan()).toMatch(/USING INDEX ledgerByDay/);
    await migrateToLatest(db);
    expect(await plan()).toMatch(/USING COVERING INDEX ledgerByDay/);
  });
});
