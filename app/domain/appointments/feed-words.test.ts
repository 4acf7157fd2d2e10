import { expect, test } from "vitest";
import { feedBounds, feedReach, feedWords } from "./feed-words.ts";

test.each([
  ["owner", "all"],
  ["office", "all"],
  ["installer", "own"],
  ["workroom", "none"],
] as const)("of the calendar, the %s reads %s", (duty, reach) => {
  expect(feedReach(duty)).toBe(reach);
});

test("a feed reaches ninety days back and four hundred ahead, and names what was cancelled for thirty", () => {
  expect(feedBounds(new Date("2027-03-14T12:00:00.000Z"))).toEqual({
    from: "2026-12-14T12:00:00.000Z",
    to: "2028-04-17T12:00:00.000Z",
    cancelledSince: "2027-02-12T12:00:00.000Z",
  });
});

const stop = { title: "", customer: "Ada Ash", phoneNumber: "2155550177", order: "LF-1012", page: "https://x/stops/1" };

test.each([
  [
    "a client",
    { what: "installation" as const },
    "Installation: Ada Ash",
    "(215) 555-0177\nOrder LF-1012\nhttps://x/stops/1",
  ],
  [
    "a title",
    { what: "other" as const, title: "Showroom", order: "" },
    "Appointment: Showroom",
    "Ada Ash\n(215) 555-0177\nhttps://x/stops/1",
  ],
  ["nobody", { what: "blocked" as const, customer: "", phoneNumber: null, order: "" }, "Blocked hours", ""],
])("an entry about %s says who it is and how to reach them", (_, about, title, text) => {
  expect(feedWords({ ...stop, ...about })).toEqual({ title, text });
});
