import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf } from "#app/domain/calendar.ts";
import { formatTime } from "#app/domain/dates.ts";
import { bookableDays, type Calendar, checkStart, daysWithTimes, freeTimes, quartersOf } from "./free-times.ts";
import { minutesOf, type Schedule } from "./schedule.ts";

const schedule: Schedule = {
  weeklyHours: Array.from({ length: 7 }, () => [{ from: "09:00", to: "12:00" }]),
  lengthMinutes: 60,
  bufferMinutes: 30,
  noticeHours: 24,
  daysAhead: 60,
  paymentLink: null,
  callLink: null,
  callFeeCents: 0,
  fabricDays: 10,
  cuttingDays: 2,
  sewingDays: 8,
  readyDays: 2,
  installDays: 3,
};

function calendarOf(changes: Partial<Omit<Calendar, "schedule">> & { schedule?: Partial<Schedule> } = {}): Calendar {
  return {
    now: new Date("2026-10-20T12:00:00.000Z"),
    blockedDays: new Set(),
    held: new Set(),
    ...changes,
    schedule: { ...schedule, ...changes.schedule },
  };
}

const everyDay = (from: string, to: string) => Array.from({ length: 7 }, () => [{ from, to }]);
const shown = (times: { startsAt: string }[]) => times.map(({ startsAt }) => formatTime(startsAt));

test("times are every half hour of the hours, as long as the appointment ends within them", () => {
  expect(shown(freeTimes("2026-10-27", calendarOf()))).toEqual([
    "9:00 AM",
    "9:30 AM",
    "10:00 AM",
    "10:30 AM",
    "11:00 AM",
  ]);
});

test("two ranges leave the middle of the day free", () => {
  const weeklyHours = Array.from({ length: 7 }, () => [
    { from: "09:15", to: "10:45" },
    { from: "14:00", to: "15:00" },
  ]);
  expect(shown(freeTimes("2026-10-27", calendarOf({ schedule: { weeklyHours } })))).toEqual([
    "9:15 AM",
    "9:45 AM",
    "2:00 PM",
  ]);
});

/** The clocks go back on 2026-11-01 and forward on 2027-03-14, both at 2 in the morning. */
test.each([
  [
    "the hour that comes twice is offered once, the first time",
    "2026-11-01",
    "01:00",
    "03:00",
    ["2026-11-01T05:00:00.000Z", "2026-11-01T05:30:00.000Z", "2026-11-01T07:00:00.000Z"],
  ],
  [
    "an end in the hour that comes twice is its first time",
    "2026-11-01",
    "00:00",
    "01:30",
    ["2026-11-01T04:00:00.000Z", "2026-11-01T04:30:00.000Z"],
  ],
  ["nine in the morning is winter time already", "2026-11-01", "09:00", "10:00", ["2026-11-01T14:00:00.000Z"]],
  ["the day before is summer time", "2026-10-31", "09:00", "10:00", ["2026-10-31T13:00:00.000Z"]],
  [
    "the hour that is left out is not offered",
    "2027-03-14",
    "01:00",
    "04:00",
    ["2027-03-14T06:00:00.000Z", "2027-03-14T06:30:00.000Z", "2027-03-14T07:00:00.000Z"],
  ],
  ["hours that end in the one left out end before it", "2027-03-14", "01:00", "02:30", []],
  ["nine in the morning is summer time already", "2027-03-14", "09:00", "10:00", ["2027-03-14T13:00:00.000Z"]],
  ["the Saturday before is winter time", "2027-03-13", "09:00", "10:00", ["2027-03-13T14:00:00.000Z"]],
])("%s (%s %s to %s)", (_, day, from, to, expected) => {
  const now = new Date(Date.parse(`${day}T12:00:00Z`) - 10 * 86_400_000);
  const times = freeTimes(day, calendarOf({ now, schedule: { weeklyHours: everyDay(from, to) } }));
  expect(times.map(({ startsAt }) => startsAt)).toEqual(expected);
});

/** Both days of 2027 on which the clocks change, for an appointment of two hours and half an hour of way. */
test.each([
  ["2027-03-14", "00:00", "06:00", "05:00 05:30 06:00 06:30 07:00 07:30 08:00"],
  ["2027-11-07", "00:00", "06:00", "04:00 04:30 05:00 05:30 07:00 07:30 08:00 08:30 09:00"],
  ["2027-03-14", "08:00", "13:00", "12:00 12:30 13:00 13:30 14:00 14:30 15:00"],
  ["2027-11-07", "08:00", "13:00", "13:00 13:30 14:00 14:30 15:00 15:30 16:00"],
])("5. golden: two hours on %s between %s and %s begin at %s", (day, from, to, expected) => {
  const now = new Date(Date.parse(`${day}T12:00:00Z`) - 10 * 86_400_000);
  const calendar = calendarOf({ now, schedule: { weeklyHours: everyDay(from, to) } });
  const times = freeTimes(day, calendar, { lengthMinutes: 120, bufferMinutes: 30 });
  expect(times.map(({ startsAt }) => startsAt.slice(11, 16)).join(" ")).toBe(expected);
});

test("two hours and the way after them hold ten quarters", () => {
  const slot = { startsAt: "2027-03-14T12:00:00.000Z", endsAt: "2027-03-14T14:00:00.000Z" };
  const quarters = quartersOf(slot, 30);
  expect([quarters.length, quarters.at(0), quarters.at(-1)]).toEqual([
    10,
    "2027-03-14T12:00:00.000Z",
    "2027-03-14T14:15:00.000Z",
  ]);
});

test("an appointment holds its own time and the way after it", () => {
  const quarters = quartersOf({ startsAt: "2026-10-27T14:00:00.000Z", endsAt: "2026-10-27T15:00:00.000Z" }, 30);
  const held = new Set(quarters.map((quarter) => Date.parse(quarter)));
  expect(quarters.map((quarter) => quarter.slice(11, 16))).toEqual([
    "14:00",
    "14:15",
    "14:30",
    "14:45",
    "15:00",
    "15:15",
  ]);
  expect(freeTimes("2026-10-27", calendarOf({ held }))).toEqual([]);
  const longer = calendarOf({ held, schedule: { weeklyHours: everyDay("08:30", "13:00") } });
  expect(shown(freeTimes("2026-10-27", longer))).toEqual(["8:30 AM", "11:30 AM", "12:00 PM"]);
});

test("notice, horizon and blocked days are kept", () => {
  const now = new Date("2026-10-26T14:10:00.000Z");
  expect(shown(freeTimes("2026-10-27", calendarOf({ now })))).toEqual(["10:30 AM", "11:00 AM"]);
  expect(freeTimes("2026-10-26", calendarOf({ now }))).toEqual([]);
  expect(freeTimes("2026-10-27", calendarOf({ blockedDays: new Set(["2026-10-27"]) }))).toEqual([]);
  expect(freeTimes("2026-12-25", calendarOf({ now }))).toHaveLength(5);
  expect(freeTimes("2026-12-26", calendarOf({ now }))).toEqual([]);
  expect(bookableDays(calendarOf({ now })).slice(-1)).toEqual(["2026-12-25"]);
  // Late in the evening in Pennsylvania it is tomorrow in UTC.
  expect(dayOf("2026-10-27T02:00:00.000Z")).toBe("2026-10-26");
});

test.each([
  ["2026-10-27T13:00:00.000Z", true],
  ["2026-10-27T13:15:00.000Z", false],
  ["2026-10-27T12:00:00.000Z", false],
  ["2026-10-19T13:00:00.000Z", false],
  ["2027-10-27T13:00:00.000Z", false],
  ["2026-10-27T13:00:00Z", false],
  ["2026-10-28T13:00:00.000Z", false],
  ["2026-13-45T13:00:00.000Z", false],
  ["tomorrow at nine", false],
  ["on 2026-10-27T13:00:00.000Z", false],
  ["2026-10-27T13:00:00.000Z!", false],
  ["", false],
])("the start %j is offered: %s", (startsAt, offered) => {
  const verdict = checkStart(startsAt, calendarOf({ blockedDays: new Set(["2026-10-28"]) }));
  expect(verdict.ok).toBe(offered);
});

test("the days that have a free time come in order, each with its times", () => {
  const held = new Set(
    quartersOf({ startsAt: "2026-10-22T13:00:00.000Z", endsAt: "2026-10-22T16:00:00.000Z" }, 0).map((quarter) =>
      Date.parse(quarter),
    ),
  );
  const weeklyHours = schedule.weeklyHours.map((hours, weekday) => (weekday > 3 ? [] : hours));
  const days = daysWithTimes(calendarOf({ held, schedule: { weeklyHours, daysAhead: 7 } }));
  expect(days.map(({ day, times }) => [day, times.length])).toEqual([
    ["2026-10-21", 5],
    ["2026-10-26", 5],
    ["2026-10-27", 5],
  ]);
  expect(days[0]?.times[0]).toEqual({ startsAt: "2026-10-21T13:00:00.000Z", endsAt: "2026-10-21T14:00:00.000Z" });
});

test("a time exactly at the end of the notice is offered, and one that is offered ends when it should", () => {
  const now = new Date("2026-10-26T14:00:00.000Z");
  expect(shown(freeTimes("2026-10-27", calendarOf({ now })))).toEqual(["10:00 AM", "10:30 AM", "11:00 AM"]);
  expect(checkStart("2026-10-27T14:00:00.000Z", calendarOf({ now }))).toEqual({
    ok: true,
    value: { startsAt: "2026-10-27T14:00:00.000Z", endsAt: "2026-10-27T15:00:00.000Z" },
  });
  expect(checkStart("2026-10-27T13:30:00.000Z", calendarOf({ now }))).toEqual({
    ok: false,
    reason: "That time is not offered. Please choose another.",
  });
});

const quarterHour = fc.integer({ min: 0, max: 95 }).map((quarters) => {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(quarters / 4))}:${two((quarters % 4) * 15)}`;
});
const hours = fc
  .uniqueArray(quarterHour, { minLength: 4, maxLength: 4 })
  .map((times) => times.sort())
  .map(([a = "", b = "", c = "", d = ""]) => [
    { from: a, to: b },
    { from: c, to: d },
  ]);
const anySchedule = fc.record({
  weeklyHours: fc.array(hours, { minLength: 7, maxLength: 7 }),
  lengthMinutes: fc.integer({ min: 1, max: 12 }).map((quarters) => quarters * 15),
  bufferMinutes: fc.integer({ min: 0, max: 6 }).map((quarters) => quarters * 15),
  noticeHours: fc.integer({ min: 0, max: 72 }),
  daysAhead: fc.integer({ min: 1, max: 20 }),
  paymentLink: fc.constant(null),
});
/** Around both changes of the clocks, where mistakes live. */
const anyNow = fc
  .tuple(fc.constantFrom("2026-11-01T06:00:00Z", "2027-03-14T07:00:00Z"), fc.integer({ min: -14 * 24, max: 24 }))
  .map(([change, hoursAway]) => new Date(Date.parse(change) + hoursAway * 3_600_000));

test("a time lies within the hours by the clock on the wall, exists, and keeps to the notice", () => {
  fc.assert(
    fc.property(anySchedule, anyNow, (any, now) => {
      for (const { day, times } of daysWithTimes(calendarOf({ schedule: any, now }))) {
        for (const { startsAt, endsAt } of times) {
          const start = Temporal.Instant.from(startsAt).toZonedDateTimeISO("America/New_York");
          const end = Temporal.Instant.from(endsAt).toZonedDateTimeISO("America/New_York");
          expect(start.toPlainDate().toString()).toBe(day);
          const range = (any.weeklyHours[start.dayOfWeek - 1] ?? []).find(
            ({ from, to }) => from <= start.toPlainTime().toString() && start.toPlainTime().toString() < to,
          );
          expect(range).toBeDefined();
          expect(end.hour * 60 + end.minute).toBeLessThanOrEqual(minutesOf(range?.to ?? ""));
          expect(start.minute % 15).toBe(0);
          expect(Date.parse(startsAt) - now.getTime()).toBeGreaterThanOrEqual(any.noticeHours * 3_600_000);
        }
        const names = shown(times);
        expect(new Set(names).size).toBe(names.length);
      }
    }),
    { numRuns: 200 },
  );
});

test("whatever is booked one after the other never meets, and leaves the way between", () => {
  fc.assert(
    fc.property(anySchedule, anyNow, fc.array(fc.nat(), { maxLength: 12 }), (any, now, picks) => {
      const held = new Set<number>();
      const booked: { startsAt: string; endsAt: string }[] = [];
      for (const pick of picks) {
        const times = daysWithTimes(calendarOf({ schedule: any, now, held })).flatMap((one) => one.times);
        const slot = times[pick % Math.max(1, times.length)];
        if (!slot) break;
        for (const quarter of quartersOf(slot, any.bufferMinutes)) held.add(Date.parse(quarter));
        booked.push(slot);
      }
      booked.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
      for (const [index, { startsAt }] of booked.entries()) {
        const before = booked[index - 1];
        if (!before) continue;
        expect(Date.parse(startsAt) - Date.parse(before.endsAt)).toBeGreaterThanOrEqual(any.bufferMinutes * 60_000);
      }
    }),
    { numRuns: 100 },
  );
});
