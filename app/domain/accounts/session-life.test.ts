import { expect, test } from "vitest";
import type { Role } from "./role.ts";
import { judgeSession } from "./session-life.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 24 * 60 * 60_000);
const says = (role: Role, session: [created: number, renewed: number, expires: number], now: number) => {
  const [createdAt, updatedAt, expiresAt] = session.map(day) as [Date, Date, Date];
  const judged = judgeSession(role, { createdAt, updatedAt, expiresAt }, day(now));
  return judged.state === "renewed" ? judged.expiresAt : judged.state;
};

test.each<[Role, string, [number, number, number], number, Date | string]>([
  ["client", "just signed in", [0, 0, 30], 0, "stands"],
  ["client", "used again on the same day", [0, 0, 30], 0.9, "stands"],
  ["client", "used a day later", [0, 0, 30], 1, day(31)],
  ["client", "used on the last day", [0, 0, 30], 29.9, day(59.9)],
  ["client", "not used for 30 days", [0, 0, 30], 30, "ended"],
  ["client", "used every day, near its end", [0, 170, 180], 171, "stands"],
  ["client", "seen minutes ago, a day after it was renewed", [0, 0.99, 30], 1, day(31)],
  ["client", "used every day, after 180 days", [0, 179, 180], 180, "ended"],
  ["client", "ended sooner by its row", [0, 0, 5], 5, "ended"],
  ["admin", "just signed in, for as long as a client", [0, 0, 30], 0, day(14)],
  ["admin", "used on the same day", [0, 0, 14], 0.9, "stands"],
  ["admin", "used a day later", [0, 0, 14], 1, day(15)],
  ["admin", "not used for 14 days, whatever its row says", [0, 0, 30], 14, "ended"],
  ["admin", "used every day, near its end", [0, 50, 60], 51, "stands"],
  ["admin", "used every day, after 60 days, whatever its row says", [0, 59, 89], 60, "ended"],
])("%s: %s", (role, _, session, now, expected) => {
  expect(says(role, session, now)).toEqual(expected);
});
