/** npm run backup-keys -- FILE: makes the keys that backups are sealed and signed with. */
import { writeFileSync } from "node:fs";
import { makeKeyPairs } from "#app/db/backup/seal/keys.server.ts";
import { fail, fileArgument } from "./settings.ts";

const file = fileArgument("Usage: npm run backup-keys -- FILE");
const { seal, open, sign, verify } = makeKeyPairs();

const kept = `# Opens the backups of one Larkfield installation. Keep it, twice, away from the machine that makes them:
# whoever has this file can read every backup, and without it nobody can.
BACKUP_OPENING_KEY=${open}
BACKUP_VERIFYING_KEY=${verify}
`;
try {
  writeFileSync(file, kept, { flag: "wx", mode: 0o600 });
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === "EEXIST";
  fail(taken ? `${file} is there already. Choose another name: what it opens could not be opened without it.` : error);
}
console.log(`The keys that open backups are in ${file}. Move it off this machine, and keep two copies.`);
console.log("In .env of the installation:\n");
console.log(`BACKUP_KEY=${seal}\nBACKUP_SIGNING_KEY=${sign}`);
