import { expect, test } from "vitest";
import { checkPublicForm, hasLink } from "./public-form.ts";

const now = new Date("2026-11-15T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const day = 24 * 60 * 60_000;

test.each([
  ["", ago(3_000), undefined],
  ["", ago(day), undefined],
  ["http://example.com", ago(60_000), "forbidden"],
  ["", ago(2_999), "refused"],
  ["", ago(day + 1), "expired"],
  ["", ago(-1), "expired"],
  ["", undefined, "expired"],
])("with %j in the trap, shown at %s: %s", (trap, shownAt, code) => {
  const verdict = checkPublicForm({ trap, shownAt, now });
  expect(verdict.ok ? undefined : verdict.code).toBe(code);
});

test.each([
  ["Ida Sample", false],
  ["12 Wwwood Lane", false],
  ["see http://example.com", true],
  ["HTTPS://example.com", true],
  ["www.example.com", true],
  ["< a href", true],
])("%j has a link in it: %s", (text, expected) => {
  expect(hasLink(text)).toBe(expected);
});
