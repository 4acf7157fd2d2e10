import { type DayRange, monthsBefore, parseDay } from "#app/domain/calendar.ts";

const MONTHS_SHOWN = 12;
const MOST_MONTHS = 120;

/** What an address asks for; what it says wrongly is as if it did not say it: the last twelve months, this one included. */
export function parseRange(params: URLSearchParams, today: string): DayRange {
  const usual = monthsBefore(today, MONTHS_SHOWN - 1);
  const to = parseDay(params.get("to") ?? "") ?? today;
  const from = parseDay(params.get("from") ?? "") ?? earlier(usual, to);
  if (from > to) return { from: earlier(usual, today), to: today };
  const longest = monthsBefore(to, MOST_MONTHS - 1);
  return from < longest ? { from: longest, to } : { from, to };
}

function earlier(usual: string, to: string) {
  return usual <= to ? usual : monthsBefore(to, 0);
}

export function rangeHref(path: string, { from, to }: DayRange): string {
  return `${path}?${new URLSearchParams({ from, to })}`;
}
