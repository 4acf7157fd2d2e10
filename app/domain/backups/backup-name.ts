/** The names of backups that the site makes by itself. Others in the same folder are somebody's own, and never touched. */
export function backupName(madeAt: Date, sealed: boolean) {
  const moment = madeAt.toISOString().slice(0, 19).replaceAll(":", "-");
  return `larkfield-${moment}Z.${sealed ? "sealed" : "gz"}`;
}

export interface NamedBackup {
  name: string;
  madeAt: Date;
  /** It got this name only after it had been read through; one that broke off has another ending. */
  good: boolean;
  /** Whoever gets hold of it cannot read it. */
  sealed: boolean;
}

/** The moment in its name, by which an address names a sealed one. */
export function momentOf({ name }: Pick<NamedBackup, "name">) {
  return name.slice("larkfield-".length, name.indexOf("."));
}

export function sealedName(moment: string) {
  return `larkfield-${moment}.sealed`;
}

/** Nothing where the name is not one of ours. */
export function readBackupName(name: string): NamedBackup | undefined {
  const [, day, hour, minute, second, kind, part] =
    /^larkfield-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(sealed|gz)(\.part)?$/.exec(name) ?? [];
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(madeAt.getTime()) ? undefined : { name, madeAt, good: !part, sealed: kind === "sealed" };
}

const HOUR = 60 * 60_000;
const ALL_FOR = 48 * HOUR;
const DAILY_FOR = 30 * 24 * HOUR;
const MONTHLY_FOR = 365 * 24 * HOUR;

/**
 * Which backups have had their time: all of two days are kept, then the last of each day for thirty days, then the last of
 * each month for a year. The newest good one stays however old it is, and while none is good nothing goes.
 */
export function expiredBackups(backups: NamedBackup[], now: Date) {
  const good = backups.filter((one) => one.good).sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const [newest] = good;
  if (!newest) return [];
  const days = lastOfEach(good, 10);
  const months = lastOfEach(good, 7);
  return backups.filter((one) => {
    const age = now.getTime() - one.madeAt.getTime();
    if (one === newest || age <= ALL_FOR) return false;
    return !((age <= DAILY_FOR && days.has(one)) || (age <= MONTHLY_FOR && months.has(one)));
  });
}

/** The newest of each day or month, by so many characters of its date. */
function lastOfEach(newestFirst: NamedBackup[], characters: number) {
  const last = new Map<string, NamedBackup>();
  for (const one of newestFirst) {
    const period = one.madeAt.toISOString().slice(0, characters);
    if (!last.has(period)) last.set(period, one);
  }
  return new Set(last.values());
}
