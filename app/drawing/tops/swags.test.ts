import { expect, test } from "vitest";
import { defaultPlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { countSwags } from "#app/domain/workroom/tops/valance-styles.ts";
import { bodyOf, drawPart } from "#tests/support/drawing/drawn-top.ts";
import { placeSwags, placeTies } from "./hems.ts";
import { drawStraps, drawTies } from "./over-face.ts";
import { drawSwags } from "./swag.ts";

test.each([
  [28, [4.2, 23.8]],
  [52, [9, 43]],
  [70, [5, 35, 65]],
  [88, [9, 44, 79]],
  [124, [9, 44.33, 79.67, 115]],
])("ties on a valance %d wide stand at %j", (width, places) => {
  expect(placeTies(width, defaultPlacementRules).map((x) => Math.round(x * 100) / 100)).toEqual(places);
});

test("on any wide window ties are thirty to thirty-six inches apart", () => {
  for (let width = 43; width <= 200; width += 0.5) {
    const [first = 0, second = 0] = placeTies(width, defaultPlacementRules);
    expect(second - first).toBeGreaterThanOrEqual(30);
    expect(second - first).toBeLessThanOrEqual(36);
    expect(first).toBeGreaterThan(3);
    expect(first).toBeLessThan(17);
  }
});

test("straps stand near both ends and about a yard apart between, and ties where they were placed", () => {
  const straps = drawPart((easel, cloth) =>
    drawStraps(easel, cloth, bodyOf("board-mount-valances/Stagecoach", 15, 88)),
  );
  expect(straps.uses).toEqual([
    [6, 0],
    [31.33, 0],
    [56.67, 0],
    [82, 0],
  ]);
  expect(straps.defs).toContain("M-.9,0H.9V15H-.9Z");
  const ties = drawPart((easel, cloth) => drawTies(easel, cloth, bodyOf("rod-mount-valances/Danby"), 11));
  expect(ties.uses).toEqual([
    [9, 0],
    [43, 0],
  ]);
  expect(ties.defs).toContain("M-.75,0H.75V11.2Q0,12.2 -.75,11.2Z");
});

test("Danby is drawn up at each tie and smiles between", () => {
  const { hemAt } = bodyOf("rod-mount-valances/Danby", 17.5, 88);
  expect([9, 26.5, 44, 61.5, 79].map((x) => Math.round(hemAt(x) * 100) / 100)).toEqual([11, 17.5, 11, 17.5, 11]);
});

test.each([
  [52, 1, 38],
  [60, 1, 46],
  [60.5, 3, 23.25],
  [88, 3, 37],
  [124, 5, 36.67],
  [240, 7, 56.5],
])("Kennedy %d wide has %d swags of %d inches", (width, count, across) => {
  const swags = placeSwags({ from: 7 }, width, countSwags(width, 60));
  expect(swags).toHaveLength(count);
  expect(Math.round((swags[0]?.width ?? 0) * 100) / 100).toBe(across);
  const last = swags.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(width - 7, 5);
});

test("on a narrow window the cascades give way: three fifths of Kennedy are its swag, and an inch more behind each of them", () => {
  for (const width of [24, 28, 32, 36, 40]) {
    const [swag] = placeSwags({ from: 7 }, width, countSwags(width, 60));
    expect(swag?.x).toBeCloseTo(width / 5 - 1, 5);
    expect(swag?.width).toBeCloseTo((width * 3) / 5 + 2, 5);
  }
});

test("swags lie over one another, the one in the middle last, and their folds fan from the shoulders", () => {
  const hem = { kind: "swags", from: 7, joint: 9, low: 18 } as const;
  const wide = bodyOf("board-mount-valances/Kennedy", 18, 124);
  const { uses, defs } = drawPart((easel, cloth) => drawSwags(easel, cloth, wide, hem, 5));
  expect(uses).toEqual([
    [7, 0],
    [80.33, 0],
    [25.33, 0],
    [62, 0],
    [43.67, 0],
  ]);
  const folds =
    defs
      .find((data) => data.startsWith("M4.17,.07C"))
      ?.split("M")
      .slice(1) ?? [];
  expect(folds).toHaveLength(5);
  // From near the middle of the board to its end, none from below three inches.
  expect(folds.map((fold) => Number(fold.split(",")[0]))).toEqual([4.17, 3.33, 2.5, 1.67, 0.83]);
});

test("the hem of overlapping swags follows the lower of two, and never rises to the board", () => {
  const { hemAt } = bodyOf("board-mount-valances/Kennedy", 18, 124);
  const heights = Array.from({ length: 111 }, (_, i) => hemAt(7 + i));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(9);
  expect(Math.round(hemAt(62) * 100) / 100).toBe(18);
});
