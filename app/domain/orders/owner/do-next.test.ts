import fc from "fast-check";
import { expect, test } from "vitest";
import { doNext, MOST_NEXT, type NextKind, nextWords, type Waiting } from "./do-next.ts";

const kinds = Object.keys(nextWords) as NextKind[];
const waiting = (kind: NextKind, id: string, since: string): Waiting => ({ kind, id, name: "Ada", since });

test("the oldest comes first, whatever it is, and an order that needs two things is shown with the more pressing", () => {
  const shown = doNext([
    waiting("unquoted", "LF-2", "2026-11-03"),
    waiting("inquiry", "i", "2026-11-02"),
    waiting("changed", "LF-1", "2026-11-01"),
    waiting("late", "LF-1", "2026-11-01"),
    waiting("asked", "LF-1", "2026-11-01"),
  ]);
  expect(shown.map(({ kind, id }) => `${kind} ${id}`)).toEqual(["asked LF-1", "inquiry i", "unquoted LF-2"]);
});

test("never more than eight, never one twice, and nobody who waits longer is left out for one who waits less", () => {
  const day = fc.integer({ min: 10, max: 28 }).map((date) => `2026-10-${date}`);
  const anyone = fc.record({
    kind: fc.constantFrom(...kinds),
    id: fc.integer({ min: 1, max: 30 }).map(String),
    name: fc.constant("Ada"),
    since: day,
  });
  fc.assert(
    fc.property(fc.array(anyone, { maxLength: 40 }), (all) => {
      // One order has one date.
      const dated = all.map((one) => ({ ...one, since: all.find(({ id }) => id === one.id)?.since ?? one.since }));
      const shown = doNext(dated);
      const ids = new Set(dated.map(({ id }) => id));
      expect(shown).toHaveLength(Math.min(MOST_NEXT, ids.size));
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
      const last = shown.at(-1)?.since ?? "";
      for (const one of dated) {
        if (one.since < last) expect(shown.map(({ id }) => id)).toContain(one.id);
      }
    }),
  );
});
