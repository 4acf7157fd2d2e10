const clock = new Intl.DateTimeFormat("en-CA", {
  ...{ timeZone: "America/New_York", hourCycle: "h23", year: "numeric", month: "2-digit" },
  ...{ day: "2-digit", hour: "2-digit" },
});

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

/** The day that a sweep belongs to. */
export function sweepDayOf(now: Date): string {
  return readClock(now).day;
}

export function isSweepDue({ now, upSince, lastDay }: Night): boolean {
  const { day, hour } = readClock(now);
  if (lastDay !== null && lastDay >= day) return false;
  if (hour === QUIET_HOUR) return true;
  const yesterday = readClock(new Date(now.getTime() - 24 * 60 * 60_000)).day;
  const missed = lastDay === null || lastDay < yesterday;
  return missed && now.getTime() - upSince.getTime() >= CATCH_UP_MS;
}

function readClock(now: Date) {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}
