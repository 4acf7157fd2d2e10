import { expect, test } from "vitest";
import { emptyLine } from "./plain-line.ts";
import { changedWindows, pricedWindows } from "./priced-windows.ts";
import type { OwnerLine } from "./quote-types.ts";

const window = (key: string, width: number, name = key) => ({ key, name, measurements: { width } });
const line = (windowKey: string | null, unitCents: number): OwnerLine => ({
  ...{ ...emptyLine, key: `of ${windowKey}`, windowKey, label: "Shade", unitCents },
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

test("a window that is gone is forgotten", () => {
  expect(pricedWindows({ then, linesThen, now: [window("b", 40)], lines: linesThen })).toEqual([window("b", 40)]);
});

test("changed is what is made otherwise or was not there; a name costs nothing", () => {
  expect(changedWindows(then, now)).toEqual(["a", "b", "c"]);
  expect(changedWindows(then, [window("a", 30, "Kitchen"), window("b", 40)])).toEqual([]);
});
