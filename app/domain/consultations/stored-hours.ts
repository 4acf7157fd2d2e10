import { type Hours, isQuarterHour, minutesOf, weekdays } from "./schedule.ts";

/** Reads the weekly hours that were stored, and never refuses: hours that make no sense are hours when nobody comes. */
export function readWeeklyHours(stored: string): Hours[][] {
  const days = listOf(readJson(stored));
  return weekdays.map((_, weekday) => listOf(days[weekday]).filter(isHours));
}

function isHours(value: unknown): value is Hours {
  const { from, to } = (value ?? {}) as Partial<Record<keyof Hours, unknown>>;
  if (typeof from !== "string" || typeof to !== "string") return false;
  return isQuarterHour(from) && isQuarterHour(to) && minutesOf(from) < minutesOf(to);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
