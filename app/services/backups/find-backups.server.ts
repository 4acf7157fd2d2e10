import type { App } from "#app/app.server.ts";
import { hasFailed, isOverdue, nextBackupAt } from "#app/domain/backups/interval.ts";
import { findRun } from "./backup-runs.server.ts";

/** How the house is saved, for its owner. */
export async function findBackups({ db, config, now }: Pick<App, "db" | "config" | "now">) {
  const { every, folder, keys } = config.backup;
  const [last, drill] = [await findRun(db, "backup"), await findRun(db, "drill")];
  const next =
    every === undefined ? undefined : new Date(Math.max(nextBackupAt(last, every).getTime(), now().getTime()));
  return {
    folder,
    everyMinutes: every === undefined ? null : every / 60_000,
    sealed: keys !== undefined,
    lastAt: last?.succeededAt ?? null,
    bytes: last?.bytes ?? null,
    nextAt: next?.toISOString() ?? null,
    overdue: every !== undefined && isOverdue(last, every, now()),
    failure: hasFailed(last) ? (last?.failure ?? null) : null,
    drilledAt: drill?.succeededAt ?? null,
    drillFailure: hasFailed(drill) ? (drill?.failure ?? null) : null,
  };
}

export type HouseBackups = Awaited<ReturnType<typeof findBackups>>;
