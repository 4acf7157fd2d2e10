import path from "node:path";
import type { App } from "#app/app.server.ts";
import { saveBackup } from "#app/db/backup/save-backup.server.ts";
import { secureDataFolder } from "#app/db/data-folder.server.ts";
import { backupName } from "#app/domain/backups/backup-name.ts";
import { nextBackupAt } from "#app/domain/backups/interval.ts";
import { removeExpiredBackups } from "./backup-folder.server.ts";
import { findRun, recordRun } from "./backup-runs.server.ts";
import { takeBackupTurn } from "./take-backup-turn.server.ts";

type House = Pick<App, "db" | "config" | "log" | "now">;

/** Makes the backup whose time has come, if there is one, and clears away those that have had theirs. */
export async function backUpWhenDue(app: House, signal?: AbortSignal) {
  if (!(await isDue(app))) return;
  // Another server may have made it between the look and the turn.
  await takeBackupTurn(app, async () => {
    if (await isDue(app)) await backUp(app, signal);
  });
}

async function isDue({ db, config, now }: House) {
  const { every } = config.backup;
  return every !== undefined && nextBackupAt(await findRun(db, "backup"), every) <= now();
}

async function backUp(app: House, signal: AbortSignal | undefined) {
  const { folder, keys } = app.config.backup;
  const at = app.now();
  const file = path.join(folder, backupName(at, keys !== undefined));
  try {
    secureDataFolder(folder, { name: "backup folder", setting: "BACKUP_DIR" });
    const { bytes } = await saveBackup(app.config, { file, now: at, keys, signal });
    await recordRun(app.db, "backup", { at, outcome: { ok: true, file, bytes } });
    app.log.info({ file, bytes, sealed: keys !== undefined }, "backup written and checked");
  } catch (error) {
    // A server that is stopping makes it after its next start.
    if (signal?.aborted) return;
    const failure = error instanceof Error ? error.message : String(error);
    app.log.error({ err: error, file }, "backup failed");
    await recordRun(app.db, "backup", { at, outcome: { ok: false, failure } });
    return;
  }
  const removed = await removeExpiredBackups(folder, at);
  if (removed.length > 0) app.log.info({ folder, removed }, "old backups removed");
}
