import type { NamedBackup } from "./backup-name.ts";

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
