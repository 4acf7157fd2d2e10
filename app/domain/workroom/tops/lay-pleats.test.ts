import fc from "fast-check";
import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { planSeams, widthsAcross } from "#app/domain/workroom/cloth/seam-plan.ts";
import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import type { Boxes } from "#app/domain/workroom/figures.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

const window = { width: 48, height: 60, topToFloor: 84, gap: 12, left: 60, right: 60 };
const figures = (given: object) =>
  computeTreatment({ window, fabric: { width: 54 }, ...given }, defaultShopRules).figures;

test("boxes and recesses of Sheldon over an 88 rod: one count fewer, because two more would need seven pieces", () => {
  const { boxes } = figures({ style: "board-mount-valances/Sheldon", choices: { overRod: 88, longPoint: 15 } });
  expect(boxes).toEqual({
    boxes: 8,
    recesses: 7,
    sizes: [...Array(7).fill(6.125), 6.25, ...Array(7).fill(6.125)],
    fold: 6.125,
    trimTo: 302,
    seamsAt: [53.5, 106.5, 159.5, 212.5, 265.5],
  });
});

test("a pattern is centered: a whole width in the middle, side pieces alike, seams inside folds, out of the same widths", () => {
  const vine = { width: 54, repeat: 27 };
  const sheldon = figures({
    style: "board-mount-valances/Sheldon",
    fabric: vine,
    choices: { face: 53, return: 5.5, longPoint: 15 },
  });
  expect(sheldon).toMatchObject({
    cuts: 4,
    boxes: { boxes: 5, seamsAt: [12.75, 65.75, 118.75, 171.75], trimTo: 184.5 },
  });
  const hathaway = figures({
    style: "board-mount-valances/Hathaway",
    fabric: vine,
    window: { ...window, width: 84 },
  });
  expect(hathaway).toMatchObject({ cuts: 3, boxes: { trimTo: 130, seamsAt: [42.875, 87.125] } });
});

test("Plaza 1 on a 48 window: one panel, a return at both ends, both seams inside pleats", () => {
  const { schedules, pleats } = figures({ style: "rod-mount-valances/Plaza 1 Pinch Pleat" });
  expect(pleats).toBe(14);
  expect(schedules).toMatchObject([
    { count: 1, lead: 4, return: 4, flat: 157, finished: 60, seamsAt: [52, 105], seamIn: [5, 10] },
  ]);
  expect(schedules?.[0]?.spaces).toEqual(Array(13).fill(4));
  const turned = { width: 54, direction: "railroaded" };
  const sideways = figures({ style: "rod-mount-valances/Plaza 1 Pinch Pleat", fabric: turned });
  expect(sideways.schedules).toMatchObject([{ flat: 150, seamsAt: [] }]);
});

test("an owner's number of boxes stands, and cloth that is turned has no seams", () => {
  const sheldon = { style: "board-mount-valances/Sheldon", fabric: { width: 54, direction: "railroaded" } };
  expect(figures(sheldon).boxes).toMatchObject({ boxes: 5, recesses: 4, seamsAt: [] });
  expect(figures({ ...sheldon, choices: { boxes: 4 } })).toMatchObject({ pleats: 4, boxes: { boxes: 4, recesses: 3 } });
});

test("Hathaway on an 84 window: panels mirrored in eighths, both seams behind pleats", () => {
  const hathaway = figures({ style: "board-mount-valances/Hathaway", window: { ...window, width: 84 } });
  expect(hathaway.boxes).toEqual({
    panels: [29.375, 29.25, 29.375],
    take: 8,
    trimTo: 130,
    seamsAt: [49.875, 87.125],
  });
});

test.each([
  [54, [54]],
  [91, [19.5, 54, 19.5]],
  [200, [21, 54, 54, 54, 21]],
])("a flat top %d across in 54 inch cloth is cut %j", (across, plan) => {
  expect(planSeams(across, 54, 1 / 2)).toEqual(plan);
});

test("whatever is pieced flat is as wide when it is sewn as it is needed, out of the widths that are counted", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60 * 8, max: 400 * 8 }).map((eighths) => eighths / 8),
      fc.constantFrom(36, 45, 48, 54, 55, 118),
      fc.constantFrom(0, 1 / 4, 1 / 2, 1),
      (across, cloth, seam) => {
        const plan = planSeams(across, cloth, seam);
        expect(total(plan) - (plan.length - 1) * 2 * seam).toBeCloseTo(across, 9);
        const outer = (plan[0] ?? 0) * 2 <= cloth && plan.length > 1 ? 1 : 0;
        expect(plan.length - outer).toBeLessThanOrEqual(widthsAcross(across, cloth, seam));
        expect(Math.max(...plan)).toBeLessThanOrEqual(cloth);
      },
    ),
  );
});

test("cornices and flat valances say how they are pieced, unless the cloth is turned", () => {
  const statler = { style: "cornice-boards/Statler", choices: { face: 78 } };
  expect(figures(statler).seamPlan).toEqual([19.5, 54, 19.5]);
  expect(figures({ ...statler, fabric: { width: 54, direction: "railroaded" } })).not.toHaveProperty("seamPlan");
  expect(figures({ style: "board-mount-valances/Welles", choices: { face: 81 } }).seamPlan).toEqual([19.5, 54, 19.5]);
});

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);
const inEighths = (sizes: readonly number[]) => sizes.every((size) => Number.isInteger(size * 8));

/** Both ends alike, but for an odd eighth among an even number of parts. */
function expectMirrored(sizes: readonly number[]) {
  const off = sizes.map((size, index) => Math.abs(size - (sizes.at(-1 - index) ?? 0)));
  const odd = sizes.length % 2 === 0 && (total(sizes) * 8) % 2 === 1;
  expect(Math.max(...off)).toBeLessThanOrEqual(odd ? 1 / 8 : 0);
}

function expectLaid({ sizes, panels, fold, take, trimTo, seamsAt }: Boxes, face: number, flat: number) {
  const parts = sizes ?? panels ?? [];
  expect(total(parts)).toBe(face);
  expect(inEighths(parts)).toBe(true);
  expectMirrored(parts);
  expect(trimTo).toBeLessThanOrEqual(flat);
  if (fold !== undefined) expect(fold).toBeLessThanOrEqual(Math.min(...parts));
  expect(fold ?? take).toBeGreaterThan(0);
  expect([...seamsAt].sort((a, b) => a - b)).toEqual(seamsAt);
  if (seamsAt.length > 0) expect([(seamsAt[0] ?? 0) > 0, (seamsAt.at(-1) ?? 0) < trimTo]).toEqual([true, true]);
}

test("on any window boxes and panels add up to the face in eighths, mirrored, out of the cloth that is bought", () => {
  const tops = styles.filter(({ treatment }) => treatment === "tops").map(styleKey);
  fc.assert(
    fc.property(
      fc.constantFrom(...tops),
      fc.integer({ min: 24 * 8, max: 140 * 8 }).map((eighths) => eighths / 8),
      fc.constantFrom(45, 54, 55, 56, 118),
      fc.constantFrom("upright", "railroaded"),
      (style, width, cloth, direction) => {
        const made = figures({ style, window: { ...window, width }, fabric: { width: cloth, direction } });
        const { boxes, seamPlan, face = 0, flat = 0, cuts = 0 } = made;
        if (boxes) expectLaid(boxes, face, flat);
        if (seamPlan) {
          // A whole width in the middle: so no seam there.
          expect(seamPlan.length % 2).toBe(1);
          expect(seamPlan).toEqual([...seamPlan].reverse());
          const shared = (seamPlan[0] ?? 0) * 2 <= cloth && seamPlan.length > 1 ? 1 : 0;
          expect(seamPlan.length - shared).toBeLessThanOrEqual(cuts);
        }
      },
    ),
    { numRuns: 600 },
  );
});
