/**
 * npm run forget -- CUSTOMER_ID…: deletes clients again after a backup from before their deletion was restored. The ids are in
 * the messages that the house got when they were deleted; with --listed-in FOLDER they are read from the data folder that was
 * put away. Like npm run admin, it may run beside a serving site.
 */
import { parseArgs } from "node:util";
import { migrateAfterBackup } from "#app/db/backup/migrate-after-backup.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { createFiles } from "#app/files/create-files.server.ts";
import { deleteCustomer } from "#app/services/customers/deletion/delete-customer.server.ts";
import { fail, readSettings } from "./settings.ts";

const { ids, listedIn } = readArguments();
const settings = readSettings();
const going = new Set([...ids, ...(listedIn ? await readList(listedIn) : [])]);
const database = openDatabase(settings);
let refused = 0;
try {
  await migrateAfterBackup(settings, {
    db: database.db,
    now: new Date(),
    onBackup: (file) => console.log(`The database is brought up to date; as it was before, it is in ${file}.`),
  });
  for (const userId of going) {
    const house = { db: database.db, files: createFiles(settings), now: () => new Date() };
    const result = await deleteCustomer(house, { userId, actorId: null });
    console.log(`${userId}: ${result.ok ? "deleted" : result.reason}`);
    // Somebody who is not there is as good as forgotten; somebody with work in hand is not.
    if (!result.ok && result.code !== "missing") refused += 1;
  }
} finally {
  await database.close();
}
process.exitCode = refused > 0 ? 1 : 0;

async function readList(dataDir: string) {
  const away = openDatabase({ dataDir });
  try {
    return (await away.db.selectFrom("deletions").select("userId").execute()).map(({ userId }) => userId);
  } finally {
    await away.close();
  }
}

function readArguments() {
  const usage = "Usage: npm run forget -- CUSTOMER_ID… [--listed-in FOLDER]";
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { "listed-in": { type: "string" } },
    });
    const listedIn = values["listed-in"];
    if (positionals.length === 0 && !listedIn) fail(usage);
    return { ids: positionals, listedIn };
  } catch {
    return fail(usage);
  }
}
