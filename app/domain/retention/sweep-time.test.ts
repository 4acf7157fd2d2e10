import { expect, test } from "vitest";
import { isSweepDue } from "./sweep-time.ts";

const long = "2026-11-01T00:00:00.000Z";
test.each([
  ["in the quiet hour, swept the night before", "2026-11-15T08:30:00.000Z", long, "2026-11-14", true],
  ["in the quiet hour, never swept, just started", "2026-11-15T08:30:00.000Z", "2026-11-15T08:29:00.000Z", null, true],
  ["in the quiet hour, swept already", "2026-11-15T08:50:00.000Z", long, "2026-11-15", false],
  ["just before the quiet hour", "2026-11-15T07:59:00.000Z", long, "2026-11-14", false],
  ["just after it, swept the night before", "2026-11-15T09:00:00.000Z", long, "2026-11-14", false],
  ["by day, one night missed and up for hours", "2026-11-15T17:00:00.000Z", long, "2026-11-13", true],
  ["by day, never swept and up for hours", "2026-11-15T17:00:00.000Z", long, null, true],
  ["by day, never swept and just started", "2026-11-15T17:00:00.000Z", "2026-11-15T16:30:00.000Z", null, false],
  ["by day, one night missed, up for an hour", "2026-11-15T17:00:00.000Z", "2026-11-15T16:00:00.000Z", null, true],
])("%s: due is %4$s", (_, now, upSince, lastDay, due) => {
  expect(isSweepDue({ now: new Date(now), upSince: new Date(upSince), lastDay })).toBe(due);
});
