import type { Verdict } from "#app/domain/verdict.ts";
import { type Hours, minutesOf, QUARTER_MINUTES, type Schedule } from "./schedule.ts";

const ZONE = "America/New_York";
const MINUTE = 60_000;

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
  /** The quarter hours that belong to an appointment or to the way after it. */
  held: ReadonlySet<string>;
}

export interface OfferedDay {
  day: string;
  times: Slot[];
}

/** The day that it is in Pennsylvania. */
export function dayOf(moment: Date | string) {
  return Temporal.Instant.fromEpochMilliseconds(new Date(moment).getTime())
    .toZonedDateTimeISO(ZONE)
    .toPlainDate()
    .toString();
}

/** From today to the last day that can be booked. */
export function bookableDays({ schedule, now }: Pick<Calendar, "schedule" | "now">) {
  const today = Temporal.PlainDate.from(dayOf(now));
  return Array.from({ length: schedule.daysAhead + 1 }, (_, days) => today.add({ days }).toString());
}

/** The days that have a free time, in order. */
export function daysWithTimes(calendar: Calendar): OfferedDay[] {
  return bookableDays(calendar)
    .map((day) => ({ day, times: freeTimes(day, calendar) }))
    .filter(({ times }) => times.length > 0);
}

export function freeTimes(day: string, calendar: Calendar): Slot[] {
  const { bufferMinutes } = calendar.schedule;
  return offeredTimes(day, calendar).filter((slot) =>
    quartersOf(slot, bufferMinutes).every((quarter) => !calendar.held.has(quarter)),
  );
}

/** Whether the owner offers this time at all. Whether it is still free, only the database can say. */
export function checkStart(startsAt: string, calendar: Calendar): Verdict<Slot> {
  const known = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(startsAt) && !Number.isNaN(Date.parse(startsAt));
  const slot = known && offeredTimes(dayOf(startsAt), calendar).find((offered) => offered.startsAt === startsAt);
  return slot ? { ok: true, value: slot } : { ok: false, reason: NOT_OFFERED };
}

/** The quarter hours that an appointment keeps from others: its own, and those of the way after it. */
export function quartersOf({ startsAt, endsAt }: Slot, bufferMinutes: number): string[] {
  const start = Date.parse(startsAt);
  const quarters = (Date.parse(endsAt) + bufferMinutes * MINUTE - start) / (QUARTER_MINUTES * MINUTE);
  return Array.from({ length: quarters }, (_, index) => isoOf(start + index * QUARTER_MINUTES * MINUTE));
}

/** The times of a day that fit into the hours and keep to notice, horizon and blocked days. */
function offeredTimes(day: string, { schedule, now, blockedDays }: Omit<Calendar, "held">): Slot[] {
  const date = Temporal.PlainDate.from(day);
  const last = Temporal.PlainDate.from(dayOf(now)).add({ days: schedule.daysAhead });
  if (blockedDays.has(day) || Temporal.PlainDate.compare(date, last) > 0) return [];
  const earliest = isoOf(now.getTime() + schedule.noticeHours * 60 * MINUTE);
  return (schedule.weeklyHours[date.dayOfWeek - 1] ?? [])
    .flatMap((hours) => timesWithin(date, hours, schedule.lengthMinutes))
    .filter(({ startsAt }) => startsAt >= earliest);
}

function timesWithin(date: Temporal.PlainDate, { from, to }: Hours, lengthMinutes: number): Slot[] {
  const closes = wallClock(date, minutesOf(to)).toZonedDateTime(ZONE, { disambiguation: "earlier" }).epochMilliseconds;
  const slots: Slot[] = [];
  for (let minutes = minutesOf(from); minutes < minutesOf(to); minutes += GRID_MINUTES) {
    const wanted = wallClock(date, minutes);
    // An hour that the clocks repeat is offered once, the first time round: "1:30 AM" must mean one moment.
    const start = wanted.toZonedDateTime(ZONE, { disambiguation: "earlier" });
    // An hour that the clocks leave out comes back as another one.
    const exists = start.toPlainDateTime().equals(wanted);
    const ends = start.epochMilliseconds + lengthMinutes * MINUTE;
    if (exists && ends <= closes) slots.push({ startsAt: isoOf(start.epochMilliseconds), endsAt: isoOf(ends) });
  }
  return slots;
}

function wallClock(date: Temporal.PlainDate, minutes: number) {
  return date.toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
}

function isoOf(milliseconds: number) {
  return new Date(milliseconds).toISOString();
}
