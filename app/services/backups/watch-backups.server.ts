import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { saveBackup } from "#app/db/backup/save-backup.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { secureDataFolder } from "#app/db/data-folder.server.ts";
import { backupName } from "#app/domain/backups/backup-name.ts";
import { backupFailure, isAwaited, nextBackupAt } from "#app/domain/backups/interval.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { createWatch, type Watch } from "#app/services/create-watch.server.ts";
import { findRun, recordRun, removeExpiredBackups } from "./find-backups.server.ts";

const LOOK_EVERY_MS = 60_000;

/** How the page that asks for a backup reaches the watch of its server. */
const wakes = new WeakMap<Db, () => void>();

/**
 * Looks every minute, and when somebody asks. To stop gives up the backup under way, which leaves no file; one that was asked
 * for is made after the next start.
 */
export function watchBackups(app: House): Watch {
  const stopping = new AbortController();
  const { start, stop, wake } = createWatch(app, {
    everyMs: LOOK_EVERY_MS,
    look: () => backUpWhenDue(app, stopping.signal),
    failed: "cannot see whether a backup is due",
  });
  return {
    start: () => {
      wakes.set(app.db, wake);
      start();
    },
    stop: () => {
      wakes.delete(app.db);
      stopping.abort();
      return stop();
    },
  };
}

/** Back Up Now: it is made beside what else is going on, by this server, or by another if this one ends before it is made. */
export async function askForBackup({ db, now }: Pick<App, "db" | "now">, actorId: string) {
  const at = now().toISOString();
  await db.transaction().execute(async (inside) => {
    const last = await findRun(inside, "backup");
    const begun = [last?.succeededAt, last?.failedAt].flatMap((time) => time ?? []).sort();
    const written = await inside
      .insertInto("backupRuns")
      .values({ kind: "asked", succeededAt: at })
      .onConflict((conflict) =>
        conflict
          .column("kind")
          .doUpdateSet({ succeededAt: at })
          .where("backupRuns.succeededAt", "<=", begun.at(-1) ?? ""),
      )
      .returning("kind")
      .executeTakeFirst();
    // Pressed twice, it is one.
    if (!written) return;
    const audit = { actorId, at, kind: "changed", subject: "backups", words: "Asked for a backup" } as const;
    await recordAudit(inside, audit);
  });
  wakes.get(db)?.();
}

type House = Pick<App, "db" | "config" | "files" | "log" | "now">;

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
  const last = await findRun(db, "backup");
  if (every !== undefined && nextBackupAt(last, every) <= now()) return true;
  return isAwaited((await findRun(db, "asked"))?.succeededAt, last);
}

async function backUp(app: House, signal: AbortSignal | undefined) {
  const { folder, keys } = app.config.backup;
  const fileAt = (moment: Date) => path.join(folder, backupName(moment, keys !== undefined));
  // Names tell seconds apart, and somebody may ask for two in one.
  if (existsSync(fileAt(app.now()))) await pause(1_000, undefined, { ref: false });
  const at = app.now();
  const file = fileAt(at);
  try {
    secureDataFolder(folder, { name: "backup folder", setting: "BACKUP_DIR" });
    const { bytes, lost } = await saveBackup(app.config, { file, now: at, keys, signal, shared: true });
    await recordRun(app.db, "backup", { at, outcome: { ok: true, file, bytes } });
    if (lost.length > 0) {
      app.files.failing = `${lost.length === 1 ? "One file" : `${lost.length} files`} of photographs cannot be found where they are kept`;
      app.log.error({ file, lost }, "files of photographs are lost, and not in the backup");
    }
    app.log.info({ file, bytes, sealed: keys !== undefined }, "backup written and checked");
  } catch (error) {
    // A server that is stopping makes it after its next start.
    if (signal?.aborted) return;
    const failure = backupFailure(error, folder);
    app.log.error({ err: error, file }, "backup failed");
    await recordRun(app.db, "backup", { at, outcome: { ok: false, failure } });
    return;
  }
  const removed = await removeExpiredBackups(folder, at);
  if (removed.length > 0) app.log.info({ folder, removed }, "old backups removed");
}

/** Any number that nothing else in this database uses for a lock. */
const BACKUP_LOCK = 7_214_015;

/**
 * Several servers on one PostgreSQL make one backup: who finds another at it does nothing. The lock belongs to a connection,
 * so it ends with its server, however that ends. The embedded database has one server anyway.
 */
async function takeBackupTurn({ db, config }: Pick<App, "db" | "config">, work: () => Promise<void>) {
  if (!config.databaseUrl) return work();
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_lock(${BACKUP_LOCK}) as ours`.execute(
      connection,
    );
    if (!rows[0]?.ours) return;
    await work().finally(() => sql`select pg_advisory_unlock(${BACKUP_LOCK})`.execute(connection));
  });
}
