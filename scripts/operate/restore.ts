/**
 * npm run restore -- FILE: puts a backup into an empty folder or an empty PostgreSQL database. With --replace it takes the
 * place of what is there, which is saved first.
 */
import { parseArgs } from "node:util";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { openingKeys } from "./opening-keys.ts";
import { asTyped, fail, placeName, readSettings, rowCounts } from "./settings.ts";

const { file, keys, unsigned, replace } = readArguments();
const settings = readSettings();

const restored = await restoreBackup(settings, file, {
  ...openingKeys(keys, settings.backup),
  unsigned,
  ...(replace && { replace: { now: new Date() } }),
}).catch(fail);
if (restored.aside) console.log(`What was there before is in ${restored.aside}.`);
console.log(
  `Restored the backup of ${restored.madeAt} into ${placeName(settings)}. Every row was read back and compared.`,
);
console.log(rowCounts(restored.rows));
if (restored.migrated.length > 0) console.log(`Brought up to date: ${restored.migrated.join(", ")}.`);

function readArguments() {
  const usage = "Usage: npm run restore -- FILE [--keys FILE] [--replace] [--unsigned]";
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { keys: { type: "string" }, replace: { type: "boolean" }, unsigned: { type: "boolean" } },
    });
    const [name, ...more] = positionals;
    if (!name || more.length > 0) fail(usage);
    const { keys, replace = false, unsigned = false } = values;
    return { file: asTyped(name), keys: keys && asTyped(keys), replace, unsigned };
  } catch {
    return fail(usage);
  }
}
