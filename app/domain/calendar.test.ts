import { expect, test } from "vitest";
import { addDays, dayOf, daysFrom, daysIn, isDay, localTime, momentsOf, monthsIn, parseDay } from "./calendar.ts";

test.each([
  ["2026-11-26", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["1999-12-31", true],
  ["2026-02-31", false],
  ["2026-11-00", false],
  ["", false],
  ["on 2026-11-26", false],
  ["2026-11-26T10:00", false],
  ["2026-11-26\n", false],
])("%j is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

/** The clocks go back on November 1 and forward on March 14. */
test.each([
  ["2026-10-31", "2026-10-31T04:00:00.000Z", "2026-11-01T04:00:00.000Z"],
  ["2026-11-01", "2026-11-01T04:00:00.000Z", "2026-11-02T05:00:00.000Z"],
  ["2027-03-14", "2027-03-14T05:00:00.000Z", "2027-03-15T04:00:00.000Z"],
])("%s lasts from %s to %s", (day, from, to) => {
  expect(momentsOf({ from: day, to: day })).toEqual({ from, to });
});

test.each([
  ["2026-11-30", "2026-12-01", 2],
  ["2026-01-31", "2026-12-31", 335],
  ["2026-11-30", "2026-11-29", 0],
  ["2026-11-30", "2026-10-01", 0],
])("from %s to %s there are %i days", (from, to, count) => {
  expect(daysIn({ from, to })).toHaveLength(count);
});

test.each([
  ["2026-11-26", {}, "2026-11-26"],
  ["2026-11-26", { to: "2026-11-26" }, "2026-11-26"],
  ["2026-11-27", { to: "2026-11-26" }, undefined],
  ["2026-11-25", { from: "2026-11-26" }, undefined],
  ["1999-12-31", {}, undefined],
  ["3000-01-01", {}, undefined],
  ["2026-02-31", {}, undefined],
])("%s within %j is read as %s", (text, range, expected) => {
  expect(parseDay(text, range)).toBe(expected);
});

/** In summer Pennsylvania is four hours behind, in winter five. */
test.each([
  ["2026-07-02T03:59:00.000Z", "2026-07-01", 23],
  ["2026-07-02T04:00:00.000Z", "2026-07-02", 0],
  ["2026-12-02T04:59:00.000Z", "2026-12-01", 23],
  ["2026-12-02T05:00:00.000Z", "2026-12-02", 0],
])("%s is a moment of %s, at %i o'clock", (moment, day, hour) => {
  expect(dayOf(moment)).toBe(day);
  expect(dayOf(new Date(moment))).toBe(day);
  expect(localTime(moment).hour).toBe(hour);
});

test.each([
  ["2026-11-30", 1, "2026-12-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2027-01-01", -1, "2026-12-31"],
  ["2026-03-07", 2, "2026-03-09"],
])("%s and %i days is %s, and back", (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(daysFrom(day, expected)).toBe(days);
});

test("months are those that have a day in the range", () => {
  expect(monthsIn({ from: "2026-12-31", to: "2027-01-01" })).toEqual([
    { key: "2026-12", label: "Dec 2026" },
    { key: "2027-01", label: "Jan 2027" },
  ]);
});
