import { readJson } from "#app/domain/read-json.ts";

/** Appointments begin and end on quarter hours, and time is held by the quarter hour. */
export const QUARTER_MINUTES = 15;

/** The calendar of the house: consultations take it, and everybody who has none of their own. */
export const HOUSE = "house";

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Wall-clock times in Pennsylvania, such as 09:00. */
export interface Hours {
  from: string;
  to: string;
}

/** When the owner comes to people's homes. */
export interface Schedule {
  /** Seven days, Monday first. A day without a range is closed. */
  weeklyHours: Hours[][];
  lengthMinutes: number;
  /** Kept free after each appointment, for the way. */
  bufferMinutes: number;
  noticeHours: number;
  daysAhead: number;
  /** Where the fee is paid. */
  paymentLink: string | null;
  /** Where we talk with clients to whom we do not come; without one there are no calls. */
  callLink: string | null;
  callFeeCents: number;
  /** How many working days the work takes, stage by stage. */
  fabricDays: number;
  cuttingDays: number;
  sewingDays: number;
  readyDays: number;
  installDays: number;
}

export function isQuarterHour(text: string) {
  return /^([01]\d|2[0-3]):(00|15|30|45)$/.test(text);
}

/** 09:15 is 555 minutes after midnight. */
export function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

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
