/** npm run restore -- FILE: puts a backup into an empty folder or an empty PostgreSQL database. */
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { fail, fileArgument, placeName, readSettings, rowCounts } from "./settings.ts";

const file = fileArgument("Usage: npm run restore -- FILE");
const settings = readSettings();

const restored = await restoreBackup(settings, file).catch(fail);
console.log(
  `Restored the backup of ${restored.madeAt} into ${placeName(settings)}. Every row was read back and compared.`,
);
console.log(rowCounts(restored.rows));
if (restored.migrated.length > 0) console.log(`Brought up to date: ${restored.migrated.join(", ")}.`);
