/** Days of the calendar, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** A month of the calendar: 2026-11, Nov 2026. */
export interface ReportMonth {
  key: string;
  label: string;
}

const MONTHS_SHOWN = 12;
const MOST_MONTHS = 120;
const EARLIEST = "2000-01-01";
const label = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", year: "numeric" });

/** What an address asks for; what it says wrongly is as if it did not say it: the last twelve months, this one included. */
export function parseRange(params: URLSearchParams, today: string): DayRange {
  const usual = Temporal.PlainDate.from(today)
    .with({ day: 1 })
    .subtract({ months: MONTHS_SHOWN - 1 });
  const to = readDay(params.get("to")) ?? today;
  const from = readDay(params.get("from")) ?? earlier(usual.toString(), to);
  if (from > to) return { from: earlier(usual.toString(), today), to: today };
  const longest = Temporal.PlainDate.from(to)
    .with({ day: 1 })
    .subtract({ months: MOST_MONTHS - 1 })
    .toString();
  return from < longest ? { from: longest, to } : { from, to };
}

function earlier(usual: string, to: string) {
  return usual <= to ? usual : Temporal.PlainDate.from(to).with({ day: 1 }).toString();
}

function readDay(text: string | null) {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text) || text < EARLIEST) return undefined;
  try {
    return Temporal.PlainDate.from(text, { overflow: "reject" }).toString();
  } catch {
    return undefined;
  }
}

export function rangeHref(path: string, { from, to }: DayRange): string {
  return `${path}?${new URLSearchParams({ from, to })}`;
}

/** Every month that has a day in the range, oldest first. */
export function monthsIn({ from, to }: DayRange): ReportMonth[] {
  const months: ReportMonth[] = [];
  const last = Temporal.PlainYearMonth.from(to.slice(0, 7));
  for (
    let month = Temporal.PlainYearMonth.from(from.slice(0, 7));
    Temporal.PlainYearMonth.compare(month, last) <= 0;
    month = month.add({ months: 1 })
  ) {
    months.push({ key: month.toString(), label: label.format(Date.UTC(month.year, month.month - 1, 1)) });
  }
  return months;
}

export function isWithin({ from, to }: DayRange, day: string): boolean {
  return day >= from && day <= to;
}

export const monthOf = (day: string) => day.slice(0, 7);

/** The moments of a range: from the first on, and before the last. */
export function momentsOf({ from, to }: DayRange) {
  const midnight = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime("America/New_York").epochMilliseconds).toISOString();
  const first = Temporal.PlainDate.from(from);
  return { from: midnight(first), to: midnight(Temporal.PlainDate.from(to).add({ days: 1 })) };
}
