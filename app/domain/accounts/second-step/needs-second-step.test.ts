import fc from "fast-check";
import { expect, test } from "vitest";
import { needsSecondStep } from "./needs-second-step.ts";

const now = new Date("2026-11-15T12:00:00.000Z");

test.each([
  [false, null, false],
  [false, "2026-11-01T00:00:00.000Z", false],
  [true, null, true],
  [true, "2026-11-15T12:00:00.000Z", false],
  [true, "2026-11-15T00:00:00.001Z", false],
  [true, "2026-11-15T00:00:00.000Z", true],
  [true, "2026-11-14T00:00:00.000Z", true],
  [true, "2026-11-15T12:00:05.000Z", false],
  [true, "2026-11-16T00:00:00.000Z", true],
  [true, "not a time", true],
])("set up: %s, last proved at %s: asked again: %s", (enabled, lastProvedAt, expected) => {
  expect(needsSecondStep({ enabled, lastProvedAt, now })).toBe(expected);
});

test.each([
  ["2026-11-15T12:00:00.000Z", false],
  ["2026-11-15T11:55:00.001Z", false],
  ["2026-11-15T11:55:00.000Z", true],
  ["2026-11-15T12:05:00.000Z", true],
  [null, true],
])("a fresh one is asked for after five minutes: %s, %s", (lastProvedAt, expected) => {
  expect(needsSecondStep({ enabled: true, lastProvedAt, now, fresh: true })).toBe(expected);
  expect(needsSecondStep({ enabled: false, lastProvedAt, now, fresh: true })).toBe(false);
});

test("whoever has none set up is never asked, and nobody is asked twice within twelve hours", () => {
  const hours = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(fc.boolean(), hours, (enabled, since) => {
      const lastProvedAt = new Date(now.getTime() - since * 3_600_000).toISOString();
      const age = now.getTime() - Date.parse(lastProvedAt);
      expect(needsSecondStep({ enabled, lastProvedAt, now })).toBe(enabled && age >= 43_200_000);
    }),
  );
});
