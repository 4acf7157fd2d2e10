import { expect, test } from "vitest";
import { canReopen, checkTask, dayNamedIn, type TypedTask } from "./task-form.ts";

const TODAY = "2027-03-10";
const typed: TypedTask = { title: "Call Ada", note: "", dueOn: "", assignee: "", order: "", customer: "" };

test.each([
  ["Call Ada by Friday", "2027-03-12"],
  ["Call Ada by wednesday.", TODAY],
  ["Call Ada by Tuesday", "2027-03-16"],
  ["Call Ada by today", TODAY],
  ["Order tape by tomorrow", "2027-03-11"],
  ["Call Ada", null],
  ["Friday: stand by", null],
  ["Pick up Mr Friday", null],
])("%s is due %s", (title, day) => {
  expect(dayNamedIn(title, TODAY)).toBe(day);
  expect(checkTask({ ...typed, title }, TODAY)).toMatchObject({ ok: true, value: { title, dueOn: day } });
});

test("a day that was typed counts, whatever the line says", () => {
  const verdict = checkTask({ ...typed, title: "Call Ada by Friday", dueOn: "2027-04-01" }, TODAY);
  expect(verdict).toMatchObject({ ok: true, value: { dueOn: "2027-04-01" } });
});

test.each([
  [{ title: " \n " }, "title", "Please say what is to be done."],
  [{ title: "x".repeat(201) }, "title", "Please keep it to 200 characters."],
  [{ title: "x".repeat(2_000_000) }, "title", "Please keep it to 200 characters."],
  [{ note: "x".repeat(2_001) }, "note", "Please keep a note to 2,000 characters."],
  [{ dueOn: "Friday" }, "dueOn", "Please enter a day, such as 2027-03-15."],
  [{ dueOn: "2027-02-30" }, "dueOn", "Please enter a day, such as 2027-03-15."],
  [{ dueOn: "1999-12-31" }, "dueOn", "Please check the year."],
  [{ dueOn: "2030-03-11" }, "dueOn", "Please check the year."],
])("%j is refused beside its field", (changes, field, reason) => {
  expect(checkTask({ ...typed, ...changes }, TODAY)).toEqual({ ok: false, field, reason });
});

test("what is typed in several lines is a title of one, and a note of several", () => {
  const verdict = checkTask({ ...typed, title: "Call\nAda", note: " one\r\ntwo " }, TODAY);
  expect(verdict).toMatchObject({ value: { title: "Call Ada", note: "one\ntwo", assigneeId: null, orderId: null } });
});

test("done is taken back for ten minutes", () => {
  const doneAt = "2027-03-10T15:00:00.000Z";
  expect(canReopen(doneAt, new Date("2027-03-10T15:10:00.000Z"))).toBe(true);
  expect(canReopen(doneAt, new Date("2027-03-10T15:10:00.001Z"))).toBe(false);
});
