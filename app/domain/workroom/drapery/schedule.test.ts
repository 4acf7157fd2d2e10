import { expect, test } from "vitest";
import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { orderCounts, schedulePanel, seamsFromLead, type UnpleatedPanel } from "./schedule.ts";

const schedulesOf = (style: string, fabric: object, choices: object, rules = {}) =>
  computeTreatment(
    { style: `pleated-tops/${style}`, fabric, choices: { finishedLength: 96, ...choices } },
    { ...defaultShopRules, ...rules },
  ).figures.schedules ?? [];

/** "5 of 5 1/4" as [5, 5.25], in the order in which they are sewn. */
function runs(sizes: readonly number[]): [count: number, size: number][] {
  return sizes.reduce<[number, number][]>((all, size) => {
    const last = all.at(-1);
    if (last?.[1] === size) last[0] += 1;
    else all.push([1, size]);
    return all;
  }, []);
}

test.each([
  ["Three Finger Pinch", 54, { draw: "stationary", rodWidth: 64 }, 48, [[5, 5.25]], [[4, 4]], 21.75, []],
  [
    "Inverted",
    54,
    { draw: "stationary", panelWidths: 1.5, rodWidth: 88 },
    74,
    [
      [7, 4],
      [2, 4.125],
    ],
    [[8, 4]],
    37.75,
    [7],
  ],
  ["Three Finger Pinch", 54, { rodWidth: 64 }, 101, [[9, 7]], [[8, 3.75]], 38, [5]],
] as const)("%s in cloth of %d, %j", (style, width, choices, flat, pleats, spaces, finished, seamIn) => {
  const [schedule] = schedulesOf(style, { width }, choices);
  expect(schedule).toMatchObject({ count: 2, flat, finished, seamIn });
  expect(runs(schedule?.pleats ?? [])).toEqual(pleats);
  expect(runs(schedule?.spaces ?? [])).toEqual(spaces);
});

test("larger spaces stand at the return, and no pleat is more than an inch from the average", () => {
  const [schedule] = schedulesOf("Three Finger Pinch", { width: 54 }, { rodWidth: 88 });
  expect(runs(schedule?.spaces ?? [])).toEqual([
    [5, 3.75],
    [6, 3.875],
  ]);
  const average = (127 - 50) / 12;
  for (const pleat of schedule?.pleats ?? []) expect(Math.abs(pleat - average)).toBeLessThanOrEqual(1);
  expect(schedule?.seamIn).toEqual([5, 10]);
});

const panel: UnpleatedPanel = {
  style: "Three Finger Pinch",
  net: 101,
  lead: 4,
  back: 4,
  face: 30,
  fullness: 2.5,
  seamsAt: [50.5],
};

test("counts are ordered by cloth in a pleat, then by the space, then by their number", () => {
  expect(orderCounts(panel, defaultShopRules).map(({ pleats }) => pleats)).toEqual([9, 8, 10, 11]);
  expect(orderCounts({ ...panel, net: 125 }, defaultShopRules).map(({ pleats }) => pleats)).toEqual([10, 11, 9, 8]);
  expect(orderCounts({ ...panel, pleats: 12 }, defaultShopRules).map(({ pleats }) => pleats)).toEqual([12]);
});

test("where a seam would show, the next counts are tried", () => {
  const stiff = { ...defaultShopRules, pleatVary: 0 };
  const counts = orderCounts({ ...panel, seamsAt: [47] }, stiff);
  expect(schedulePanel({ ...panel, seamsAt: [47] }, counts, stiff)).toMatchObject({
    shown: 0,
    count: { pleats: 8 },
  });
  expect(schedulePanel(panel, [], stiff)).toBeUndefined();
});

test("cloth that is too little to be pleated has no schedule, and no rule makes one loop", () => {
  expect(schedulesOf("Goblet", { width: 54 }, { rodWidth: 200, cuts: 2 })).toEqual([]);
  expect(schedulesOf("Goblet", { width: 54 }, { rodWidth: 3 })).toEqual([]);
  const odd = { spaceLeast: 24, spaceMost: 1, pleatSpace: 24, seam: 3, sideHem: 12 };
  expect(schedulesOf("Goblet", { width: 6 }, { rodWidth: 1200 }, odd).length).toBeLessThanOrEqual(1);
});

test("a cloth without a width has no seams that anybody knows", () => {
  expect(seamsFromLead(0, Number.POSITIVE_INFINITY, 1.5, 0.5)).toEqual([]);
  expect(seamsFromLead(54, 2, 1.5, 0.5)).toEqual([52, 105]);
});
