import { expect, test } from "vitest";
import { readTyped } from "#app/domain/forms/described-form.ts";
import { daysBefore, describeRetention, type Retention, retentionForm } from "./retention-rules.ts";

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
