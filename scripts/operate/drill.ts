/** npm run drill: restores the newest backup, or the FILE named, into a scratch database, and compares. */
import { existsSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { embeddedFile, openDatabase } from "#app/db/client.server.ts";
import { drillBackup } from "#app/services/backups/drill-backup.server.ts";
import { newestBackup, recordRun } from "#app/services/backups/find-backups.server.ts";
import { openingKeys } from "./opening-keys.ts";
import { asTyped, fail, readSettings, rowCounts } from "./settings.ts";

const { name, keys, unsigned } = readArguments();
const settings = readSettings();
const { databaseUrl, dataDir, backup } = settings;
const file = name ?? (await newestBackup(backup.folder)) ?? fail(`There is no backup in ${backup.folder}.`);

const began = performance.now();
try {
  const reading = { ...openingKeys(keys, backup), unsigned };
  const { madeAt, rows, migrated, objects, ordersRead, scratch } = await drillBackup({ databaseUrl, file, reading });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Restored ${file}, made ${madeAt}, into a scratch ${scratch} database in ${seconds} s.`);
  console.log(rowCounts(rows));
  if (migrated.length > 0) console.log(`Brought up to date: ${migrated.join(", ")}.`);
  console.log(
    `Every table has the rows and the checksum that were saved; ${ordersRead} orders were read as the pages do.`,
  );
  if (objects.listed > 0)
    console.log(`${objects.listed} files of photographs are there; ${objects.read} of them were read through.`);
  console.log(await record({ ok: true, file, bytes: statSync(file).size }));
} catch (error) {
  const failure = error instanceof Error ? error.message : String(error);
  console.error(`The drill failed: ${failure}`);
  console.error(await record({ ok: false, failure }));
  process.exitCode = 1;
}

/** For the owner to see in Settings, where the database of the site is within reach. */
async function record(outcome: Parameters<typeof recordRun>[2]["outcome"]) {
  if (!databaseUrl && !existsSync(embeddedFile(dataDir)))
    return "Not noted for Settings: the site's own database is not here.";
  const database = openDatabase(settings);
  try {
    await recordRun(database.db, "drill", { at: new Date(), outcome });
    return "Noted for the owner, under Settings.";
  } catch (error) {
    return `Not noted for Settings: ${error instanceof Error ? error.message : error}`;
  } finally {
    await database.close();
  }
}

function readArguments() {
  const usage = "Usage: npm run drill -- [FILE] [--keys FILE] [--unsigned]";
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { keys: { type: "string" }, unsigned: { type: "boolean" } },
    });
    const [name, ...more] = positionals;
    if (more.length > 0) fail(usage);
    const { keys, unsigned = false } = values;
    return { name: name && asTyped(name), keys: keys && asTyped(keys), unsigned };
  } catch {
    return fail(usage);
  }
}
