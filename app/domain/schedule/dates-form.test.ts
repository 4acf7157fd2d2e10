import { expect, test } from "vitest";
import { readTyped } from "#app/domain/forms/described-form.ts";
import { changedDates, dateChangeInWords, datesForm, NO_DATES } from "./dates-form.ts";

const form = datesForm("2027-03-10", true);
const DAY = "Please enter a day, such as 2027-03-15.";
const YEAR = "Please check the year.";

test.each([
  ["promisedWeek", "2027-03-17", "2027-03-15"],
  ["promisedWeek", "2027-03-21", "2027-03-15"],
  ["promisedWeek", "2027-03-15", "2027-03-15"],
  ["promisedWeek", "", null],
  ["readyOn", "2030-03-10", "2030-03-10"],
  ["fabricArrivedOn", "2000-01-01", "2000-01-01"],
  ["promisedShown", "on", true],
])("%s typed as %j is %j", (name, text, value) => {
  expect(readTyped(form, { [name]: text })).toMatchObject({ ok: true, value: { [name]: value } });
});

test.each([
  ["promisedWeek", "next week", DAY],
  ["readyOn", "2027-02-30", DAY],
  ["readyOn", "3/15/2027", DAY],
  ["readyOn", "2".repeat(100_000), DAY],
  ["workStartOn", "1999-12-31", YEAR],
  ["workStartOn", "2030-03-11", YEAR],
])("%s typed as %.20s is refused beside its field", (name, text, reason) => {
  expect(readTyped(form, { [name]: text })).toMatchObject({ ok: false, faults: { [name]: reason } });
});

test("fabric does not arrive before it is ordered, and is not typed where a purchase order says it", () => {
  const typed = { fabricOrderedOn: "2027-03-05", fabricArrivedOn: "2027-03-04" };
  const reason = "The fabric cannot arrive before it is ordered.";
  expect(readTyped(form, typed)).toMatchObject({ ok: false, faults: { fabricArrivedOn: reason } });
  const read = readTyped(datesForm("2027-03-10", false), typed);
  expect(read.ok && Object.keys(read.value)).toEqual(["promisedWeek", "promisedShown", "workStartOn", "readyOn"]);
});

test("each change is a line of the trail", () => {
  const after = { ...NO_DATES, promisedWeek: "2027-03-15", promisedShown: true, readyOn: "2027-03-12" };
  const lines = (changes: ReturnType<typeof changedDates>) =>
    changes.map((change) => dateChangeInWords(change.field, change.after));
  expect(lines(changedDates(NO_DATES, after))).toEqual([
    "Promised week: March 15 to 19, 2027",
    "The client sees the promised week",
    "Ready: March 12, 2027",
  ]);
  expect(lines(changedDates(after, NO_DATES))).toEqual([
    "Promised week: no longer set",
    "The client no longer sees the promised week",
    "Ready: no longer set",
  ]);
  expect(changedDates(after, { ...after })).toEqual([]);
  expect(dateChangeInWords("gone", 7)).toBe("A date changed");
});
