import { expect, test } from "vitest";
import { weekOf } from "#app/domain/consultations/calendar-page.ts";
import { hourRows, hoursAround, lanesOf, placeIn, rowAt, rowsWithout, shortTimes, timeAt } from "./week-grid.ts";

const spring = weekOf("2027-03-14").days;
const autumn = weekOf("2027-11-07").days;
const night = { opens: 0, closes: 4 };
const labels = (days: string[]) => hourRows(days, night).map(({ label }) => label);

test("an ordinary week has its hours once, and no day lacks one", () => {
  const days = weekOf("2027-03-22").days;
  const rows = hourRows(days, { opens: 11, closes: 14 });
  expect(rows.map(({ label }) => label)).toEqual(["11 AM", "12 PM", "1 PM"]);
  expect(days.map((day) => rowsWithout(rows, day))).toEqual(days.map(() => []));
});

test("on 2027-03-14 the hour 2 is missing, and only on that day", () => {
  expect(labels(spring)).toEqual(["12 AM", "1 AM", "2 AM", "3 AM"]);
  expect(spring.map((day) => rowsWithout(hourRows(spring, night), day))).toEqual([[2], [], [], [], [], [], []]);
});

test("on 2027-11-07 the hour 1 stands twice, and only on that day", () => {
  expect(labels(autumn)).toEqual(["12 AM", "1 AM", "1 AM again", "2 AM", "3 AM"]);
  expect(autumn.map((day) => rowsWithout(hourRows(autumn, night), day))).toEqual([[], [2], [2], [2], [2], [2], [2]]);
});

test.each([
  ["before the skipped hour", spring, "2027-03-14T06:00", "2027-03-14T07:00", { from: 1, to: 2 }],
  ["over the skipped hour", spring, "2027-03-14T06:30", "2027-03-14T07:30", { from: 1.5, to: 3.5 }],
  ["in the first of two", autumn, "2027-11-07T05:00", "2027-11-07T06:00", { from: 1, to: 2 }],
  ["in the second of two", autumn, "2027-11-07T06:15", "2027-11-07T07:00", { from: 2.25, to: 3 }],
  ["over both", autumn, "2027-11-07T05:30", "2027-11-07T07:30", { from: 1.5, to: 3.5 }],
  ["past midnight", autumn, "2027-11-08T07:00", "2027-11-09T06:00", { from: 3, to: 5 }],
])("something %s is placed by the wall clock", (_, days, starts, ends, expected) => {
  const slot = { startsAt: `${starts}:00.000Z`, endsAt: `${ends}:00.000Z` };
  expect(placeIn(hourRows(days, night), slot)).toEqual(expected);
});

test.each([
  [spring, 0, "00:00"],
  [spring, 7, "01:45"],
  [spring, 8, undefined],
  [spring, 12, "03:00"],
  [spring, 16, undefined],
  [spring, -1, undefined],
  [autumn, 4, "01:00"],
  [autumn, 9, "01:15 again"],
  [autumn, 12, "02:00"],
])("in the week of %j a card %i quarters down begins at %s", (days, quarters, time) => {
  const rows = hourRows(days, night);
  expect(timeAt(rows, quarters, rowsWithout(rows, days[0] ?? ""))).toBe(time);
});

test.each([
  [[], { opens: 9, closes: 17 }],
  [[{ from: 555, to: 600 }], { opens: 9, closes: 10 }],
  [
    [
      { from: 30, to: 90 },
      { from: 600, to: 1_021 },
    ],
    { opens: 0, closes: 18 },
  ],
])("around %j the hours are %j", (spans, expected) => {
  expect(hoursAround(spans)).toEqual(expected);
});

test("what overlaps stands side by side, and what does not has its day to itself", () => {
  const spans = [
    { from: 1, to: 3 },
    { from: 2, to: 4 },
    { from: 3, to: 5 },
    { from: 6, to: 7 },
  ];
  expect(lanesOf(spans)).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 2 },
    { lane: 0, lanes: 1 },
  ]);
});

test.each([
  [60, 1],
  [150, 3.5],
  [240, 5],
])("in the week of the two ones, %i minutes after midnight stand at row %d", (minutes, row) => {
  expect(rowAt(hourRows(autumn, night), minutes)).toBe(row);
});

test.each([
  ["2027-03-16T14:00", "2027-03-16T15:00", "10-11"],
  ["2027-03-16T13:30", "2027-03-16T16:15", "9:30-12:15"],
  ["2027-03-16T16:00", "2027-03-16T17:00", "12-1"],
  ["2027-03-14T06:30", "2027-03-14T07:30", "1:30-3:30"],
])("%s to %s is written %s beside the hours", (starts, ends, words) => {
  expect(shortTimes({ startsAt: `${starts}:00.000Z`, endsAt: `${ends}:00.000Z` })).toBe(words);
});
