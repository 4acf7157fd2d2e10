import { expect, test } from "vitest";
import { boundsOf, daysBetween, isDay } from "./calendar-page.ts";

test.each([
  ["2026-11-26", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["1999-12-31", false],
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
  expect(boundsOf(day)).toEqual({ from, to });
});

test.each([
  ["2026-11-30", "2026-12-01", 2],
  ["2026-01-31", "2026-12-31", 335],
  ["2026-11-30", "2026-11-29", 0],
  ["2026-11-30", "2026-10-01", 0],
])("from %s to %s there are %i days", (first, last, count) => {
  expect(daysBetween(first, last)).toHaveLength(count);
});
