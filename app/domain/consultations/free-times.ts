import { addDays, dayOf, daysIn, ZONE } from "#app/domain/calendar.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { type Hours, minutesOf, QUARTER_MINUTES, type Schedule } from "./schedule.ts";

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** Every half hour: more to choose from than one appointment after the other, and times that people remember. */
const GRID_MINUTES = 30;

export const NOT_OFFERED = "That time is not offered. Please choose another.";

/** Moments as ISO text in UTC. */
export interface Slot {
  startsAt: string;
  endsAt: string;
}

/** What decides which times are offered. */
export interface Calendar {
  schedule: Schedule;
  now: Date;
  /** Days of the calendar, such as 2026-11-26. */
  blockedDays: ReadonlySet<string>;
  /** Where the quarter hours begin that belong to an appointment or to the way after it, in milliseconds. */
  held: ReadonlySet<number>;
}

/** How long something takes, and what is kept free after it, for the way. */
export type Takes = Pick<Schedule, "lengthMinutes" | "bufferMinutes">;

export interface OfferedDay {
  day: string;
  times: Slot[];
}

/** From today to the last day that can be booked. */
export function bookableDays({ schedule, now }: Pick<Calendar, "schedule" | "now">) {
  const today = dayOf(now);
  return daysIn({ from: today, to: addDays(today, schedule.daysAhead) });
}

/** The days that have a free time for a consultation, in order. */
export function daysWithTimes(calendar: Calendar): OfferedDay[] {
  return bookableDays(calendar)
    .map((day) => ({ day, times: freeOn(day, calendar, calendar.schedule) }))
    .filter(({ times }) => times.length > 0);
}

/** The free times of a day, for a consultation where nothing else is said. */
export function freeTimes(day: string, calendar: Calendar, takes: Takes = calendar.schedule): Slot[] {
  return isWithinHorizon(day, calendar) ? freeOn(day, calendar, takes) : [];
}

function freeOn(day: string, calendar: Calendar, { lengthMinutes, bufferMinutes }: Takes) {
  const isFree = (slot: Slot) => quarterMoments(slot, bufferMinutes).every((quarter) => !calendar.held.has(quarter));
  return offeredTimes(day, calendar, lengthMinutes).filter(isFree);
}

function isWithinHorizon(day: string, { schedule, now }: Calendar) {
  return day <= addDays(dayOf(now), schedule.daysAhead);
}

/** Whether the owner offers this time at all. Whether it is still free is decided by the write that takes it. */
export function checkStart(startsAt: string, calendar: Calendar): Verdict<Slot> {
  const known = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(startsAt) && !Number.isNaN(Date.parse(startsAt));
  const day = known ? dayOf(startsAt) : undefined;
  const offered =
    day && isWithinHorizon(day, calendar) ? offeredTimes(day, calendar, calendar.schedule.lengthMinutes) : [];
  const slot = offered.find((one) => one.startsAt === startsAt);
  return slot ? { ok: true, value: slot } : { ok: false, reason: NOT_OFFERED };
}

/** The quarter hours that an appointment keeps from others: its own, and those of the way after it. */
export function quartersOf(slot: Slot, bufferMinutes: number): string[] {
  return quarterMoments(slot, bufferMinutes).map(isoOf);
}

function quarterMoments({ startsAt, endsAt }: Slot, bufferMinutes: number): number[] {
  const start = Date.parse(startsAt);
  const quarters = (Date.parse(endsAt) + bufferMinutes * MINUTE - start) / (QUARTER_MINUTES * MINUTE);
  return Array.from({ length: quarters }, (_, index) => start + index * QUARTER_MINUTES * MINUTE);
}

/** The times of a day that fit into the hours and keep to notice and blocked days. */
function offeredTimes(
  day: string,
  { schedule, now, blockedDays }: Omit<Calendar, "held">,
  lengthMinutes: number,
): Slot[] {
  if (blockedDays.has(day)) return [];
  const date = Temporal.PlainDate.from(day);
  const earliest = isoOf(now.getTime() + schedule.noticeHours * 60 * MINUTE);
  return (schedule.weeklyHours[date.dayOfWeek - 1] ?? [])
    .flatMap((hours) => timesWithin(date, hours, lengthMinutes))
    .filter(({ startsAt }) => startsAt >= earliest);
}

function timesWithin(date: Temporal.PlainDate, { from, to }: Hours, lengthMinutes: number): Slot[] {
  const momentOf = momentsOf(date);
  const closes = momentOf(minutesOf(to)).at;
  const slots: Slot[] = [];
  for (let minutes = minutesOf(from); minutes < minutesOf(to); minutes += GRID_MINUTES) {
    const { at, exists } = momentOf(minutes);
    const ends = at + lengthMinutes * MINUTE;
    if (exists && ends <= closes) slots.push({ startsAt: isoOf(at), endsAt: isoOf(ends) });
  }
  return slots;
}

/** The moment at which the clocks of the day show so many minutes after midnight. */
function momentsOf(date: Temporal.PlainDate) {
  // A time zone is slow to ask. On a day without a clock change two questions are enough for all its times.
  const starts = midnight(date);
  const ordinary = midnight(date.add({ days: 1 })) - starts === DAY_MINUTES * MINUTE;
  if (ordinary) return (minutes: number) => ({ at: starts + minutes * MINUTE, exists: true });
  return (minutes: number) => {
    const wanted = wallClock(date, minutes);
    // When daylight saving ends an hour comes twice. It is offered once, so that "1:30 AM" means one moment.
    const moment = wanted.toZonedDateTime(ZONE, { disambiguation: "earlier" });
    // When daylight saving begins an hour is skipped, and a time in it comes back as another time.
    return { at: moment.epochMilliseconds, exists: moment.toPlainDateTime().equals(wanted) };
  };
}

function midnight(date: Temporal.PlainDate) {
  return date.toZonedDateTime(ZONE).epochMilliseconds;
}

function wallClock(date: Temporal.PlainDate, minutes: number) {
  return date.toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
}

function isoOf(milliseconds: number) {
  return new Date(milliseconds).toISOString();
}
