import { expect, test } from "vitest";
import { type BookingFacts, bookingQuestions, yesTo } from "./booking-questions.ts";

/** A Tuesday, from 9:00 AM to 11:00 AM. */
const slot = { startsAt: "2027-03-16T13:00:00.000Z", endsAt: "2027-03-16T15:00:00.000Z" };
const weekdays = Array.from({ length: 7 }, () => [{ from: "09:00", to: "17:00" }]);
const facts: BookingFacts = {
  kind: "installation",
  slot,
  calendar: "house",
  schedule: { weeklyHours: weekdays, noticeHours: 24 },
  blockedDay: false,
  now: new Date("2027-03-10T15:00:00.000Z"),
};
const soon = new Date("2027-03-16T11:00:00.000Z");
const early = { startsAt: "2027-03-16T12:45:00.000Z", endsAt: "2027-03-16T14:45:00.000Z" };
const late = { startsAt: "2027-03-16T19:15:00.000Z", endsAt: "2027-03-16T21:15:00.000Z" };
const upcoming = { startsAt: "2027-03-20T14:00:00.000Z" };

test.each<[Partial<BookingFacts>, string]>([
  [{}, ""],
  [{ slot: early }, "outside-hours"],
  [{ slot: late }, "outside-hours"],
  [{ slot: early, calendar: "sam" }, ""],
  [{ blockedDay: true }, "blocked-day"],
  [{ blockedDay: true, slot: late }, "blocked-day"],
  [{ blockedDay: true, calendar: "sam" }, "blocked-day"],
  [{ now: soon }, ""],
  [{ kind: "visit", now: soon }, "notice"],
  [{ kind: "visit", upcoming }, "second-visit"],
  [{ kind: "call", upcoming, now: soon, slot: late }, "outside-hours notice second-visit"],
  [{ kind: "measure", upcoming }, ""],
  [{ kind: "blocked", blockedDay: true, slot: late }, ""],
])("%j asks %j", (changes, codes) => {
  expect(yesTo(bookingQuestions({ ...facts, ...changes }))).toBe(codes);
});

test("each question says its fact", () => {
  const asked = bookingQuestions({ ...facts, kind: "visit", slot: early, now: soon, upcoming });
  expect(asked.map(({ fact }) => fact)).toEqual([
    "That is outside your hours.",
    "It begins in less than 24 hours, the notice that clients keep.",
    "This client has a consultation on Sat, Mar 20, 2027, 10:00 AM already.",
  ]);
});
