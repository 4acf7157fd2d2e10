/** npm run drill: restores the newest backup, or the FILE named, into a scratch database, and compares. */
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { drillBackup } from "#app/services/backups/drill-backup.server.ts";
import { newestBackup } from "#app/services/backups/find-backups.server.ts";
import { noteRun } from "./note-run.ts";
import { openingKeys } from "./opening-keys.ts";
import { asTyped, fail, readSettings, rowCounts } from "./settings.ts";

const { name, keys, unsigned } = readArguments();
const settings = readSettings();
const { databaseUrl, backup } = settings;
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
  console.log(await noteRun(settings, "drill", { ok: true, file, bytes: statSync(file).size }));
} catch (error) {
  const failure = error instanceof Error ? error.message : String(error);
  console.error(`The drill failed: ${failure}`);
  console.error(await noteRun(settings, "drill", { ok: false, failure }));
  process.exitCode = 1;
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
