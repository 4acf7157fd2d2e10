import { expect, test } from "vitest";
import { formatDate, formatDateTime, formatLongDate, formatTime, formatVisit, noonOf } from "./dates.ts";

test.each([
  ["2026-11-02T16:55:00.000Z", "Nov 2, 2026", "Nov 2, 2026, 11:55 AM"],
  ["2026-09-15T00:40:00.000Z", "Sep 14, 2026", "Sep 14, 2026, 8:40 PM"],
  ["2026-01-01T04:59:59.000Z", "Dec 31, 2025", "Dec 31, 2025, 11:59 PM"],
])("%s is shown in Pennsylvania time", (iso, day, moment) => {
  expect(formatDate(iso)).toBe(day);
  expect(formatDateTime(iso)).toBe(moment);
});

test("an appointment is read out with its weekday, and a day of the calendar stays that day", () => {
  expect(formatLongDate("2026-11-02T16:55:00.000Z")).toBe("Monday, November 2, 2026");
  expect(formatVisit("2026-11-02T16:55:00.000Z")).toBe("Mon, Nov 2, 2026, 11:55 AM");
  expect(formatTime("2026-11-02T16:55:00.000Z")).toBe("11:55 AM");
  expect(formatDate(noonOf("2026-11-01"))).toBe("Nov 1, 2026");
  expect(formatDate(noonOf("2027-03-14"))).toBe("Mar 14, 2027");
});
