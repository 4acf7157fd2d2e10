import { expect, test } from "vitest";
import { newDraft, type OrderDraft } from "./draft.ts";
import { emptyWindow, type Window } from "./window.ts";
import { checkWindowCount, setWindowCount, windowsLostBy } from "./window-count.ts";

const withLast = (changes: Partial<Window>): OrderDraft => ({
  ...newDraft("LF-1"),
  windows: [emptyWindow("LF-1", 1), { ...emptyWindow("LF-1", 2), name: "Study", ...changes }],
});

test.each<[string, Partial<Window>, string[]]>([
  ["nothing but a name", {}, []],
  ["only blank measurements", { measurements: { widthOfWindow: "", heightOfWindow: "" } }, []],
  ["one measurement", { measurements: { widthOfWindow: "", heightOfWindow: "60" } }, ["Study"]],
  ["a confirmed customization", { customizations: { shades: {} } }, ["Study"]],
  ["a customization that was begun", { draft: { treatments: ["shades"], customizations: {} } }, ["Study"]],
])("dropping a window with %s is worth asking about: %j", (_, changes, lost) => {
  expect(windowsLostBy(withLast(changes), 1).map(({ name }) => name)).toEqual(lost);
  expect(windowsLostBy(withLast(changes), 2)).toEqual([]);
});

test("the count is the number of windows, whichever way it is left", () => {
  const draft = withLast({});
  const counted = (count: number, leaving?: "next" | "exit") => {
    const changed = setWindowCount(draft, count, leaving);
    if (!changed.ok) throw new Error(changed.reason);
    return { step: changed.value.step, names: changed.value.windows.map(({ name }) => name) };
  };
  expect(counted(1)).toEqual({ step: 2, names: ["Window 1"] });
  expect(counted(2, "exit")).toEqual({ step: 1, names: ["Window 1", "Study"] });
  expect(counted(4, "next")).toEqual({ step: 2, names: ["Window 1", "Study", "Window 3", "Window 4"] });
});

test.each(["x1", "1x", "1 2"])("%j is no number of windows", (typed) => {
  expect(checkWindowCount(typed)).toEqual({
    ok: false,
    reason: "Please enter a valid number of windows.",
    field: "windowCount",
  });
});
