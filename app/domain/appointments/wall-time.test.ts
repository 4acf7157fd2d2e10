import { expect, test } from "vitest";
import { momentAt, wallTime } from "./wall-time.ts";

test.each([
  ["2027-03-12", "09:00", "2027-03-12T14:00:00.000Z"],
  ["2027-03-16", "09:00", "2027-03-16T13:00:00.000Z"],
  ["2027-11-05", "09:00", "2027-11-05T13:00:00.000Z"],
  ["2027-11-09", "09:00", "2027-11-09T14:00:00.000Z"],
  ["2027-03-14", "01:45", "2027-03-14T06:45:00.000Z"],
  ["2027-03-14", "03:00", "2027-03-14T07:00:00.000Z"],
  ["2027-11-07", "01:30", "2027-11-07T05:30:00.000Z"],
  ["2027-11-07", "01:30 again", "2027-11-07T06:30:00.000Z"],
  ["2027-11-07", "02:00", "2027-11-07T07:00:00.000Z"],
])("on %s the clocks show %s at %s", (day, time, moment) => {
  expect(momentAt(day, time)).toEqual({ ok: true, value: moment });
  expect(wallTime(moment)).toBe(time);
});

const quarter = "Please choose a time on the quarter hour.";

test.each([
  ["2027-03-14", "02:30", "from", "That time does not exist: the clocks go forward that night."],
  ["2027-03-14", "02:00", "from", "That time does not exist: the clocks go forward that night."],
  ["2027-03-16", "09:10", "from", quarter],
  ["2027-03-16", "9:00", "from", quarter],
  ["2027-03-16", "24:00", "from", quarter],
  ["2027-03-16", "", "from", quarter],
  ["2027-02-29", "09:00", "day", "Please choose a day."],
  ["", "09:00", "day", "Please choose a day."],
  ["next Tuesday", "09:00", "day", "Please choose a day."],
])("%s at %j is refused beside %s: %s", (day, time, field, reason) => {
  expect(momentAt(day, time)).toEqual({ ok: false, field, reason });
});
