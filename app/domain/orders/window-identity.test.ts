import fc from "fast-check";
import { expect, test } from "vitest";
import { type DraftChange, newDraft, type OrderDraft } from "./draft.ts";
import { emptyWindow, type Window } from "./window.ts";
import { setWindowCount } from "./window-count.ts";
import { settleWindows } from "./window-identity.ts";

function counter(prefix = "new") {
  let made = 0;
  return () => `${prefix}-${++made}`;
}

const keysOf = (windows: readonly Window[]) => windows.map(({ key }) => key);
const three = () =>
  settleWindows(
    [1, 2, 3].map((number) => emptyWindow("LF-1", number)),
    "LF-1",
    counter("first"),
  );

test("windows that are stored for the first time get keys of their own", () => {
  expect(keysOf(three())).toEqual(["first-1", "first-2", "first-3"]);
});

test("a key stays with its window, and the id follows the number", () => {
  const [a, b, c] = three() as [Window, Window, Window];
  const moved = settleWindows([c, a, b], "LF-1", counter());
  expect(moved.map(({ id, key, name }) => [id, key, name])).toEqual([
    ["LF-1-1", "first-3", "Window 3"],
    ["LF-1-2", "first-1", "Window 1"],
    ["LF-1-3", "first-2", "Window 2"],
  ]);
});

test("a copy gets a key of its own, and its source keeps the one it has", () => {
  const [a, b, c] = three() as [Window, Window, Window];
  expect(keysOf(settleWindows([a, b, structuredClone(b), c], "LF-1", counter()))).toEqual([
    "first-1",
    "first-2",
    "new-1",
    "first-3",
  ]);
});

test("a new key is never one that another window has", () => {
  const [a, b] = three() as [Window, Window];
  const unlucky = ["first-2", "first-1", "first-2", "fresh"];
  const settled = settleWindows([{ ...a, key: "" }, b, a], "LF-1", () => unlucky.shift() ?? "");
  expect(keysOf(settled)).toEqual(["fresh", "first-2", "first-1"]);
});

/** What may happen to a list of windows; `at` and `to` are taken modulo its length. */
const change = fc.oneof(
  fc.record({ kind: fc.constant("count" as const), at: fc.integer({ min: 1, max: 12 }), to: fc.constant(0) }),
  fc.record({ kind: fc.constantFrom("move" as const, "copy" as const), at: fc.nat(11), to: fc.nat(11) }),
);

function apply(draft: OrderDraft, { kind, at, to }: { kind: "count" | "move" | "copy"; at: number; to: number }) {
  if (kind === "count") return taken(setWindowCount(draft, at));
  const { windows } = draft;
  const window = windows[at % windows.length] as Window;
  const others = kind === "move" ? windows.filter((one) => one !== window) : windows;
  const place = kind === "copy" ? windows.indexOf(window) + 1 : to % windows.length;
  return { ...draft, windows: others.toSpliced(place, 0, structuredClone(window)) };
}

function taken(changed: DraftChange) {
  if (!changed.ok) throw new Error(changed.reason);
  return changed.value;
}

test("whatever is raised, lowered, moved and copied: a kept window keeps its key, and no key serves two", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const newKey = counter();
      let rooms = 0;
      let draft = taken(setWindowCount(newDraft("LF-1"), 3));
      /** The name tells the windows apart in this test; a copy is renamed. */
      const known = new Map<string, string>();
      const used = new Set<string>();
      const settle = () => {
        const windows = settleWindows(draft.windows, draft.id, newKey);
        for (const [index, window] of windows.entries()) {
          const fresh = draft.windows[index]?.key !== window.key;
          if (fresh) {
            expect(used.has(window.key)).toBe(false);
            window.name = `room ${++rooms}`;
            known.set(window.name, window.key);
          }
          expect(window.key).toBe(known.get(window.name));
          expect(window.id).toBe(`LF-1-${index + 1}`);
          used.add(window.key);
        }
        expect(new Set(keysOf(windows)).size).toBe(windows.length);
        draft = { ...draft, windows };
      };
      settle();
      for (const one of changes) {
        draft = apply(draft, one);
        settle();
      }
    }),
  );
});
