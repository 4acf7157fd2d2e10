import fc from "fast-check";
import { expect, test } from "vitest";
import { giveUpTime, nextTry } from "./email-retry.ts";

const start = new Date("2026-11-15T12:00:00Z");
const giveUpAt = giveUpTime("confirm", start);

/** The minutes after the start at which a message is tried while every try fails at once. */
function triesOf(kind: string) {
  const tries: number[] = [];
  const end = giveUpTime(kind, start);
  for (let now: Date | undefined = start; now; now = nextTry({ attempts: tries.length, now, giveUpAt: end })) {
    tries.push((now.getTime() - start.getTime()) / 60_000);
  }
  return tries;
}

test("the pauses grow, and the last try is after a day", () => {
  expect(triesOf("confirm")).toEqual([
    0, 0.5, 2.5, 12.5, 42.5, 102.5, 222.5, 402.5, 582.5, 762.5, 942.5, 1122.5, 1302.5, 1440,
  ]);
});

test("a reset is tried for as long as its link works", () => {
  expect(triesOf("password_reset").at(-1)).toBe(60);
});

test("whatever happens, the next try lies ahead and within its time", () => {
  const minutes = fc.integer({ min: 0, max: 3_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), minutes, (attempts, after) => {
      const now = new Date(start.getTime() + after * 60_000);
      const next = nextTry({ attempts, now, giveUpAt });
      if (now >= giveUpAt) expect(next).toBeUndefined();
      else {
        expect(next?.getTime()).toBeGreaterThan(now.getTime());
        expect(next?.getTime()).toBeLessThanOrEqual(giveUpAt.getTime());
      }
    }),
  );
});
