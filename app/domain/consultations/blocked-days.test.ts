import { expect, test } from "vitest";
import { checkBlockedDays } from "./blocked-days.ts";

const today = "2026-11-15";

test.each([
  [{ first: today, last: "" }, 1, today],
  [{ first: "2026-11-30", last: "2026-11-30" }, 1, "2026-11-30"],
  [{ first: "2026-11-30", last: "2026-12-01" }, 2, "2026-12-01"],
  [{ first: today, last: "2027-02-14" }, 92, "2027-02-14"],
  [{ first: "2029-12-01", last: "2029-12-31" }, 31, "2029-12-31"],
])("%j blocks %i days, the last of them %s", (days, count, last) => {
  const blocked = checkBlockedDays(days, today);
  if (!blocked.ok) throw new Error(blocked.reason);
  expect(blocked.value).toHaveLength(count);
  expect([blocked.value.at(0), blocked.value.at(-1)]).toEqual([days.first, last]);
});

const tooMany = "Please block at most 92 days at once, in the next few years.";
const notBefore = "Please choose a last day that is not before the first.";

test.each([
  [{ first: "", last: "" }, "first", "Please choose a day."],
  [{ first: "2026-11-31", last: "" }, "first", "Please choose a day."],
  [{ first: "2026-11-14", last: "" }, "first", "That day is over. Please choose a later one."],
  [{ first: "2026-11-26", last: "2026-11-25" }, "last", notBefore],
  [{ first: "2026-11-26", last: "2026-11-31" }, "last", notBefore],
  [{ first: today, last: "2027-02-15" }, "last", tooMany],
  [{ first: "2030-01-01", last: "2030-01-01" }, "last", tooMany],
  [{ first: today, last: "2999-12-31" }, "last", tooMany],
])("%j is refused at %s: %s", (days, field, reason) => {
  expect(checkBlockedDays(days, today)).toEqual({ ok: false, field, reason });
});
