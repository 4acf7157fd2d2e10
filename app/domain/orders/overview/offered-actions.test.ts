import { expect, test } from "vitest";
import { chooseTreatments } from "#app/domain/orders/customization.ts";
import { type DraftChange, newDraft, type OrderDraft } from "#app/domain/orders/draft.ts";
import { setWindowCount } from "#app/domain/orders/window-count.ts";
import { settleWindows } from "#app/domain/orders/window-identity.ts";
import { addWindow, duplicateWindow, isFull, removeWindow, renameWindow } from "./offered-actions.ts";

function value(change: DraftChange): OrderDraft {
  if (!change.ok) throw new Error(change.reason);
  return change.value;
}

function order(count: number): OrderDraft {
  let made = 0;
  const draft = value(setWindowCount(newDraft("LF-1"), count));
  return { ...draft, step: 4, windows: settleWindows(draft.windows, draft.id, () => `window-${++made}`) };
}

const namesOf = (draft: OrderDraft) => draft.windows.map(({ name }) => name);
const keysOf = (draft: OrderDraft) => draft.windows.map(({ key }) => key);

test("a window is renamed wherever it stands, and needs a name of at most 120 characters", () => {
  expect(namesOf(value(renameWindow(order(2), "window-2", "  Bay  ")))).toEqual(["Window 1", "Bay"]);
  expect(value(renameWindow(order(1), "window-1", "x".repeat(120))).windows[0]?.name).toHaveLength(120);
  const field = "name";
  expect(renameWindow(order(1), "window-1", " ")).toEqual({
    ok: false,
    reason: "Please provide a location or name for the window.",
    field,
  });
  expect(renameWindow(order(1), "window-1", "x".repeat(121))).toEqual({
    ok: false,
    reason: "Please keep the name under 120 characters.",
    field,
  });
  expect(renameWindow(order(1), "gone", "Bay")).toEqual({
    ok: false,
    reason: "This window is no longer part of the order.",
  });
});

test("a copy stands behind its window with everything in it, and sharing nothing with it", () => {
  const begun = value(chooseTreatments(order(2), 1, ["drapes"]));
  begun.windows[0]!.measurements.widthOfWindow = "36";
  const copied = value(duplicateWindow(begun, "window-1", "the-copy"));
  expect(keysOf(copied)).toEqual(["window-1", "the-copy", "window-2"]);
  expect(copied.windows[1]?.draft).toEqual(begun.windows[0]?.draft);
  copied.windows[1]!.measurements.widthOfWindow = "40";
  expect(begun.windows[0]?.measurements.widthOfWindow).toBe("36");
  expect(duplicateWindow(copied, "window-1", "the-copy")).toEqual({ ok: true, value: copied });
  expect(duplicateWindow(begun, "gone", "the-copy")).toMatchObject({ ok: false });
});

test.each([
  [["Bay"], "Bay 2"],
  [["Bay", "Bay 2"], "Bay 3"],
  [["Bay 2"], "Bay 3"],
  [["x".repeat(120)], `${"x".repeat(118)} 2`],
])("the copy of the first of %j is called %s", (names, expected) => {
  const draft = order(names.length);
  const named = { ...draft, windows: draft.windows.map((window, index) => ({ ...window, name: names[index] ?? "" })) };
  expect(value(duplicateWindow(named, "window-1", "copy")).windows[1]?.name).toBe(expected);
});

test("a window is added at the end, to be measured next, and once however often it is sent", () => {
  const added = value(addWindow(order(2), "added"));
  expect(namesOf(added)).toEqual(["Window 1", "Window 2", "Window 3"]);
  expect(keysOf(added)).toEqual(["window-1", "window-2", "added"]);
  expect(added.step).toBe(3);
  expect(addWindow(added, "added")).toEqual({ ok: true, value: added });
});

test("twelve windows are the most, and one is the least", () => {
  expect([isFull(order(11)), isFull(order(12))]).toEqual([false, true]);
  const full = { ok: false, reason: "You can only enter a maximum of 12 windows." };
  expect(addWindow(order(12), "added")).toEqual(full);
  expect(duplicateWindow(order(12), "window-1", "copy")).toEqual(full);
  expect(addWindow(order(11), "added").ok).toBe(true);
  expect(removeWindow(order(1), "window-1")).toMatchObject({
    reason: "An order has at least one window. Delete the order if you do not want it.",
  });
});

test("a window that is removed leaves no step behind, and is removed once", () => {
  const begun = value(chooseTreatments(order(3), 2, ["drapes"]));
  const removed = value(removeWindow(begun, "window-2"));
  expect(keysOf(removed)).toEqual(["window-1", "window-3"]);
  expect(removed).toMatchObject({ overviewStep: null, windowSteps: [] });
  expect(removeWindow(removed, "window-2")).toEqual({ ok: true, value: removed });
});
