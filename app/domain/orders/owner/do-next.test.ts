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

test("what has lain for months in one kind does not hide the others, and what is not shown of it is said", () => {
  const old = Array.from({ length: 12 }, (_, index) => waiting("expired", `LF-${index + 10}`, `2026-03-${index + 10}`));
  const shown = doNext([...old, waiting("task", "t", "2026-11-18"), waiting("late", "LF-1", "2026-11-13")]);
  expect(shown.map(({ kind }) => kind)).toEqual([...Array(6).fill("expired"), "late", "task"]);
  expect(shown.filter(({ others }) => others).map(({ id }) => id)).toEqual(["LF-15"]);
});

test("never more than eight, never one twice, and of a kind nobody who waits longer is left out for one who waits less", () => {
  const day = fc.integer({ min: 10, max: 28 }).map((date) => `2026-10-${date}`);
  const anyone = fc.record({
    kind: fc.constantFrom(...kinds),
    id: fc.integer({ min: 1, max: 30 }).map(String),
    name: fc.constant("Ada"),
    since: day,
  });
  fc.assert(
    fc.property(fc.uniqueArray(anyone, { maxLength: 40, selector: ({ id }) => id }), (all) => {
      const shown = doNext(all);
      expect(shown).toHaveLength(Math.min(MOST_NEXT, all.length));
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
      expect(shown.map(({ since }) => since)).toEqual(shown.map(({ since }) => since).sort());
      for (const kind of kinds) {
        const [rows, ofKind] = [shown, all].map((list) => list.filter((one) => one.kind === kind));
        const last = rows?.at(-1)?.since ?? "";
        const left = ofKind?.filter(({ id }) => !rows?.some((row) => row.id === id)) ?? [];
        for (const { since } of left) expect(since >= last).toBe(true);
        expect(rows?.length === 0 || shown.some((one) => one.kind === kind && one.others)).toBe(
          rows?.length === 0 || left.length > 0,
        );
      }
    }),
  );
});
