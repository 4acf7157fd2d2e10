import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { topNumbers } from "#app/domain/catalogue/trade-numbers.ts";
import { bodyOf, drawPart, lookOf, type ValanceKey, WIDTH } from "#tests/support/drawing/drawn-top.ts";
import { drawValance } from "./draw-valance.ts";
import { drawFoldAndSkirt, drawSoftRolls, drawTucks } from "./horizontals.ts";
import { drawCascades, drawTongues } from "./over-face.ts";
import { type ValanceLook, valances } from "./valance-table.ts";

test("a valance is as long in the drawing's table as in the catalogue, and on the same mount", () => {
  const tables = styles
    .filter(({ group }) => group.endsWith("valances"))
    .map((style) => [styleKey(style), topNumbers(style)]);
  const drawn = Object.entries<ValanceLook>(valances).map(([key, { mount, drop }]) => [
    key,
    { mount, longPoint: drop },
  ]);
  expect(new Map(drawn as [string, unknown][])).toEqual(new Map(tables as [string, unknown][]));
});

test.each<[ValanceKey, string]>([
  ["board-mount-valances/Berkshire", "M0,0V13H2Q8.69,19 15.38,13H19.38Q26,19 32.63,13H36.63Q43.31,19 50,13H52V0Z"],
  ["board-mount-valances/Handkerchief", "M0,0V20L14.56,14L26,14L37.44,14L52,20V0Z"],
  ["board-mount-valances/Diana", "M0,0V12H8Q14,20 20,12Q26,20 32,12Q38,20 44,12H52V0Z"],
  ["board-mount-valances/Hathaway", "M0,0V16C7.28,16 15.6,12.5 26,12.5C36.4,12.5 44.72,16 52,16V0Z"],
  ["board-mount-valances/Kennedy", "M0,0V9H7C10.8,13.05 17.45,18 26,18C34.55,18 41.2,13.05 45,9H52V0Z"],
  ["board-mount-valances/Madison", "M0,0V14L26,14L52,14V0Z"],
  ["rod-mount-valances/Spencer", "M51.25,0H.75Q0,0 0,.75V15L26,15L52,15V.75Q52,0 51.25,0Z"],
  ["rod-mount-valances/Briscoe", "M51.25,0H.75Q0,0 0,.75V19L15.6,14L26,14L36.4,14L52,19V.75Q52,0 51.25,0Z"],
  ["rod-mount-valances/Plaza 2 Rod Pocket", "M0,1.5V15L26,15L52,15V1.5Z"],
  [
    "rod-mount-valances/Winchester Rod Pocket",
    "M0,1.5V26C6.24,26 7.28,13 15.6,13L26,13L36.4,13C44.72,13 45.76,26 52,26V1.5Z",
  ],
])("the outline of %s", (key, outline) => {
  expect(bodyOf(key).outline).toBe(outline);
});

test("a shorter window takes a shorter valance, its hem scaled with it", () => {
  const { scale, hem, joints } = bodyOf("board-mount-valances/Berkshire", 14);
  expect(scale).toBe(0.875);
  expect(hem).toBe("M0,11.38H2Q8.69,16.63 15.38,11.38H19.38Q26,16.63 32.63,11.38H36.63Q43.31,16.63 50,11.38H52");
  expect(joints.map((x) => Math.round(x * 100) / 100)).toEqual([0, 17.38, 34.63, 52]);
});

test("cascades step down to the outer edge; the right one is shaped as a mirror would show it, its cloth is not", () => {
  const { uses, defs, paths } = drawPart((easel, cloth) =>
    drawCascades(easel, cloth, WIDTH, { width: 8, inner: 12, outer: 24 }),
  );
  const mirrored = "translate(52 0) scale(-1 1)";
  expect(uses).toEqual([[0, 0], [0.5, 0.5], mirrored, [0, 0], [0, 0], mirrored, mirrored]);
  expect(defs).toContain("M0,0L0,24L2,20.1L2,21L4,17.1L4,18L6,14.1L6,15L8,11.1V0Z");
  // In plain cloth the pleats of one side are painted as one, the outermost last.
  expect(paths).toHaveLength(2);
  expect(paths[0]).toMatch(/M0,0L0,23\.4Q\.1,24 \.35,23\.2L2,17\.4L2,0Z$/);
  expect(paths[1]).toMatch(/M-0,0L-0,23\.4Q-\.1,24 -\.35,23\.2L-2,17\.4L-2,0Z$/);
  expect(defs).toContain("M8,.6L8.6,1V12L.4,24.5L0,24Z");
});

test("tongues cover every joint; the outer edges of those at the ends are plumb", () => {
  const { uses, defs } = drawPart((easel, cloth) =>
    drawTongues(easel, cloth, bodyOf("board-mount-valances/Charleston"), { top: 5, foot: 6.5, long: 17 }),
  );
  expect(uses).toEqual([
    [17.33, 0],
    [34.67, 0],
    [2.5, 0],
    [49.5, 0],
  ]);
  expect(defs).toContain("M-2.5,0L-3.14,14.4L0,17L3.14,14.4L2.5,0Z");
  expect(defs).toContain("M-2.5,0L-2.5,14.4L0,17L3.14,14.4L2.5,0Z");
  expect(defs).toContain("M-2.5,0L-3.14,14.4L0,17L2.5,14.4L2.5,0Z");
});

test("tucks, rolls and folds divide the drop", () => {
  expect(drawPart((easel, cloth) => drawTucks(easel, cloth, bodyOf("board-mount-valances/Welles"), 5)).uses).toEqual([
    [0, 0],
    [0, 2.8],
    [0, 5.6],
    [0, 8.4],
    [0, 11.2],
  ]);
  expect(
    drawPart((easel, cloth) => drawSoftRolls(easel, cloth, bodyOf("board-mount-valances/Stagecoach"), 6, 3)).uses,
  ).toEqual([
    [0, 12],
    [0, 9],
    [0, 6],
  ]);
  const judith = (sag: number) =>
    drawPart((easel, cloth) =>
      drawFoldAndSkirt(easel, cloth, bodyOf("board-mount-valances/Judith"), { flat: 8, skirt: 3, sag }),
    ).paths;
  expect(judith(0)).toContain("M0,8H52V12Q26,12 0,12Z");
  expect(judith(0)).toContain("M0,11.8H52V15H0Z");
  expect(judith(0.7)).toContain("M0,8H52V12Q26,13.4 0,12Z");
});

test("a valance scales the work laid on it with its drop", () => {
  const { defs } = drawPart((easel, cloth) =>
    drawValance(easel, cloth, lookOf("board-mount-valances/Kennedy"), { width: WIDTH, height: 9, sewn: { swags: 1 } }),
  );
  expect(defs).toContain("M0,0L0,12L2,10.05L2,10.5L4,8.55L4,9L6,7.05L6,7.5L8,5.55V0Z");
});
