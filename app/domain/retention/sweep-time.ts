import { addDays, dayOf, localTime } from "#app/domain/calendar.ts";

/** The hour of the night in Pennsylvania in which old things are swept away. */
const QUIET_HOUR = 3;
/** A house that sleeps at night is swept by day: once its server has been up for this long. */
const CATCH_UP_MS = 60 * 60_000;

interface Night {
  now: Date;
  /** When this server began to look. */
  upSince: Date;
  /** The day of the last sweep that was finished, such as 2026-11-15. */
  lastDay: string | null;
}

export function isSweepDue({ now, upSince, lastDay }: Night): boolean {
  const day = dayOf(now);
  if (lastDay !== null && lastDay >= day) return false;
  if (localTime(now).hour === QUIET_HOUR) return true;
  const yesterday = addDays(day, -1);
  const missed = lastDay === null || lastDay < yesterday;
  return missed && now.getTime() - upSince.getTime() >= CATCH_UP_MS;
}
