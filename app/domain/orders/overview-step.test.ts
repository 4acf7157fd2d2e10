import { expect, test } from "vitest";
import {
  chooseOptions,
  chooseStyle,
  chooseTreatments,
  confirmCustomization,
  copyCustomizations,
  setFabrics,
} from "./customization.ts";
import { type DraftChange, newDraft, numberOfWindow, type OrderDraft } from "./draft.ts";
import { setHardware } from "./hardware.ts";
import { type OverviewStep, readOverviewStep, writeOverviewStep } from "./overview-step.ts";
import { setWindowCount } from "./window-count.ts";
import { settleWindows } from "./window-identity.ts";

test.each<[OverviewStep | null, string | null]>([
  [null, null],
  ["hardware", "hardware"],
  [{ window: "AbC-_1234567", step: 0 }, "AbC-_1234567/0"],
  [{ window: "AbC-_1234567", step: 1, treatment: "drapes" }, "AbC-_1234567/1/drapes"],
  [{ window: "AbC-_1234567", step: 2, treatment: "shades" }, "AbC-_1234567/2/shades"],
  [{ window: "AbC-_1234567", step: 3, treatment: "tops" }, "AbC-_1234567/3/tops"],
  [{ window: "AbC-_1234567", step: 4 }, "AbC-_1234567/4"],
])("%j is stored as %s and read again", (step, stored) => {
  expect(writeOverviewStep(step)).toBe(stored);
  expect(readOverviewStep(stored)).toEqual(step);
});

test.each(["", "rugs", "key", "key/5", "key/1", "key/2/rugs", "/0", "key/x/drapes", "3"])(
  "%j makes no sense and is read as the list",
  (stored) => {
    expect(readOverviewStep(stored)).toBeNull();
  },
);

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
    expect(value(take(draft, "exit")).overviewStep).toEqual(left);
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
  expect(copied.overviewStep).toEqual({ window: "window-2", step: 0 });
  expect(value(copyCustomizations(begun, 2, "LF-1-1")).overviewStep).toBeNull();
});

test("naming the hardware leads from it to the list, and from a window nowhere else", () => {
  const rod = [{ name: "Brass rod", link: "" }];
  expect(value(setHardware({ ...order(1), overviewStep: "hardware" }, rod)).overviewStep).toBeNull();
  const begun = value(chooseTreatments(order(1), 1, ["shades"], "exit"));
  expect(value(setHardware(begun, rod)).overviewStep).toEqual({ window: "window-1", step: 0 });
});

test("a window is found by its key wherever it stands, and not when it is gone", () => {
  const draft = order(3);
  expect(numberOfWindow(draft, "window-3")).toBe(3);
  expect(numberOfWindow({ ...draft, windows: draft.windows.toReversed() }, "window-3")).toBe(1);
  expect(numberOfWindow(draft, "window-4")).toBeUndefined();
  expect(numberOfWindow(value(setWindowCount(draft, 4)), "")).toBeUndefined();
});
