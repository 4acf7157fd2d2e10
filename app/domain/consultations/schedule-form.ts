import { daysIn, parseDay } from "#app/domain/calendar.ts";
import { type DescribedForm, type FieldKind, fieldsOf } from "#app/domain/forms/described-form.ts";
import { link, money, unlessEmpty, wholeNumber } from "#app/domain/forms/field-kinds.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { type Hours, isQuarterHour, minutesOf, QUARTER_MINUTES, type Schedule, weekdays } from "./schedule.ts";

/** A second range leaves room for a lunch or a school run. */
const RANGES_A_DAY = 2;
const MOST_FOR_CALL_CENTS = 1_000_00;

function count(label: string, bounds: { least: number; most: number; unit: string; step?: number }) {
  const { least: min, most: max, step = 1 } = bounds;
  const kind = wholeNumber(bounds);
  return { label, ...kind, attributes: { ...kind.attributes, type: "number", min, max, step } };
}

/** Left empty it is as usual. */
function workingDays(label: string, usual: number) {
  const { label: _, ...kind } = count(label, { least: 0, most: 120, unit: "days" });
  return { label, optional: true, hint: `Usually ${usual}.`, ...unlessEmpty(kind, usual) };
}

const quarterSentence = (weekday: string) =>
  `${weekday}: please enter a time on the quarter hour, such as 9:00 or 9:15.`;

/** One end of the hours of a day; empty where there are none. */
function timeOn(weekday: string): FieldKind<string> {
  return {
    control: "text",
    attributes: { type: "time", step: QUARTER_MINUTES * 60 },
    read: (text) =>
      text === "" || isQuarterHour(text) ? { ok: true, value: text } : { ok: false, reason: quarterSentence(weekday) },
    write: (time) => time,
  };
}

/** The fields of the weekly hours: mondayFrom1 and mondayTo1 are the ends of Monday's first range. */
const ranges = weekdays.flatMap((weekday, day) =>
  Array.from({ length: RANGES_A_DAY }, (_, range) => {
    const [from, to] = ["From", "To"].map((end) => `${weekday.toLowerCase()}${end}${range + 1}`) as [string, string];
    return { weekday, day, range, from, to };
  }),
);

const hoursFields = ranges.flatMap(({ weekday, range, from, to }) => {
  const shared = { section: weekday, heard: range > 0 ? `${weekday}, second hours` : weekday, ...timeOn(weekday) };
  return [
    { name: from, label: range > 0 ? "And from" : "From", ...shared },
    { name: to, label: "To", ...shared },
  ];
});

const plainFields = [
  ...fieldsOf(
    {
      lengthMinutes: count("Length", { least: 15, most: 480, unit: "minutes", step: QUARTER_MINUTES }),
      bufferMinutes: count("Time to travel", { least: 0, most: 240, unit: "minutes", step: QUARTER_MINUTES }),
      noticeHours: count("Shortest notice", { least: 0, most: 336, unit: "hours" }),
      daysAhead: count("Bookable ahead", { least: 1, most: 365, unit: "days" }),
    },
    "Appointments",
  ),
  ...fieldsOf(
    { paymentLink: { label: "Payment link for the fee", optional: true, ...unlessEmpty(link, null) } },
    "Fee",
  ),
  ...fieldsOf(
    {
      callLink: {
        label: "Link for video calls",
        optional: true,
        hint: "Leave it empty to offer none. What is booked already keeps its link.",
        ...unlessEmpty(link, null),
      },
      callFeeCents: {
        label: "Fee for a call",
        optional: true,
        hint: "Never credited to an order.",
        ...unlessEmpty(money({ least: 0, most: MOST_FOR_CALL_CENTS }), 0),
      },
    },
    "Video calls",
  ),
  ...fieldsOf(
    {
      fabricDays: workingDays("Until the cloth is here", 10),
      cuttingDays: workingDays("Cutting", 2),
      sewingDays: workingDays("Sewing", 8),
      readyDays: workingDays("Until it is hung", 2),
      installDays: workingDays("Installation", 3),
    },
    "Working days",
  ),
];

type Flat = Readonly<Record<string, unknown>>;

/** What is wrong with the two ends of a range, or with one that begins before the one before it ends. */
function check(flat: Flat): Record<string, string> {
  const faults: Record<string, string> = {};
  const shortest = Number(flat.lengthMinutes ?? 0);
  for (const [index, { weekday, range, ...names }] of ranges.entries()) {
    const [from, to] = [flat[names.from], flat[names.to]];
    const before = range > 0 && flat[ranges[index - 1]?.to ?? ""];
    if (typeof from !== "string" || typeof to !== "string" || (from === "" && to === "")) continue;
    if (from === "" || to === "") {
      faults[from === "" ? names.from : names.to] = quarterSentence(weekday);
    } else if (minutesOf(to) - minutesOf(from) < shortest) {
      faults[names.to] = `${weekday}: these hours are shorter than an appointment of ${shortest} minutes.`;
    } else if (typeof before === "string" && before !== "" && minutesOf(from) < minutesOf(before)) {
      faults[names.from] = `${weekday}: the second hours must begin after the first ones end.`;
    }
  }
  return faults;
}

/** The owner's week, what an appointment takes, and where its fee is paid. */
export const scheduleForm: DescribedForm<Schedule> = {
  fields: [...hoursFields, ...plainFields],
  flatten({ weeklyHours, ...plain }) {
    const hours = ranges.flatMap(({ day, range, from, to }) => [
      [from, weeklyHours[day]?.[range]?.from],
      [to, weeklyHours[day]?.[range]?.to],
    ]);
    return { ...plain, ...Object.fromEntries(hours) };
  },
  build(flat) {
    const hoursOf = (day: number): Hours[] =>
      ranges
        .filter((range) => range.day === day && flat[range.from] !== "")
        .map(({ from, to }) => ({ from: String(flat[from]), to: String(flat[to]) }));
    const plain = plainFields.map(({ name }) => [name, flat[name]]);
    // Each field has been read as what it is.
    return { weeklyHours: [...weekdays.keys()].map(hoursOf), ...Object.fromEntries(plain) } as Schedule;
  },
  check,
};

const MOST_AT_ONCE = 92;

/** The days that the owner wants to keep free: one, or from one to another. */
export function checkBlockedDays(typed: { first: string; last: string }, today: string): Verdict<string[]> {
  if (!parseDay(typed.first)) return { ok: false, reason: "Please choose a day.", field: "first" };
  if (typed.first < today) return { ok: false, reason: "That day is over. Please choose a later one.", field: "first" };
  const last = typed.last || typed.first;
  if (!parseDay(last, { from: typed.first })) {
    return { ok: false, reason: "Please choose a last day that is not before the first.", field: "last" };
  }
  // Counted in years first: a slip of the finger may name a day thousands of years away.
  const days = Number(last.slice(0, 4)) - Number(today.slice(0, 4)) > 3 ? [] : daysIn({ from: typed.first, to: last });
  if (days.length === 0 || days.length > MOST_AT_ONCE) {
    return {
      ok: false,
      reason: `Please block at most ${MOST_AT_ONCE} days at once, in the next few years.`,
      field: "last",
    };
  }
  return { ok: true, value: days };
}
