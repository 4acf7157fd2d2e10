import { expect, test } from "vitest";
import { chooseTreatments, confirmCustomization, isCustomized } from "#app/domain/orders/customization.ts";
import { copyCustomizations, copySources } from "#app/domain/orders/customizing/copying.ts";
import { type DraftChange, newDraft, type OrderDraft } from "#app/domain/orders/draft.ts";
import { duplicateWindow, removeWindow } from "#app/domain/orders/overview/offered-actions.ts";
import { emptyWindow, type Window } from "#app/domain/orders/window.ts";
import { setWindowCount } from "#app/domain/orders/window-count.ts";
import { rekeyWindows, settleWindows } from "#app/domain/orders/window-identity.ts";
import {
  askBeforeUnsharing,
  hasBadShare,
  namedTogether,
  settleShared,
  shareRod,
  sharersOf,
  sharingInWords,
  sharingLines,
} from "./shared-rod.ts";

const pinch = { name: "Three Finger Pinch", group: "pleated-tops", description: "" };
const key = (number: number) => `LF-1-key${number}---`;
const drapes = { drapes: { style: pinch, customizations: { standardLining: true } } };

function order(count = 4, changes: Record<number, Partial<Window>> = {}): OrderDraft {
  const windows = Array.from({ length: count }, (_, index) => ({
    ...emptyWindow("LF-1", index + 1),
    key: key(index + 1),
    measurements: { widthOfWindow: String(30 + index), distanceFromWindowFrameToRightWall: String(10 + index) },
    ...changes[index + 1],
  }));
  return { ...newDraft("LF-1"), step: 4, windows };
}
function made(changed: DraftChange): OrderDraft {
  if (!changed.ok) throw new Error(changed.reason);
  return changed.value;
}
const shared = (changes: Record<number, Partial<Window>> = { 1: { customizations: drapes } }) =>
  made(shareRod(order(4, changes), 1, ["14", "0"]));
/** As it is stored after a change. */
const settled = (changed: DraftChange) => settleWindows(made(changed).windows, "LF-1", () => key(9));
const shares = (windows: readonly Window[]) => windows.map((window) => window.customizations.drapes?.sharedWith ?? "");

test("the others hang from the first one's rod, count as customized and follow its style and their own sizes", () => {
  const { windows } = shared();
  expect(windows[0]?.together).toEqual([
    { between: "14", width: "31", right: "11" },
    { between: "0", width: "32", right: "12" },
  ]);
  expect(windows[1]?.customizations).toEqual({ drapes: { style: pinch, sharedWith: key(1) } });
  expect(windows.map(isCustomized)).toEqual([true, true, true, false]);
  expect(sharersOf(windows, key(1)).map(({ name }) => name)).toEqual(["Window 2", "Window 3"]);
  expect(windows.map((window) => sharingInWords(window, windows))).toEqual([
    undefined,
    "Shares its rod with Window 1",
    "Shares its rod with Window 1",
    undefined,
  ]);
  expect(sharingLines(windows)).toEqual([
    "Window 2 shares its rod with Window 1.",
    "Window 3 shares its rod with Window 1.",
  ]);
  expect(namedTogether(windows[0] as Window, windows)).toBe("Window 1, Window 2 and Window 3");
  const wider = windows.with(1, { ...(windows[1] as Window), measurements: { widthOfWindow: "40" } });
  expect(settleShared(wider)[0]?.together?.[0]).toEqual({ between: "14", width: "40", right: "" });
});

test("said before anything is chosen, the style follows once it is", () => {
  const before = shared({});
  expect(before.windows[1]?.customizations).toEqual({ drapes: { sharedWith: key(1) } });
  const styled = before.windows.with(0, { ...(before.windows[0] as Window), customizations: drapes });
  expect(settleShared(styled)[2]?.customizations.drapes?.style).toEqual(pinch);
});

test("settled once, they are settled", () => {
  const { windows } = shared();
  expect(settleShared(windows)).toEqual(windows);
  expect(shareRod(shared(), 1, ["14", "0"])).toEqual({ ok: true, value: shared() });
});

test("a shade that was begun beside goes on, and what hangs there already is never replaced", () => {
  const shades = { shades: { style: { name: "Flat Roman", group: "soft-shades", description: "" } } };
  const begun = { draft: { treatments: ["drapes" as const, "shades" as const], customizations: shades } };
  const { windows } = shared({ 2: { customizations: shades, ...begun } });
  expect(windows[1]).toMatchObject({ customizations: { ...shades, drapes: { sharedWith: key(1) } } });
  expect(windows[1]?.draft).toEqual({ treatments: ["shades"], customizations: shades });
  expect(shareRod(order(2, { 2: { customizations: drapes } }), 1, ["14"])).toMatchObject({
    ok: false,
    field: "between1",
    reason: "Window 2 has drapes of its own. Take them off it first.",
  });
});

test.each([
  ["a chain", () => shareRod(shared(), 2, ["3"]), "between1"],
  ["a window that is another's already", () => shareRod(shared(), 4, ["3"]), "between1"],
  ["one behind which there is none", () => shareRod(order(2), 1, ["3", "4"]), "between1"],
  ["one that brings a rod itself", () => shareRod(made(shareRod(order(4), 2, ["5"])), 1, ["3"]), "between1"],
])("%s is refused", (_, change, field) => {
  expect(change()).toMatchObject({ ok: false, field });
});

test.each([
  ["a chain", [{ together: [] }, { sharedWith: key(1), together: [] }, { sharedWith: key(2) }], true],
  [
    "a circle",
    [
      { sharedWith: key(2), together: [] },
      { sharedWith: key(1), together: [] },
    ],
    true,
  ],
  ["another order's window", [{ sharedWith: "LF-2-key1---" }], true],
  ["a rod that goes over it", [{ together: [{}] }, { sharedWith: key(1) }], false],
])("of what is stored %s is told: %j is bad, %s", (_, given, bad) => {
  const windows = given.map(({ sharedWith, together }: { sharedWith?: string; together?: object[] }, index) => ({
    ...emptyWindow("LF-1", index + 1),
    key: key(index + 1),
    customizations: sharedWith ? { drapes: { sharedWith } } : {},
    ...(together ? { together } : {}),
  })) as Window[];
  expect(hasBadShare(windows)).toBe(bad);
  expect(hasBadShare(settleShared(windows))).toBe(false);
});

const question = "Window 2 and Window 3 would no longer share a rod, and would have to be customized again.";
const withoutDrapes = (draft: OrderDraft) => made(chooseTreatments(draft, 1, ["shades"]));
const shadeChosen = (draft: OrderDraft): OrderDraft => {
  const [first, ...others] = draft.windows as [Window, ...Window[]];
  const shades = { shades: { style: { name: "Flat Roman", group: "soft-shades", description: "" } } };
  return { ...draft, windows: [{ ...first, draft: { treatments: ["shades"], customizations: shades } }, ...others] };
};

test.each<[string, (draft: OrderDraft) => DraftChange, string]>([
  ["the first is removed", (draft) => removeWindow(draft, key(1)), question],
  ["one between is removed", (draft) => removeWindow(draft, key(2)), question.replace("Window 2 and ", "")],
  ["the count is lowered", (draft) => setWindowCount(draft, 2), question.replace(" and Window 3", "")],
  ["drapes are no longer chosen", (draft) => confirmCustomization(shadeChosen(withoutDrapes(draft)), 1), question],
  ["others are copied over the first", (draft) => copyCustomizations(draft, 1, "LF-1-4"), question],
  ["it is said that each has its own", (draft) => shareRod(draft, 1, []), question],
])("when %s, the others are named first and asked for again", (_, change, reason) => {
  const shades = { shades: { style: { name: "Flat Roman", group: "soft-shades", description: "" } } };
  const draft = shared({ 1: { customizations: drapes }, 4: { customizations: shades } });
  expect(askBeforeUnsharing(change(draft), draft, false)).toEqual({ ok: false, field: "unshare", reason });
  const after = settled(askBeforeUnsharing(change(draft), draft, true));
  expect(shares(after).filter(Boolean)).toEqual([]);
  expect(after.some(({ together }) => together)).toBe(false);
  expect(hasBadShare(after)).toBe(false);
});

test("a copy has a rod of its own, and takes nothing from those that share one", () => {
  const draft = shared();
  const duplicated = settled(askBeforeUnsharing(duplicateWindow(draft, key(1), key(7)), draft, false));
  expect(shares(duplicated)).toEqual(["", "", key(1), key(1), ""]);
  expect(duplicated[1]).toMatchObject({ key: key(7), customizations: drapes });
  expect(duplicated[1]?.together).toBeUndefined();
  const sharer = settled(duplicateWindow(draft, key(2), key(7)));
  expect(sharer[2]?.customizations).toEqual({});
  expect(copySources(draft, 4).map(({ name }) => name)).toEqual(["Window 1"]);
  const copied = settled(askBeforeUnsharing(copyCustomizations(draft, 4, "LF-1-1"), draft, false));
  expect(shares(copied)).toEqual(["", key(1), key(1), ""]);
  expect(copied[3]?.customizations).toEqual(drapes);
});

test("ordered again, they share the rod of the new window", () => {
  let made = 10;
  const again = settleWindows(
    rekeyWindows(shared().windows, () => `LF-2-key${made++}--`),
    "LF-2",
    () => "",
  );
  expect(shares(again)).toEqual(["", again[0]?.key, again[0]?.key, ""]);
  expect(again[0]?.together).toHaveLength(2);
});
