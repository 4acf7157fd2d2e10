import { existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { App } from "#app/app.server.ts";
import { LIST_ENDING } from "#app/db/backup/objects/object-place.ts";
import { removeUnlisted } from "#app/db/backup/objects/remove-objects.server.ts";
import { type Db, findRow } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { expiredBackups, momentOf, readBackupName } from "#app/domain/backups/backup-name.ts";
import { hasFailed, isAwaited, isOverdue, nextBackupAt } from "#app/domain/backups/interval.ts";

/** How the house is saved, for its owner. */
export async function findBackups({ db, config, now }: Pick<App, "db" | "config" | "now">) {
  const { every, folder, keys } = config.backup;
  const runs = await db.selectFrom("backupRuns").selectAll().execute();
  const [last, drill, byHand, asked] = (["backup", "drill", "by hand", "asked"] as const).map((kind) =>
    runs.find((run) => run.kind === kind),
  );
  const next =
    every === undefined ? undefined : new Date(Math.max(nextBackupAt(last, every).getTime(), now().getTime()));
  return {
    folder,
    everyMinutes: every === undefined ? null : every / 60_000,
    sealed: keys !== undefined,
    lastAt: last?.succeededAt ?? null,
    bytes: last?.bytes ?? null,
    /** It may be from before there were keys. */
    lastSealed: last?.file?.endsWith(".sealed") ?? false,
    nextAt: next?.toISOString() ?? null,
    overdue: every !== undefined && isOverdue(last, every, now()),
    failure: hasFailed(last) ? (last?.failure ?? null) : null,
    /** By a command, wherever its file was put. */
    byHand: byHand?.succeededAt ? { at: byHand.succeededAt, file: byHand.file, bytes: byHand.bytes } : null,
    /** Since when one is awaited that somebody asked for. */
    askedAt: isAwaited(asked?.succeededAt, last) ? (asked?.succeededAt ?? null) : null,
    drilled: drill?.file ? path.basename(drill.file) : null,
    drilledAt: drill?.succeededAt ?? null,
    drillFailure: hasFailed(drill) ? (drill?.failure ?? null) : null,
  };
}

export type HouseBackups = Awaited<ReturnType<typeof findBackups>>;

type Kind = Database["backupRuns"]["kind"];
type Outcome = { ok: true; file: string; bytes: number } | { ok: false; failure: string };

export function findRun(db: Db, kind: Kind) {
  return findRow(db, "backupRuns", { kind });
}

/** A failure leaves standing when it last went well, and the other way round. */
export async function recordRun(db: Db, kind: Kind, { at, outcome }: { at: Date; outcome: Outcome }) {
  const change = outcome.ok
    ? { succeededAt: at.toISOString(), file: outcome.file, bytes: outcome.bytes }
    : { failedAt: at.toISOString(), failure: outcome.failure };
  await db
    .insertInto("backupRuns")
    .values({ kind, ...change })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet(change))
    .execute();
}

async function namedBackups(folder: string) {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.flatMap((name) => readBackupName(name) ?? []);
}

/** Those that the site has made, the newest first, as they lie there now. */
export async function listBackups(folder: string) {
  const good = (await namedBackups(folder)).filter((one) => one.good);
  const found = good.map(async ({ name, madeAt, sealed }) => {
    const file = await stat(path.join(folder, name)).catch(() => undefined);
    // One that had its time may go between the two looks.
    return file ? [{ name, moment: momentOf({ name }), madeAt: madeAt.toISOString(), sealed, bytes: file.size }] : [];
  });
  return (await Promise.all(found)).flat().sort((a, b) => b.madeAt.localeCompare(a.madeAt));
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
  for (const name of expired) {
    await rm(path.join(folder, name));
    await rm(path.join(folder, `${name}${LIST_ENDING}`), { force: true });
  }
  await removeUnlisted(folder, now);
  return expired;
}
