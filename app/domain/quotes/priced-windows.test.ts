import { expect, test } from "vitest";
import type { Window } from "#app/domain/orders/window.ts";
import { emptyLine } from "./plain-line.ts";
import { changedWindows, differencesFromPriced, pricedWindows } from "./priced-windows.ts";
import type { OwnerLine } from "./quote-types.ts";

const window = (key: string, width: number, name = key): Window => ({
  id: `LF-1-${key}`,
  key,
  name,
  measurements: { widthOfWindow: `${width}` },
  customizations: {},
});
const line = (windowKey: string | null, unitCents: number): OwnerLine => ({
  ...emptyLine,
  key: `of ${windowKey}`,
  windowKey,
  label: "Shade",
  unitCents,
});
const then = [window("a", 30), window("b", 40)];
const now = [window("a", 31), window("b", 41), window("c", 50)];
const linesThen = [line("a", 100), line("b", 200), line(null, 5)];

test("a window stays as it was priced until its own lines change; a new one is priced with its first line", () => {
  const save = (lines: OwnerLine[]) => pricedWindows({ then, linesThen, now, lines });
  expect(save(linesThen)).toEqual(then);
  expect(save([line("a", 120), line("b", 200), line(null, 6)])).toEqual([window("a", 31), window("b", 40)]);
  expect(save([...linesThen, line("c", 1)])).toEqual([...then, window("c", 50)]);
});

test("a window that was priced anew counts as it is now, even where it came to the same", () => {
  expect(pricedWindows({ then, linesThen, now, lines: linesThen, pricedAgain: ["b"] })).toEqual([then[0], now[1]]);
});

test("a window that is gone is forgotten", () => {
  expect(pricedWindows({ then, linesThen, now: [window("b", 40)], lines: linesThen })).toEqual([window("b", 40)]);
});

test("changed is what is made otherwise or was not there; a name costs nothing", () => {
  expect(changedWindows(then, now)).toEqual(["a", "b", "c"]);
  expect(changedWindows(then, [window("a", 30, "Kitchen"), window("b", 40)])).toEqual([]);
});

test.each<[string, Partial<Window>]>([
  ["a bay", { bay: { flats: ["30", "60", "30"], angles: [45, 45], rods: "mitered" } }],
  ["a corner", { ends: ["corner", "wall"] }],
  ["an arch", { arch: "below", archRise: "20" }],
  ["a rod over the next", { together: [{ between: "14", width: "36", right: "30" }] }],
  ["sheers behind", { customizations: { drapes: { sheer: {} } } }],
  ["a lower tier", { customizations: { drapes: { lower: { draw: "left" } } } }],
  ["another's rod", { customizations: { drapes: { sharedWith: "b" } } }],
])("%s is a change of what was priced", (_, place) => {
  const before = { ...window("a", 30), customizations: { drapes: {} } };
  expect(changedWindows([before], [{ ...before, ...place }])).toEqual(["a"]);
});

test("what differs from what was priced is told in words; a name, a note, a false box and how a cloth is drawn are not it", () => {
  const shades = (entry: object) => ({ ...window("a", 30), customizations: { shades: entry } });
  const style = { name: "Flat Roman", group: "Roman", description: "" };
  const cloth = { name: "Linen", link: "" };
  const before = shades({ style, customizations: {}, fabrics: { fabrics: [cloth], trims: [] } });
  const rod = { name: "Iron rod", link: "" };
  const differs = (windows: Window[], hardware = [rod]) =>
    differencesFromPriced({ windows: [before, window("b", 40)], hardware: [rod] }, { windows, hardware });
  const redrawn = { fabrics: [{ ...cloth, drawAs: "linen" }], trims: [] };
  const unchanged = {
    ...shades({
      style: { ...style, description: "New words" },
      customizations: { blackoutLining: false },
      fabrics: redrawn,
    }),
    name: "Kitchen",
    note: "mind the cat",
    nearby: ["radiator"] as const,
  } as Window;
  expect(differs([unchanged, window("b", 40)])).toEqual([]);
  const lined = shades({ style, customizations: { blackoutLining: true }, fabrics: { fabrics: [cloth], trims: [] } });
  expect(differs([{ ...lined, name: "Kitchen" }, window("c", 20, "Hall")], [])).toEqual([
    "Kitchen: Shades: Blackout lining added",
    "Hall was added",
    "b was removed",
    "Hardware: now none",
  ]);
});
