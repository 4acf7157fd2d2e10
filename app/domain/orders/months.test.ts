import { expect, test } from "vitest";
import { lastMonths } from "./months.ts";

test("months begin and end at midnight in Pennsylvania", () => {
  expect(lastMonths(new Date("2026-04-10T12:00:00Z"), 2)).toEqual([
    { key: "2026-03", label: "Mar 2026", from: "2026-03-01T05:00:00.000Z", to: "2026-04-01T04:00:00.000Z" },
    { key: "2026-04", label: "Apr 2026", from: "2026-04-01T04:00:00.000Z", to: "2026-05-01T04:00:00.000Z" },
  ]);
});

test("the last evening of a month still belongs to it, and years are crossed", () => {
  const months = lastMonths(new Date("2026-02-01T04:30:00Z"), 3);
  expect(months.map((month) => month.key)).toEqual(["2025-11", "2025-12", "2026-01"]);
  expect(months[0]?.from).toBe("2025-11-01T04:00:00.000Z");
  expect(months.map((month) => month.to).slice(0, -1)).toEqual(months.map((month) => month.from).slice(1));
});

/** The clocks go forward on March 8 and back on November 1, 2026, which begins a month. */
test.each([
  ["2026-11-15T12:00:00Z", "2026-11", "Nov 2026", "2026-11-01T04:00:00.000Z", "2026-12-01T05:00:00.000Z"],
  ["2026-12-31T23:00:00Z", "2026-12", "Dec 2026", "2026-12-01T05:00:00.000Z", "2027-01-01T05:00:00.000Z"],
  ["2027-01-01T04:59:59Z", "2026-12", "Dec 2026", "2026-12-01T05:00:00.000Z", "2027-01-01T05:00:00.000Z"],
  ["2027-01-01T05:00:00Z", "2027-01", "Jan 2027", "2027-01-01T05:00:00.000Z", "2027-02-01T05:00:00.000Z"],
])("%s lies in %s, %s, from %s to %s", (now, key, label, from, to) => {
  expect(lastMonths(new Date(now), 1)).toEqual([{ key, label, from, to }]);
});
