import { expect, test } from "vitest";
import { isUsable, nextLook, retryAt, sessionTimes } from "./card-session.ts";

const BEGUN = new Date("2026-11-20T12:00:00.000Z");
const at = (minutes: number) => new Date(BEGUN.getTime() + minutes * 60_000);
const { expiresAt, lookAt } = sessionTimes(BEGUN);
const lived = { createdAt: BEGUN.toISOString(), expiresAt };

test("a session lasts an hour, and is asked about after ten minutes without news", () => {
  expect([expiresAt, lookAt]).toEqual([at(60).toISOString(), at(10).toISOString()]);
});

test.each([
  ["open", 0, true],
  ["open", 50, true],
  ["open", 50.1, false],
  ["starting", 24, true],
  ["starting", 25, false],
  ["ending", 0, false],
  ["ended", 0, false],
  ["paid", 0, false],
] as const)("one that is %s can be used after %s minutes: %s", (state, minutes, usable) => {
  expect(isUsable({ ...lived, state }, at(minutes))).toBe(usable);
});

test("one that is still open is asked about when it should have ended, and each hour from then on", () => {
  expect(nextLook(lived, at(10))).toBe(at(62).toISOString());
  expect(nextLook(lived, at(62))).toBe(at(122).toISOString());
});

test.each([
  [1, 1],
  [2, 2],
  [4, 8],
  [7, 60],
  [1_000, 60],
])("after %s tries without an answer the pause is %s minutes", (tries, minutes) => {
  expect(retryAt(lived, tries, at(5))).toBe(at(5 + minutes).toISOString());
});

test("three days after its end nobody is asked any more", () => {
  const [last, over] = [at(60 + 3 * 1_440), at(60 + 3 * 1_440 + 1)];
  expect([retryAt(lived, 9, last), nextLook(lived, last)]).not.toContain(null);
  expect([retryAt(lived, 9, over), nextLook(lived, over)]).toEqual([null, null]);
});
