import fc from "fast-check";
import { expect, test } from "vitest";
import { asTyped, readTyped } from "#app/domain/forms/described-form.ts";
import { checkBlockedDays, scheduleForm } from "./schedule-form.ts";

const typed: Record<string, string> = {
  lengthMinutes: "60",
  bufferMinutes: "30",
  noticeHours: "24",
  daysAhead: "60",
  mondayFrom1: "09:00",
  mondayTo1: "12:00",
};
const check = (changes: Record<string, string>) => readTyped(scheduleForm, { ...typed, ...changes });

test("the form has a field for both ends of two ranges a day, each number and the link", () => {
  const names = scheduleForm.fields.map(({ name }) => name);
  expect(names).toHaveLength(4 + 1 + 2 + 5 + 7 * 2 * 2);
  expect(names.slice(0, 4)).toEqual(["mondayFrom1", "mondayTo1", "mondayFrom2", "mondayTo2"]);
  expect(names.slice(-13)).toEqual([
    "sundayTo2",
    "lengthMinutes",
    "bufferMinutes",
    "noticeHours",
    "daysAhead",
    "paymentLink",
    "callLink",
    "callFeeCents",
    "fabricDays",
    "cuttingDays",
    "sewingDays",
    "readyDays",
    "installDays",
  ]);
});

test("what is left empty is closed, and a link that is not given is none", () => {
  expect(check({ mondayFrom1: " 09:00 ", mondayTo1: "12:00 ", lengthMinutes: " 60" })).toMatchObject({
    ok: true,
    value: {
      weeklyHours: [[{ from: "09:00", to: "12:00" }], [], [], [], [], [], []],
      paymentLink: null,
      callLink: null,
      callFeeCents: 0,
    },
  });
  expect(check({ callLink: "meet.example.com/larkfield", callFeeCents: "40" })).toMatchObject({
    ok: true,
    value: { callLink: "https://meet.example.com/larkfield", callFeeCents: 40_00 },
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
  ["callLink", "javascript:alert(1)", "Please enter a valid link."],
  ["callFeeCents", "-1", "Please enter an amount in dollars from $0.00 to $1,000.00."],
  ["callFeeCents", "1000.01", "Please enter an amount in dollars from $0.00 to $1,000.00."],
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
  expect(check({ mondayFrom2: "11:45", mondayTo2: "13:00" })).toMatchObject({
    ok: false,
    field: "mondayFrom2",
    reason: "Monday: the second hours must begin after the first ones end.",
  });
});

const fuller = {
  paymentLink: "pay.example.com/visit",
  mondayFrom2: "13:30",
  mondayTo2: "17:00",
  sundayFrom2: "10:00",
  sundayTo2: "11:00",
};

test("the owner's hours are read day by day, and stand in the form as they were read", () => {
  expect(check(fuller)).toEqual({
    ok: true,
    value: {
      weeklyHours: [
        [
          { from: "09:00", to: "12:00" },
          { from: "13:30", to: "17:00" },
        ],
        [],
        [],
        [],
        [],
        [],
        [{ from: "10:00", to: "11:00" }],
      ],
      lengthMinutes: 60,
      bufferMinutes: 30,
      noticeHours: 24,
      daysAhead: 60,
      paymentLink: "https://pay.example.com/visit",
      callLink: null,
      callFeeCents: 0,
      fabricDays: 10,
      cuttingDays: 2,
      sewingDays: 8,
      readyDays: 2,
      installDays: 3,
    },
  });
  const read = check(fuller);
  // Hours that stood in the second place alone are the first ones of their day.
  expect(read.ok && asTyped(scheduleForm, read.value)).toMatchObject({
    ...typed,
    paymentLink: "https://pay.example.com/visit",
    mondayFrom2: "13:30",
    tuesdayFrom1: "",
    sundayFrom1: "10:00",
    sundayTo2: "",
  });
});

test.each([
  [{ lengthMinutes: "50" }, "lengthMinutes"],
  [{ lengthMinutes: "-60" }, "lengthMinutes"],
  [{ bufferMinutes: "soon" }, "bufferMinutes"],
  [{ noticeHours: "1000" }, "noticeHours"],
  [{ daysAhead: "0" }, "daysAhead"],
  [{ mondayTo1: "" }, "mondayTo1"],
  [{ mondayTo1: "09:00" }, "mondayTo1"],
  [{ mondayFrom1: "09:05" }, "mondayFrom1"],
  [{ mondayFrom1: "25:00" }, "mondayFrom1"],
  [{ mondayTo1: "09:45" }, "mondayTo1"],
  [{ mondayTo1: "08:00" }, "mondayTo1"],
  [{ mondayFrom2: "11:45" }, "mondayFrom2"],
  [{ paymentLink: "javascript:alert(1)" }, "paymentLink"],
])("%j is refused at %s", (changes, field) => {
  expect(check({ ...fuller, ...changes })).toMatchObject({ ok: false, field });
});

test("every field that is wrong has its sentence, whatever its day", () => {
  expect(check({ noticeHours: "x", tuesdayTo1: "12:00", sundayFrom1: "9" })).toMatchObject({
    ok: false,
    faults: {
      noticeHours: notice,
      tuesdayFrom1: "Tuesday: please enter a time on the quarter hour, such as 9:00 or 9:15.",
      sundayFrom1: "Sunday: please enter a time on the quarter hour, such as 9:00 or 9:15.",
    },
  });
});

test("whatever is accepted stands in the form as it is stored, and is accepted again", () => {
  const name = fc.constantFrom(...scheduleForm.fields.map((field) => field.name));
  const text = fc.constantFrom("", "09:00", "12:00", "17:45", "15", "60", "x", "pay.example.com");
  fc.assert(
    fc.property(fc.dictionary(name, text, { maxKeys: 6 }), (changes) => {
      const read = check(changes);
      if (!read.ok) return Object.values(read.faults).every((sentence) => sentence !== "");
      expect(readTyped(scheduleForm, asTyped(scheduleForm, read.value))).toEqual(read);
      return true;
    }),
  );
});

const today = "2026-11-15";

test.each([
  [{ first: today, last: "" }, 1, today],
  [{ first: "2026-11-30", last: "2026-11-30" }, 1, "2026-11-30"],
  [{ first: "2026-11-30", last: "2026-12-01" }, 2, "2026-12-01"],
  [{ first: today, last: "2027-02-14" }, 92, "2027-02-14"],
  [{ first: "2029-12-01", last: "2029-12-31" }, 31, "2029-12-31"],
])("%j blocks %i days, the last of them %s", (days, count, last) => {
  const blocked = checkBlockedDays(days, today);
  if (!blocked.ok) throw new Error(blocked.reason);
  expect(blocked.value).toHaveLength(count);
  expect([blocked.value.at(0), blocked.value.at(-1)]).toEqual([days.first, last]);
});

const tooMany = "Please block at most 92 days at once, in the next few years.";
const notBefore = "Please choose a last day that is not before the first.";

test.each([
  [{ first: "", last: "" }, "first", "Please choose a day."],
  [{ first: "2026-11-31", last: "" }, "first", "Please choose a day."],
  [{ first: "2026-11-14", last: "" }, "first", "That day is over. Please choose a later one."],
  [{ first: "2026-11-26", last: "2026-11-25" }, "last", notBefore],
  [{ first: "2026-11-26", last: "2026-11-31" }, "last", notBefore],
  [{ first: today, last: "2027-02-15" }, "last", tooMany],
  [{ first: "2030-01-01", last: "2030-01-01" }, "last", tooMany],
  [{ first: today, last: "2999-12-31" }, "last", tooMany],
])("%j is refused at %s: %s", (days, field, reason) => {
  expect(checkBlockedDays(days, today)).toEqual({ ok: false, field, reason });
});
