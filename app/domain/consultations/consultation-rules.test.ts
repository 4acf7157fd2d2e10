import { expect, test } from "vitest";
import { daysIn } from "#app/domain/calendar.ts";
import { monthRows, wallMinutes, weekdayOf, weekOf } from "./calendar-page.ts";
import {
  checkBooking,
  checkCall,
  checkCancelMessage,
  checkChange,
  checkText,
  creditOn,
  suggestedArea,
} from "./consultation-rules.ts";
import { checkBlockedDays } from "./schedule-form.ts";

test.each([
  ["2026-11-17T15:00:00.000Z", true],
  ["2026-11-16T15:00:00.000Z", true],
  ["2026-11-16T14:59:00.000Z", false],
  ["2026-11-14T15:00:00.000Z", false],
])("at 10 AM on November 15 a client may change the appointment of %s: %s", (startsAt, open) => {
  const verdict = checkChange(startsAt, new Date("2026-11-15T15:00:00.000Z"));
  const reason = "A consultation can be moved or cancelled until 24 hours before it begins. Please call us.";
  expect(verdict).toEqual(open ? { ok: true, value: true } : { ok: false, reason });
});

test("a note keeps its lines, loses what cannot be seen, and has an end", () => {
  expect(checkText("  Side door.\r\nTwo\u0007\u0000dogs.\u0007 ", "note")).toEqual({
    ok: true,
    value: "Side door.\nTwo dogs.",
  });
  expect(checkText("x".repeat(1_000), "note").ok).toBe(true);
  expect(checkText("x".repeat(1_001), "note")).toMatchObject({ ok: false, field: "note" });
  expect(checkCancelMessage("  ")).toMatchObject({ ok: false, field: "message" });
  expect(checkCancelMessage("I am ill.")).toEqual({ ok: true, value: "I am ill." });
});

test.each([
  [0, "yes"],
  [45, "yes"],
  [46, "no"],
])("%s miles away suggests %s", (miles, answer) => {
  expect(suggestedArea(miles, 45)).toBe(answer);
});

const link = "https://meet.example.com/larkfield";
const none = "We do not offer video calls at the moment. Please contact us.";
const near = "You are within 45 miles of Philadelphia, PA, so we come to you. Please book a visit.";

test.each([
  [46, link, undefined],
  [undefined, link, undefined],
  [45, link, near],
  [0, link, near],
  [46, null, none],
  [45, null, none],
])("%s miles away, with the link %s, a call is refused with %s", (miles, set, reason) => {
  expect(checkCall({ miles, link: set, radius: 45, center: "Philadelphia, PA" })).toEqual(
    reason ? { ok: false, reason } : { ok: true, value: link },
  );
});

test.each([
  [null, 150_00, 150_00],
  [2_480_00, 150_00, 150_00],
  [100_00, 150_00, 100_00],
  [0, 150_00, 0],
])("of a total of %s cents a credit of %i takes %i", (total, credit, taken) => {
  expect(creditOn(total, credit)).toBe(taken);
});

test.each([
  [{ first: "2026-11-26", last: "" }, ["2026-11-26"]],
  [{ first: "2026-11-30", last: "2026-12-01" }, ["2026-11-30", "2026-12-01"]],
])("%j blocks %j", (days, blocked) => {
  expect(checkBlockedDays(days, "2026-11-15")).toEqual({ ok: true, value: blocked });
});

test.each([
  [{ first: "", last: "" }, "first"],
  [{ first: "2026-11-31", last: "" }, "first"],
  [{ first: "2026-11-14", last: "" }, "first"],
  [{ first: "2026-11-26", last: "2026-11-25" }, "last"],
  [{ first: "2026-11-26", last: "2027-11-26" }, "last"],
  [{ first: "2026-11-26", last: "9999-12-31" }, "last"],
])("%j is refused at %s", (days, field) => {
  expect(checkBlockedDays(days, "2026-11-15")).toMatchObject({ ok: false, field });
});

test.each(["2026-11-01", "2026-11-04", "2026-11-07"])("the week of %s begins on Sunday", (day) => {
  const week = weekOf(day);
  expect(week.days).toEqual(daysIn({ from: "2026-11-01", to: "2026-11-07" }));
  expect(week).toMatchObject({ previous: "2026-10-25", next: "2026-11-08" });
  expect(week.days.map(weekdayOf)).toEqual([6, 0, 1, 2, 3, 4, 5]);
});

test("a week is an hour longer when the clocks go back", () => {
  const week = weekOf("2026-11-01");
  expect([week.from, week.to]).toEqual(["2026-11-01T04:00:00.000Z", "2026-11-08T05:00:00.000Z"]);
  expect(wallMinutes("2026-11-01T14:30:00.000Z")).toBe(9 * 60 + 30);
});

test("a month is rows of seven, and a week begins on Sunday", () => {
  const rows = monthRows("2026-11");
  expect(rows).toHaveLength(5);
  expect(rows[0]).toEqual(daysIn({ from: "2026-11-01", to: "2026-11-07" }));
  expect(monthRows("2026-10")[0]).toEqual([null, null, null, null, "2026-10-01", "2026-10-02", "2026-10-03"]);
  expect(rows.at(-1)).toEqual(["2026-11-29", "2026-11-30", null, null, null, null, null]);
});

test("a booking names a time, and its note is as short as any", () => {
  const startsAt = "2026-11-17T15:00:00.000Z";
  expect(checkBooking({ startsAt, note: " Side door. " })).toEqual({
    ok: true,
    value: { startsAt, note: "Side door." },
  });
  expect(checkBooking({ startsAt: "", note: "" })).toEqual({
    ok: false,
    reason: "Please choose a time.",
    field: "startsAt",
  });
  expect(checkBooking({ startsAt, note: "x".repeat(1_001) })).toEqual({
    ok: false,
    reason: "Please keep it to 1,000 characters.",
    field: "note",
  });
});
