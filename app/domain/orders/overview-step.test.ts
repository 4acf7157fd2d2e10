import { expect, test } from "vitest";
import { chooseOptions, chooseStyle, chooseTreatments, confirmCustomization, setFabrics } from "./customization.ts";
import { copyCustomizations } from "./customizing/copying.ts";
import { type DraftChange, newDraft, numberOfWindow, type OrderDraft } from "./draft.ts";
import { setHardware } from "./hardware.ts";
import {
  leaveWindow,
  moveTo,
  type OverviewPlace,
  type OverviewStep,
  readOverviewPlace,
  stepOfWindow,
  writeOverviewPlace,
} from "./overview-step.ts";
import { setWindowCount } from "./window-count.ts";
import { settleWindows } from "./window-identity.ts";

const key = "AbC-_1234567";
const other = { window: "other-window", step: 1, treatment: "tops" } as const;

test.each<[OverviewStep | null, string | null]>([
  [null, null],
  ["hardware", "hardware"],
  [{ window: key, step: 0 }, "AbC-_1234567/0"],
  [{ window: key, step: 1, treatment: "drapes" }, "AbC-_1234567/1/drapes"],
  [{ window: key, step: 2, treatment: "shades" }, "AbC-_1234567/2/shades"],
  [{ window: key, step: 3, treatment: "tops" }, "AbC-_1234567/3/tops"],
  [{ window: key, step: 4 }, "AbC-_1234567/4"],
])("%j is stored as %s and read again", (step, stored) => {
  const place = moveTo({ overviewStep: null, windowSteps: [] }, step);
  expect(writeOverviewPlace(place)).toBe(stored);
  expect(readOverviewPlace(stored)).toEqual(place);
  const withOther = moveTo({ overviewStep: null, windowSteps: [other] }, step);
  expect(writeOverviewPlace(withOther)).toBe(`${stored ?? "list"} other-window/1/tops`);
  expect(readOverviewPlace(`${stored ?? "list"} other-window/1/tops`)).toEqual(withOther);
});

test.each(["", "rugs", "key", "key/5", "key/1", "key/2/rugs", "/0", "key/x/drapes", "3", "list key/7", "list list"])(
  "%j makes no sense and is read as the list",
  (stored) => {
    expect(readOverviewPlace(stored)).toEqual({ overviewStep: null, windowSteps: [] });
  },
);

test("the latest step of each window is kept, wherever the client goes, until the window is left for good", () => {
  const first = { window: "first", step: 0 } as const;
  const later = { window: "first", step: 4 } as const;
  const walk = [first, other, "hardware", later, null] as const;
  let place: OverviewPlace = { overviewStep: null, windowSteps: [] };
  const steps = walk.map((step) => {
    place = moveTo(place, step);
    return [stepOfWindow(place, "first"), stepOfWindow(place, "other-window")];
  });
  expect(steps).toEqual([
    [first, undefined],
    [first, other],
    [first, other],
    [later, other],
    [later, other],
  ]);
  expect(leaveWindow(place, "first")).toEqual({ overviewStep: null, windowSteps: [other] });
  expect(leaveWindow({ ...place, overviewStep: "hardware" }, "first").overviewStep).toBe("hardware");
  expect(leaveWindow(moveTo(place, later), "first").overviewStep).toBeNull();
  expect(leaveWindow(moveTo(place, later), "other-window").overviewStep).toEqual(later);
});

test("a window that is stored twice counts once, the first time", () => {
  expect(readOverviewPlace("list k/1/tops k/0").windowSteps).toEqual([{ window: "k", step: 1, treatment: "tops" }]);
});

const pinch = { group: "pleated-tops", name: "Three Finger Pinch" };
const hobbled = { group: "soft-shades", name: "Hobbled" };
const linen = { fabrics: [{ name: "Oat linen", link: "" }], trims: [] };

function value(change: DraftChange): OrderDraft {
  if (!change.ok) throw new Error(change.reason);
  return change.value;
}

function order(count: number): OrderDraft {
  let made = 0;
  const draft = value(setWindowCount(newDraft("LF-1"), count));
  return { ...draft, windows: settleWindows(draft.windows, draft.id, () => `window-${++made}`) };
}

test("each step of a customization says which one comes next, and leaving says which one was left", () => {
  type Step = [(draft: OrderDraft, leaving: "next" | "exit") => DraftChange, OverviewStep | null, OverviewStep | null];
  const window = "window-2";
  const steps: Step[] = [
    [
      (draft, leaving) => chooseTreatments(draft, 2, ["drapes", "shades"], leaving),
      { window, step: 0 },
      { window, step: 1, treatment: "drapes" },
    ],
    [
      (draft, leaving) => chooseStyle(draft, 2, "drapes", pinch, leaving),
      { window, step: 1, treatment: "drapes" },
      { window, step: 2, treatment: "drapes" },
    ],
    [
      (draft, leaving) => chooseOptions(draft, 2, "drapes", { interlining: true }, leaving),
      { window, step: 2, treatment: "drapes" },
      { window, step: 3, treatment: "drapes" },
    ],
    [
      (draft, leaving) => setFabrics(draft, 2, "drapes", linen, leaving),
      { window, step: 3, treatment: "drapes" },
      { window, step: 1, treatment: "shades" },
    ],
    [
      (draft, leaving) => chooseStyle(draft, 2, "shades", hobbled, leaving),
      { window, step: 1, treatment: "shades" },
      { window, step: 2, treatment: "shades" },
    ],
    [
      (draft, leaving) => chooseOptions(draft, 2, "shades", { clutchControl: true }, leaving),
      { window, step: 2, treatment: "shades" },
      { window, step: 3, treatment: "shades" },
    ],
    [
      (draft, leaving) => setFabrics(draft, 2, "shades", linen, leaving),
      { window, step: 3, treatment: "shades" },
      { window, step: 4 },
    ],
    [(draft) => confirmCustomization(draft, 2), null, null],
  ];
  let draft = order(2);
  for (const [take, left, next] of steps) {
    const exited = value(take(draft, "exit"));
    expect(exited.overviewStep).toBeNull();
    expect(stepOfWindow(exited, window) ?? null).toEqual(left);
    draft = value(take(draft, "next"));
    expect(draft.overviewStep).toEqual(next);
  }
});

test("a window that is finished or copied leaves another one where it stands", () => {
  let draft = order(3);
  draft = value(chooseTreatments(draft, 1, ["drapes"]));
  draft = value(confirmCustomization(value(chooseStyle(draft, 1, "drapes", pinch)), 1));
  const begun = value(chooseTreatments(draft, 2, ["shades"], "exit"));
  const copied = value(copyCustomizations(begun, 3, "LF-1-1"));
  expect(copied.windowSteps).toEqual([{ window: "window-2", step: 0 }]);
  expect(value(copyCustomizations(begun, 2, "LF-1-1")).windowSteps).toEqual([]);
});

test("naming the hardware leads from it to the list, and from a window nowhere else", () => {
  const rod = [{ name: "Brass rod", link: "" }];
  expect(value(setHardware({ ...order(1), overviewStep: "hardware" }, rod)).overviewStep).toBeNull();
  const begun = value(chooseTreatments(order(1), 1, ["shades"]));
  expect(value(setHardware(begun, rod)).overviewStep).toEqual({ window: "window-1", step: 1, treatment: "shades" });
});

test("a window is found by its key wherever it stands, and not when it is gone", () => {
  const draft = order(3);
  expect(numberOfWindow(draft, "window-3")).toBe(3);
  expect(numberOfWindow({ ...draft, windows: draft.windows.toReversed() }, "window-3")).toBe(1);
  expect(numberOfWindow(draft, "window-4")).toBeUndefined();
  expect(numberOfWindow(value(setWindowCount(draft, 4)), "")).toBeUndefined();
});
