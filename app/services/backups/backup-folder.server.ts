import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { readBackupName } from "#app/domain/backups/backup-name.ts";
import { expiredBackups } from "#app/domain/backups/retention.ts";

async function namedBackups(folder: string) {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.flatMap((name) => readBackupName(name) ?? []);
}

/** The newest that the site has made by itself. */
export async function newestBackup(folder: string) {
  const good = (await namedBackups(folder)).filter((one) => one.good);
  const [newest] = good.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  return newest && path.join(folder, newest.name);
}

/** Called only after a new one has been written and checked. */
export async function removeExpiredBackups(folder: string, now: Date) {
  const expired = expiredBackups(await namedBackups(folder), now).map(({ name }) => name);
  for (const name of expired) await rm(path.join(folder, name));
  return expired;
}
