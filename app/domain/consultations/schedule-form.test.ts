import { expect, test } from "vitest";
import { checkSchedule, scheduleFields } from "./schedule.ts";

const typed: Record<string, string> = {
  lengthMinutes: "60",
  bufferMinutes: "30",
  noticeHours: "24",
  daysAhead: "60",
  mondayFrom1: "09:00",
  mondayTo1: "12:00",
};
const check = (changes: Record<string, string>) => checkSchedule((name) => ({ ...typed, ...changes })[name] ?? "");

test("the form has a field for each number, the link and both ends of two ranges a day", () => {
  expect(scheduleFields).toHaveLength(4 + 1 + 7 * 2 * 2);
  expect(scheduleFields.slice(0, 9)).toEqual([
    ...["lengthMinutes", "bufferMinutes", "noticeHours", "daysAhead", "paymentLink"],
    ...["mondayFrom1", "mondayTo1", "mondayFrom2", "mondayTo2"],
  ]);
  expect(scheduleFields.at(-1)).toBe("sundayTo2");
});

test("what is left empty is closed, and a link that is not given is none", () => {
  expect(check({ mondayFrom1: " 09:00 ", mondayTo1: "12:00 ", lengthMinutes: " 60" })).toMatchObject({
    ok: true,
    value: { weeklyHours: [[{ from: "09:00", to: "12:00" }], [], [], [], [], [], []], paymentLink: null },
  });
});

const length = "Length: please enter 15 to 480 minutes, in steps of 15.";
const notice = "Shortest notice: please enter 0 to 336 hours.";
const quarter = "Monday: please enter a time on the quarter hour, such as 9:00 or 9:15.";

test.each([
  ["lengthMinutes", "14", length],
  ["lengthMinutes", "0", length],
  ["lengthMinutes", "495", length],
  ["lengthMinutes", "20", length],
  ["lengthMinutes", "00060", length],
  ["lengthMinutes", "x60", length],
  ["lengthMinutes", "+60", length],
  ["lengthMinutes", "60.0", length],
  ["bufferMinutes", "255", "Time to travel: please enter 0 to 240 minutes, in steps of 15."],
  ["noticeHours", "337", notice],
  ["noticeHours", "", notice],
  ["daysAhead", "0", "Bookable ahead: please enter 1 to 365 days."],
  ["daysAhead", "366", "Bookable ahead: please enter 1 to 365 days."],
  ["mondayFrom1", "", quarter],
  ["mondayTo1", "", quarter],
  ["mondayFrom1", "109:00", quarter],
  ["mondayTo1", "12:000", quarter],
  ["mondayTo1", "24:00", quarter],
  ["mondayFrom1", "11:15", "Monday: these hours are shorter than an appointment of 60 minutes."],
])("%s of %j is refused: %s", (field, value, reason) => {
  expect(check({ [field]: value })).toMatchObject({ ok: false, reason });
});

test.each<Record<string, string>>([
  { lengthMinutes: "15", bufferMinutes: "0", noticeHours: "0", daysAhead: "1" },
  { lengthMinutes: "480", mondayFrom1: "08:00", mondayTo1: "16:00" },
  { bufferMinutes: "240", noticeHours: "336", daysAhead: "365" },
  { mondayFrom1: "23:00", mondayTo1: "23:45", lengthMinutes: "45" },
  { mondayFrom2: "12:00", mondayTo2: "13:00" },
])("%j is taken", (changes) => {
  expect(check(changes)).toMatchObject({ ok: true });
});

test("the second hours begin no earlier than the first ones end", () => {
  expect(check({ mondayFrom2: "11:45", mondayTo2: "13:00" })).toEqual({
    ok: false,
    field: "mondayFrom2",
    reason: "Monday: the second hours must begin after the first ones end.",
  });
});
