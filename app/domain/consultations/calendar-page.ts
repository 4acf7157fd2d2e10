import { addDays, localTime, midnight } from "#app/domain/calendar.ts";

export interface Week {
  /** Seven days, Sunday first. */
  days: string[];
  /** Its first moment and the first moment after it, as ISO text. */
  from: string;
  to: string;
  previous: string;
  next: string;
}

/** The week that holds this day. */
export function weekOf(day: string): Week {
  const date = Temporal.PlainDate.from(day);
  const sunday = date.subtract({ days: date.dayOfWeek % 7 }).toString();
  const next = addDays(sunday, 7);
  return {
    days: Array.from({ length: 7 }, (_, days) => addDays(sunday, days)),
    from: midnight(sunday),
    to: midnight(next),
    previous: addDays(sunday, -7),
    next,
  };
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
  const { hour, minute } = localTime(moment);
  return hour * 60 + minute;
}
