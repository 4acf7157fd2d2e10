/** npm run admin -- EMAIL: makes the first admin, or gives an existing one a new password. */
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { migrateAfterBackup } from "#app/db/backup/migrate-after-backup.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { makeAdmin } from "#app/services/accounts/make-admin.server.ts";
import { fail, readSettings } from "./settings.ts";

const [email] = process.argv.slice(2);
if (!email) fail("Usage: npm run admin -- EMAIL");
const settings = readSettings();

const password = stdin.isTTY ? await askQuietly("Password: ") : (await text(stdin)).replace(/\r?\n$/, "");
// No lock on the data folder: this short visit is safe beside a running server, and the owner should not have to stop it.
const database = openDatabase(settings);
try {
  await migrateAfterBackup(settings, {
    db: database.db,
    now: new Date(),
    onBackup: (file) => console.log(`The database is brought up to date; as it was before, it is in ${file}.`),
  });
  const result = await makeAdmin({ db: database.db, now: () => new Date() }, email, password);
  if (!result.ok) fail(result.reason);
  console.log(result.created ? `${email} is now an admin.` : `${email} is an admin and has the new password.`);
} finally {
  await database.close();
}

/** What is typed is not shown. */
async function askQuietly(question: string) {
  stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: silent, terminal: true });
  const answer = await reader.question("");
  reader.close();
  stdout.write("\n");
  return answer;
}
