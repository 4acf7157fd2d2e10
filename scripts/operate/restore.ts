/**
 * npm run restore -- FILE: puts a backup into an empty folder or an empty PostgreSQL database. With --replace it takes the
 * place of what is there, which is saved first. With --without-photos photographs that are missing beside FILE are done without.
 */
import { parseArgs } from "node:util";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { openingKeys } from "./opening-keys.ts";
import { asTyped, fail, placeName, readSettings, rowCounts } from "./settings.ts";

const { file, keys, unsigned, replace, withoutPhotos } = readArguments();
const settings = readSettings();

const restored = await restoreBackup(settings, file, {
  ...openingKeys(keys, settings.backup),
  unsigned,
  photos: withoutPhotos ? "what there is" : "all",
  ...(replace && { replace: { now: new Date() } }),
}).catch(fail);
if (restored.aside) console.log(`What was there before is in ${restored.aside}.`);
console.log(
  `Restored the backup of ${restored.madeAt} into ${placeName(settings)}. Every row was read back and compared.`,
);
console.log(rowCounts(restored.rows));
const { listed, missing } = restored.objects;
if (listed > 0) console.log(`${listed - missing} of ${listed} files of photographs are in their place.`);
if (restored.migrated.length > 0) console.log(`Brought up to date: ${restored.migrated.join(", ")}.`);

function readArguments() {
  const usage = "Usage: npm run restore -- FILE [--keys FILE] [--replace] [--unsigned] [--without-photos]";
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        keys: { type: "string" },
        replace: { type: "boolean" },
        unsigned: { type: "boolean" },
        "without-photos": { type: "boolean" },
      },
    });
    const [name, ...more] = positionals;
    if (!name || more.length > 0) fail(usage);
    const { keys, replace = false, unsigned = false, "without-photos": withoutPhotos = false } = values;
    return { file: asTyped(name), keys: keys && asTyped(keys), replace, unsigned, withoutPhotos };
  } catch {
    return fail(usage);
  }
}
