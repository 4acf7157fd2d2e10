import { expect, test } from "vitest";
import { readWeeklyHours } from "./schedule.ts";

const nine = { from: "09:00", to: "17:00" };
const closed = [[], [], [], [], [], [], []];

test("the hours of a week are read as they were stored", () => {
  const week = [
    [nine],
    [nine],
    [
      { from: "08:15", to: "12:00" },
      { from: "13:00", to: "17:45" },
    ],
    [],
    [nine],
    [nine],
    [],
  ];
  expect(readWeeklyHours(JSON.stringify(week))).toEqual(week);
});

test("more ranges than a form shows today are kept", () => {
  const three = [
    { from: "08:00", to: "10:00" },
    { from: "11:00", to: "13:00" },
    { from: "14:00", to: "16:00" },
  ];
  expect(readWeeklyHours(JSON.stringify([three]))).toEqual([three, [], [], [], [], [], []]);
});

test.each(["", "{", "null", "7", "{}", '["09:00"]', "[[null,7,{}]]"])("%j is a week without hours", (stored) => {
  expect(readWeeklyHours(stored)).toEqual(closed);
});

test.each([
  { from: "9", to: "17:00" },
  { from: "09:05", to: "17:00" },
  { from: "17:00", to: "09:00" },
  { from: "09:00", to: "09:00" },
  { from: 9, to: 17 },
  { from: "09:00" },
])("%j is left out from among the others", (hours) => {
  expect(readWeeklyHours(JSON.stringify([[hours, nine]]))).toEqual([[nine], [], [], [], [], [], []]);
});
