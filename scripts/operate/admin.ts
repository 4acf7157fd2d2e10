/**
 * npm run admin -- EMAIL: makes the first admin, or gives an existing one a new password. A client's account becomes an admin's
 * only when that is confirmed, at the terminal or by --promote. With --revoke it makes a client of an admin; with
 * --forget-second-step it removes codes and passkeys, for whoever has lost their phone.
 */
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { migrateAfterBackup } from "#app/db/backup/migrate-after-backup.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { makeAdmin, revokeAdmin } from "#app/services/accounts/admins.server.ts";
import { forgetSecondStep } from "#app/services/accounts/second-step/set-up.server.ts";
import { fail, readSettings } from "./settings.ts";

const { email, promote, revoke, forget } = readArguments();
const settings = readSettings();
const password = revoke || forget ? "" : await readPassword();
// No lock on the data folder: this short visit is safe beside a running server, and the owner should not have to stop it.
const database = openDatabase(settings);
try {
  await migrateAfterBackup(settings, {
    db: database.db,
    now: new Date(),
    onBackup: (file) => console.log(`The database is brought up to date; as it was before, it is in ${file}.`),
  });
  const app = { db: database.db, now: () => new Date() };
  const work = revoke ? takeBack : forget ? forgetStep : make;
  console.log(await work(app));
} finally {
  await database.close();
}

type Visit = Parameters<typeof makeAdmin>[0];

async function make(app: Visit) {
  let result = await makeAdmin(app, email, password, { evenClient: promote });
  if (!result.ok && result.isClient) {
    if (!stdin.isTTY) fail(`${result.reason} To do it all the same, add --promote.`);
    if (!(await confirm(`${result.reason} Make this account an admin? (yes/no) `))) fail("Nothing was changed.");
    result = await makeAdmin(app, email, password, { evenClient: true });
  }
  if (!result.ok) fail(result.reason);
  return result.created ? `${email} is now an admin.` : `${email} is an admin and has the new password.`;
}

async function takeBack(app: Visit) {
  const result = await revokeAdmin(app, email);
  if (!result.ok) fail(result.reason);
  return `${email} is no longer an admin but a client, and is signed out.`;
}

async function forgetStep(app: Visit) {
  const result = await forgetSecondStep(app, email);
  if (!result.ok) fail(result.reason);
  return `${email} has no second step anymore: the password alone opens the account. They have been told by e-mail.`;
}

function readArguments() {
  const usage = "Usage: npm run admin -- EMAIL [--promote | --revoke | --forget-second-step]";
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        promote: { type: "boolean" },
        revoke: { type: "boolean" },
        "forget-second-step": { type: "boolean" },
      },
    });
    const { promote = false, revoke = false, "forget-second-step": forget = false } = values;
    const [email = "", ...more] = positionals;
    if (email === "" || more.length > 0 || [promote, revoke, forget].filter(Boolean).length > 1) fail(usage);
    return { email, promote, revoke, forget };
  } catch {
    return fail(usage);
  }
}

async function readPassword() {
  return stdin.isTTY ? askQuietly("Password: ") : (await text(stdin)).replace(/\r?\n$/, "");
}

async function confirm(question: string) {
  const reader = createInterface({ input: stdin, output: stdout });
  const answer = await reader.question(question);
  reader.close();
  return /^y(es)?$/i.test(answer.trim());
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
