const ZONE = "America/New_York";

export interface Week {
  /** Seven days, Sunday first. */
  days: string[];
  /** Its first moment and the first moment after it, as ISO text. */
  from: string;
  to: string;
  previous: string;
  next: string;
}

/** A day of this millennium, such as 2026-11-26. */
export function isDay(text: string) {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

/** The week that holds this day. */
export function weekOf(day: string): Week {
  const date = Temporal.PlainDate.from(day);
  const sunday = date.subtract({ days: date.dayOfWeek % 7 });
  return {
    days: Array.from({ length: 7 }, (_, days) => sunday.add({ days }).toString()),
    from: midnight(sunday),
    to: midnight(sunday.add({ days: 7 })),
    previous: sunday.subtract({ days: 7 }).toString(),
    next: sunday.add({ days: 7 }).toString(),
  };
}

/** The first moment of a day and the first after it. */
export function boundsOf(day: string) {
  const date = Temporal.PlainDate.from(day);
  return { from: midnight(date), to: midnight(date.add({ days: 1 })) };
}

/** The days from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const start = Temporal.PlainDate.from(first);
  const count = start.until(last, { largestUnit: "days" }).days + 1;
  return Array.from({ length: Math.max(0, count) }, (_, days) => start.add({ days }).toString());
}

/** A month, 2026-11, as the rows of a calendar: weeks from Sunday, with null where another month's days would be. */
export function monthRows(month: string): (string | null)[][] {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const cells: (string | null)[] = Array.from({ length: first.dayOfWeek % 7 }, () => null);
  for (let day = 0; day < first.daysInMonth; day++) cells.push(first.add({ days: day }).toString());
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7));
}

/** The place of a day in the hours of a week, which are kept from Monday. */
export function weekdayOf(day: string) {
  return Temporal.PlainDate.from(day).dayOfWeek - 1;
}

/** Minutes after midnight, by local time. */
export function wallMinutes(moment: string) {
  const { hour, minute } = Temporal.Instant.from(moment).toZonedDateTimeISO(ZONE);
  return hour * 60 + minute;
}

function midnight(date: Temporal.PlainDate) {
  return new Date(date.toZonedDateTime(ZONE).epochMilliseconds).toISOString();
}
