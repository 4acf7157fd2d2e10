import { tidyLink } from "#app/domain/link.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** Appointments begin and end on quarter hours, and time is held by the quarter hour. */
export const QUARTER_MINUTES = 15;

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
/** A second range leaves room for a lunch or a school run. */
export const RANGES_A_DAY = 2;

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
}

export const scheduleNumbers = {
  lengthMinutes: { label: "Length", unit: "minutes", min: 15, max: 480, step: QUARTER_MINUTES },
  bufferMinutes: { label: "Time to travel", unit: "minutes", min: 0, max: 240, step: QUARTER_MINUTES },
  noticeHours: { label: "Shortest notice", unit: "hours", min: 0, max: 336, step: 1 },
  daysAhead: { label: "Bookable ahead", unit: "days", min: 1, max: 365, step: 1 },
} as const;
export type ScheduleNumber = keyof typeof scheduleNumbers;

/** The name of a field of the weekly hours: mondayFrom1. */
export function hoursField(weekday: number, end: "From" | "To", range: number) {
  return `${weekdays[weekday]?.toLowerCase()}${end}${range + 1}`;
}

/** The names of all fields of the owner's form. */
export const scheduleFields: string[] = [
  ...Object.keys(scheduleNumbers),
  "paymentLink",
  ...[...weekdays.keys()].flatMap((weekday) =>
    [...Array(RANGES_A_DAY).keys()].flatMap((range) => [
      hoursField(weekday, "From", range),
      hoursField(weekday, "To", range),
    ]),
  ),
];

/** What the owner typed, by the names of the fields. */
export function checkSchedule(typed: (name: string) => string): Verdict<Schedule> {
  const numbers = checkNumbers(typed);
  if (!numbers.ok) return numbers;
  const weeklyHours: Hours[][] = [];
  for (const weekday of weekdays.keys()) {
    const hours = checkDay(typed, weekday, numbers.value.lengthMinutes);
    if (!hours.ok) return hours;
    weeklyHours.push(hours.value);
  }
  const link = tidyLink(typed("paymentLink"));
  if (!link.ok) return { ...link, field: "paymentLink" };
  return { ok: true, value: { weeklyHours, ...numbers.value, paymentLink: link.value || null } };
}

function checkNumbers(typed: (name: string) => string): Verdict<Record<ScheduleNumber, number>> {
  const values: Record<string, number> = {};
  for (const [name, { label, unit, min, max, step }] of Object.entries(scheduleNumbers)) {
    const text = typed(name).trim();
    const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max && value % step === 0)) {
      const steps = step > 1 ? `, in steps of ${step}` : "";
      return { ok: false, reason: `${label}: please enter ${min} to ${max} ${unit}${steps}.`, field: name };
    }
    values[name] = value;
  }
  return { ok: true, value: values as Record<ScheduleNumber, number> };
}

function checkDay(typed: (name: string) => string, weekday: number, lengthMinutes: number): Verdict<Hours[]> {
  const hours: Hours[] = [];
  for (let range = 0; range < RANGES_A_DAY; range++) {
    const from = { field: hoursField(weekday, "From", range), text: typed(hoursField(weekday, "From", range)).trim() };
    const to = { field: hoursField(weekday, "To", range), text: typed(hoursField(weekday, "To", range)).trim() };
    if (from.text === "" && to.text === "") continue;
    const wrong = [from, to].find(({ text }) => !isQuarterHour(text));
    const refuse = (sentence: string, { field }: { field: string }) =>
      ({ ok: false, reason: `${weekdays[weekday]}: ${sentence}`, field }) as const;
    if (wrong) return refuse("please enter a time on the quarter hour, such as 9:00 or 9:15.", wrong);
    if (minutesOf(to.text) - minutesOf(from.text) < lengthMinutes) {
      return refuse(`these hours are shorter than an appointment of ${lengthMinutes} minutes.`, to);
    }
    const before = hours.at(-1);
    if (before && minutesOf(from.text) < minutesOf(before.to)) {
      return refuse("the second hours must begin after the first ones end.", from);
    }
    hours.push({ from: from.text, to: to.text });
  }
  return { ok: true, value: hours };
}

export function isQuarterHour(text: string) {
  return /^([01]\d|2[0-3]):(00|15|30|45)$/.test(text);
}

/** 09:15 is 555 minutes after midnight. */
export function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
