import { expect, test } from "vitest";
import { checkSummaryTime, summaryKey, summaryTimes } from "./day-summary.ts";

test.each([
  ["2027-03-14T10:59:00.000Z", null],
  ["2027-03-14T11:00:00.000Z", "summary/ada/2027-03-14"],
  ["2027-11-07T11:59:00.000Z", null],
  ["2027-11-07T12:00:00.000Z", "summary/ada/2027-11-07"],
  // In New York it is still the evening before.
  ["2027-11-08T03:00:00.000Z", "summary/ada/2027-11-07"],
])("seven o'clock at %s is %s, on the days on which the clocks change too", (now, key) => {
  expect(summaryKey({ id: "ada", summaryAt: "07:00" }, new Date(now))).toBe(key);
});

test("a morning begins between four and noon, or never", () => {
  expect([summaryTimes[0], summaryTimes.at(-1)]).toEqual(["04:00", "12:00"]);
  for (const time of summaryTimes) expect(checkSummaryTime(time)).toEqual({ ok: true, value: time });
  expect(checkSummaryTime("")).toEqual({ ok: true, value: null });
  for (const typed of ["7", "03:30", "07:15", "x".repeat(10_000)]) {
    expect(checkSummaryTime(typed)).toMatchObject({ ok: false, field: "summaryAt" });
  }
});
