/** The business keeps Pennsylvania time, whoever looks and wherever from. */
export const ZONE = "America/New_York";

/** Nothing of ours happened before. */
export const EARLIEST_DAY = "2000-01-01";

/** Days of the calendar as ISO text, 2026-11-02, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** A month of the calendar: 2026-11, Nov 2026. */
export interface Month {
  key: string;
  label: string;
}

/** How a moment is written out. Made when first asked for: most pages that could say one do not, and it takes a phone long. */
export function writesDates(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (date) => {
    made ??= new Intl.DateTimeFormat("en-US", options);
    return made.format(date);
  };
}

const monthLabel = writesDates({ timeZone: "UTC", month: "short", year: "numeric" });

/** A day of the calendar: the thirty-first of February is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: "reject" }).toString() === text;
  } catch {
    return false;
  }
}

/** What was typed or asked for as a day within the range, both ends included; undefined where it is none. */
export function parseDay(text: string, { from = EARLIEST_DAY, to = "2999-12-31" }: Partial<DayRange> = {}) {
  return isDay(text) && isWithin({ from, to }, text) ? text : undefined;
}

export function isWithin({ from, to }: DayRange, day: string): boolean {
  return day >= from && day <= to;
}

/** The day that it is in Pennsylvania. */
export function dayOf(moment: Date | string): string {
  return localTime(moment).toPlainDate().toString();
}

/** So many days after a day; before it, where they are fewer than none. */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** How many days a day comes after another. */
export function daysFrom(earlier: string, later: string): number {
  return Temporal.PlainDate.from(earlier).until(later, { largestUnit: "days" }).days;
}

/** Every day of a range; none where it ends before it begins. */
export function daysIn({ from, to }: DayRange): string[] {
  const count = Math.max(0, daysFrom(from, to) + 1);
  const first = Temporal.PlainDate.from(from);
  return Array.from({ length: count }, (_, days) => first.add({ days }).toString());
}

export const monthOf = (day: string) => day.slice(0, 7);

/** The first day of the month that was so many months before this day's own. */
export function monthsBefore(day: string, months: number): string {
  return Temporal.PlainDate.from(day).with({ day: 1 }).subtract({ months }).toString();
}

/** Every month that has a day in the range, oldest first. */
export function monthsIn({ from, to }: DayRange): Month[] {
  const first = Temporal.PlainYearMonth.from(monthOf(from));
  const count = first.until(monthOf(to), { largestUnit: "months" }).months + 1;
  return Array.from({ length: count }, (_, months) => {
    const { year, month } = first.add({ months });
    const at = new Date(Date.UTC(year, month - 1, 1));
    return { key: monthOf(at.toISOString()), label: monthLabel(at) };
  });
}

/** The first and the last day of a month, 2026-11. */
export function daysOfMonth(month: string): DayRange {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return { from: `${month}-01`, to: `${month}-${daysInMonth}` };
}

/** The first moment of a day in Pennsylvania, as ISO text in UTC. */
export function midnight(day: string): string {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(ZONE).epochMilliseconds).toISOString();
}

/** The first moment of a range and the first after it. */
export function momentsOf({ from, to }: DayRange): DayRange {
  return { from: midnight(from), to: midnight(addDays(to, 1)) };
}

/** What a calendar and a clock in Pennsylvania show at a moment. */
export function localTime(moment: Date | string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(new Date(moment).getTime()).toZonedDateTimeISO(ZONE);
}
