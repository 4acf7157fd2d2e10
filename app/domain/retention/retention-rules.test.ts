import { expect, test } from "vitest";
import { readTyped } from "#app/domain/forms/described-form.ts";
import { daysBefore, describeRetention, isSweepDue, type Retention, retentionForm } from "./retention-rules.ts";

const usual: Retention = { emailDays: 730, sessionDays: 30, inquiryDays: 365, auditDays: 730 };
const typed = { emailDays: "730", sessionDays: "30", inquiryDays: "365", auditDays: "730" };

test.each([
  ["emailDays", "30", 30],
  ["emailDays", " 3650 ", 3650],
  ["sessionDays", "7", 7],
  ["sessionDays", "180", 180],
  ["inquiryDays", "30", 30],
  ["auditDays", "90", 90],
] as const)("%s of %j is %d days", (name, text, days) => {
  expect(readTyped(retentionForm, { ...typed, [name]: text })).toEqual({ ok: true, value: { ...usual, [name]: days } });
});

test.each([
  ["emailDays", "29", "E-mails: please enter 30 to 3650 days."],
  ["emailDays", "3651", "E-mails: please enter 30 to 3650 days."],
  ["emailDays", "", "E-mails: please enter 30 to 3650 days."],
  ["emailDays", "1e3", "E-mails: please enter 30 to 3650 days."],
  ["sessionDays", "6", "Log-ins that are not used: please enter 7 to 180 days."],
  ["sessionDays", "181", "Log-ins that are not used: please enter 7 to 180 days."],
  ["inquiryDays", "-1", "Inquiries: please enter 30 to 3650 days."],
  ["auditDays", "89", "Audit list: please enter 90 to 3650 days."],
])("%s of %j is refused with a sentence", (name, text, reason) => {
  expect(readTyped(retentionForm, { ...typed, [name]: text })).toMatchObject({ ok: false, reason, field: name });
});

test("a change is told by what it changes", () => {
  expect(describeRetention(usual, usual)).toBe("");
  expect(describeRetention(usual, { ...usual, emailDays: 365, auditDays: 90 })).toBe(
    "Changed how long things are kept. E-mails: 365 days instead of 730; Audit list: 90 days instead of 730",
  );
});

test("days are counted back from now", () => {
  expect(daysBefore(new Date("2026-11-15T08:00:00.000Z"), 30)).toBe("2026-10-16T08:00:00.000Z");
});

const long = "2026-11-01T00:00:00.000Z";
test.each([
  ["in the quiet hour, swept the night before", "2026-11-15T08:30:00.000Z", long, "2026-11-14", true],
  ["in the quiet hour, never swept, just started", "2026-11-15T08:30:00.000Z", "2026-11-15T08:29:00.000Z", null, true],
  ["in the quiet hour, swept already", "2026-11-15T08:50:00.000Z", long, "2026-11-15", false],
  ["just before the quiet hour", "2026-11-15T07:59:00.000Z", long, "2026-11-14", false],
  ["just after it, swept the night before", "2026-11-15T09:00:00.000Z", long, "2026-11-14", false],
  ["by day, one night missed and up for hours", "2026-11-15T17:00:00.000Z", long, "2026-11-13", true],
  ["by day, never swept and up for hours", "2026-11-15T17:00:00.000Z", long, null, true],
  ["by day, never swept and just started", "2026-11-15T17:00:00.000Z", "2026-11-15T16:30:00.000Z", null, false],
  ["by day, one night missed, up for an hour", "2026-11-15T17:00:00.000Z", "2026-11-15T16:00:00.000Z", null, true],
])("%s: due is %4$s", (_, now, upSince, lastDay, due) => {
  expect(isSweepDue({ now: new Date(now), upSince: new Date(upSince), lastDay })).toBe(due);
});
