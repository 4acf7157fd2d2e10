/** Reads a backup's rows as a restore does, then prints the most memory that it took, in kilobytes. */
import { readBackupRows, readHeader } from "#app/db/backup/read-backup.server.ts";

const file = process.argv[2] ?? "";
try {
  for await (const _row of readBackupRows(file, await readHeader(file)));
} catch {
  // It has no last line, which is found out at the very end.
}
console.log(process.resourceUsage().maxRSS);
