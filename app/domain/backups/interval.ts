const MINUTE = 60_000;
const units = { m: MINUTE, h: 60 * MINUTE, d: 24 * 60 * MINUTE };

const SHORTEST = 15 * MINUTE;
const LONGEST = 31 * units.d;
/** After a failure it is tried again sooner than it would be due. */
const RETRY = 15 * MINUTE;

/** How often, in milliseconds; "off" is never; nothing where the text says neither. */
export function readInterval(text: string): number | "off" | undefined {
  if (text === "off") return "off";
  const [, amount, unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  if (!amount || !unit) return undefined;
  const ms = Number(amount) * units[unit as keyof typeof units];
  return ms >= SHORTEST && ms <= LONGEST ? ms : undefined;
}

export interface LastRun {
  succeededAt: string | null;
  failedAt: string | null;
}

/** When the next backup is made; a moment that has passed means now. */
export function nextBackupAt(last: LastRun | undefined, every: number) {
  const due = last?.succeededAt ? Date.parse(last.succeededAt) + every : 0;
  const retry = last?.failedAt ? Date.parse(last.failedAt) + Math.min(RETRY, every) : 0;
  return new Date(hasFailed(last) ? Math.max(due, retry) : due);
}

/** Whether somebody asked for one that has neither been made nor failed since: a run counts from when it was begun. */
export function isAwaited(askedAt: string | null | undefined, last: LastRun | undefined) {
  if (!askedAt) return false;
  return [last?.succeededAt, last?.failedAt].every((begun) => !begun || begun < askedAt);
}

/** Whether the last run was one in vain. */
export function hasFailed(last: LastRun | undefined) {
  return Boolean(last?.failedAt && (!last.succeededAt || last.failedAt > last.succeededAt));
}

/** One missed turn may be a restart; two are for somebody to look at. */
export function isOverdue(last: LastRun | undefined, every: number, now: Date) {
  return !last?.succeededAt || now.getTime() - Date.parse(last.succeededAt) > 2 * every;
}

const NO_ROOM = ["ENOSPC", "EDQUOT"];
const NO_RIGHT = ["EACCES", "EROFS", "EPERM"];

/** What the owner reads of a backup that failed; about a disk, also what to do. */
export function backupFailure(error: unknown, folder: string): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (NO_ROOM.includes(code)) {
    return `There is no room left on the disk for ${folder}. Make room there, and press Back Up Now.`;
  }
  if (NO_RIGHT.includes(code)) {
    return `The server may not write to ${folder}. Give it that right, and press Back Up Now.`;
  }
  return error.message;
}
