import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { topNumbers } from "#app/domain/catalogue/trade-numbers.ts";
import { defaultFabrics, makeCloth } from "#app/drawing/cloth.ts";
import { type Cloth, type Easel, newEasel } from "#app/drawing/easel.ts";
import type { Shape } from "#app/drawing/scene.ts";
import { pathsWithin, usesWithin } from "#app/drawing/shapes-within.ts";
import { drawBoxes, drawBoxPleats, drawInvertedPleats, drawJointPleats } from "./box-pleats.ts";
import { drawCascades } from "./cascades.ts";
import { cornices } from "./cornice-table.ts";
import { drawCornice } from "./draw-cornice.ts";
import { drawValance } from "./draw-valance.ts";
import { drawFoldAndSkirt, drawSoftRolls, drawTucks } from "./horizontals.ts";
import { drawStraps, drawTies } from "./straps.ts";
import { drawTongues } from "./tongues.ts";
import { measureBody, oddCount } from "./valance-body.ts";
import { type ValanceLook, valances } from "./valance-table.ts";

const WIDTH = 52;
type ValanceKey = keyof typeof valances;
const lookOf = (key: ValanceKey): ValanceLook => valances[key];
const bodyOf = (key: ValanceKey, drop = lookOf(key).drop) => measureBody(lookOf(key), WIDTH, drop);

function draw(make: (easel: Easel, cloth: Cloth) => Shape) {
  const easel = newEasel("e");
  const drawn = make(easel, makeCloth(easel, defaultFabrics.tops, {}, 1, { type: "tops" }));
  return { uses: usesWithin([drawn]), paths: pathsWithin([drawn]), defs: pathsWithin(easel.defs) };
}

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

test.each<[keyof typeof cornices, string]>([
  ["cornice-boards/Statler", "M0,0V14L26,14L52,14V0Z"],
  ["cornice-boards/Albany", "M0,0V14L7.28,14L7.28,10.36L26,10.36L44.72,10.36L44.72,14L52,14V0Z"],
  ["cornice-boards/Belvedere", "M0,0V14L6.76,14L10.4,10.36L26,10.36L41.6,10.36L45.24,14L52,14V0Z"],
  ["cornice-boards/Florence", "M0,0V14L10.4,14C10.4,11.06 17.37,8.68 26,8.68C34.63,8.68 41.6,11.06 41.6,14L52,14V0Z"],
])("the board of %s", (key, board) => {
  expect(draw((easel, cloth) => drawCornice(easel, cloth, cornices[key], WIDTH, 14)).defs).toContain(board);
});

test("a padded board throws its shadow down and to the right, and has a welt along its top", () => {
  const { uses, paths, defs } = draw((easel, cloth) =>
    drawCornice(easel, cloth, cornices["cornice-boards/Statler"], WIDTH, 14),
  );
  expect(paths[0]).toBe("M0,-.75H52V0H0Z");
  expect(uses.slice(0, 5)).toEqual([
    [0.12, 0.4],
    [0.22, 0.75],
    [0.33, 1.1],
    [0.44, 1.45],
    [0.54, 1.8],
  ]);
  expect(defs).toContain("M0,.22H52");
});

test.each<[ValanceKey, string]>([
  ["board-mount-valances/Berkshire", "M0,0V13Q8.67,19 17.33,13Q26,19 34.67,13Q43.33,19 52,13V0Z"],
  ["board-mount-valances/Handkerchief", "M0,0V20L14.56,14L26,14L37.44,14L52,20V0Z"],
  ["board-mount-valances/Diana", "M0,0V12H6.24Q12.83,20 19.41,12Q26,20 32.59,12Q39.17,20 45.76,12H52V0Z"],
  ["board-mount-valances/Hathaway", "M0,0V16C7.28,16 15.6,12.5 26,12.5C36.4,12.5 44.72,16 52,16V0Z"],
  ["board-mount-valances/Kennedy", "M0,0V9L5.2,9C9.36,13 16.64,18 26,18C35.36,18 42.64,13 46.8,9L52,9V0Z"],
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
  expect(hem).toBe("M0,11.38Q8.67,16.63 17.33,11.38Q26,16.63 34.67,11.38Q43.33,16.63 52,11.38");
  expect(joints.map((x) => Math.round(x * 100) / 100)).toEqual([0, 17.33, 34.67, 52]);
});

test.each([
  [0.2, 1],
  [1.9, 1],
  [2, 3],
  [3.25, 3],
  [4, 5],
  [5.9, 5],
])("%d panels become %d, so that one stands in the middle", (value, count) => {
  expect(oddCount(value)).toBe(count);
});

test("box pleats stand at the corners and at their shares of the width, mirrored; one in the middle stands alone", () => {
  expect(
    draw((easel, cloth) => drawBoxPleats(easel, cloth, bodyOf("board-mount-valances/Hathaway"), [0, 0.333], 4)).uses,
  ).toEqual([
    [2.3, 0],
    [49.7, 0],
    [17.32, 0],
    [34.68, 0],
  ]);
  const lifton = draw((easel, cloth) =>
    drawBoxPleats(easel, cloth, bodyOf("rod-mount-valances/Lifton"), [0, 0.5], 3.5),
  );
  expect(lifton.uses).toEqual([
    [2.05, 0],
    [49.95, 0],
    [26, 0],
  ]);
  expect(lifton.defs).toContain("M-1.75,0H1.75V17.5H-1.75Z");
  expect(lifton.defs).toContain("M1.75,0H3.65V17.5H1.75Z");
});

test("joint pleats stand between the scallops and inside both ends", () => {
  expect(
    draw((easel, cloth) => drawJointPleats(easel, cloth, bodyOf("board-mount-valances/Berkshire"), 4)).uses,
  ).toEqual([
    [2.3, 0],
    [17.33, 0],
    [34.67, 0],
    [49.7, 0],
  ]);
});

test("hollows lie between raised boxes, a box at each corner", () => {
  const { uses, defs } = draw((easel, cloth) => drawBoxes(easel, cloth, bodyOf("board-mount-valances/Sheldon"), 5.5));
  expect(uses).toEqual([
    [5.78, 0],
    [17.33, 0],
    [28.89, 0],
    [40.44, 0],
  ]);
  expect(defs).toContain("M0,0H5.78V15H0Z");
});

test("an inverted pleat opens below the stitching into a wedge", () => {
  const { uses, defs } = draw((easel, cloth) =>
    drawInvertedPleats(easel, cloth, bodyOf("rod-mount-valances/Spencer"), [13, 39], 3),
  );
  expect(uses).toEqual([
    [13, 0],
    [39, 0],
  ]);
  expect(defs).toContain("M0,3L.75,16H-.75ZM0,0V3");
});

test("cascades step down to the outer edge, the right one mirrored", () => {
  const { uses, defs } = draw((easel, cloth) => drawCascades(easel, cloth, WIDTH, { width: 8, inner: 12, outer: 24 }));
  expect(uses).toEqual([[0, 0], [0.5, 0.5], "translate(52 0) scale(-1 1)", [0, 0], "translate(52 0) scale(-1 1)"]);
  expect(defs).toContain("M0,0L0,24L2,20.1L2,21L4,17.1L4,18L6,14.1L6,15L8,11.1V0Z");
  expect(defs).toContain("M0,0V23.4Q.1,24 .35,23.2L2,17.4V0Z");
  expect(defs).toContain("M8,.6L8.6,1V12L.4,24.5L0,24Z");
});

test("straps and ties stand at the same share from both ends", () => {
  const straps = draw((easel, cloth) => drawStraps(easel, cloth, bodyOf("board-mount-valances/Stagecoach"), 0.15));
  expect(straps.uses).toEqual([
    [7.8, 0],
    [44.2, 0],
  ]);
  expect(straps.defs).toContain("M-.9,0H.9V15H-.9Z");
  const ties = draw((easel, cloth) => drawTies(easel, cloth, bodyOf("rod-mount-valances/Danby"), 0.12, 11));
  expect(ties.uses).toEqual([
    [6.24, 0],
    [45.76, 0],
  ]);
  expect(ties.defs).toContain("M-.75,0H.75V11.2Q0,12.2 -.75,11.2Z");
});

test("tongues cover every joint, those at the ends moved in by half their width", () => {
  const { uses, defs } = draw((easel, cloth) =>
    drawTongues(easel, cloth, bodyOf("board-mount-valances/Charleston"), { top: 5, foot: 6.5, long: 17 }),
  );
  expect(uses).toEqual([
    [2.5, 0],
    [17.33, 0],
    [34.67, 0],
    [49.5, 0],
  ]);
  expect(defs).toContain("M-2.5,0L-3.14,14.4L0,17L3.14,14.4L2.5,0Z");
});

test("tucks, rolls and folds divide the drop", () => {
  expect(draw((easel, cloth) => drawTucks(easel, cloth, bodyOf("board-mount-valances/Welles"), 5)).uses).toEqual([
    [0, 0],
    [0, 2.8],
    [0, 5.6],
    [0, 8.4],
    [0, 11.2],
  ]);
  expect(
    draw((easel, cloth) => drawSoftRolls(easel, cloth, bodyOf("board-mount-valances/Stagecoach"), 6, 3)).uses,
  ).toEqual([
    [0, 12],
    [0, 9],
    [0, 6],
  ]);
  const judith = (sag: number) =>
    draw((easel, cloth) =>
      drawFoldAndSkirt(easel, cloth, bodyOf("board-mount-valances/Judith"), { flat: 8, skirt: 3, sag }),
    ).paths;
  expect(judith(0)).toContain("M0,8H52V12Q26,12 0,12Z");
  expect(judith(0)).toContain("M0,11.8H52V15H0Z");
  expect(judith(0.7)).toContain("M0,8H52V12Q26,13.4 0,12Z");
});

test("a valance scales the work laid on it with its drop", () => {
  const { defs } = draw((easel, cloth) => drawValance(easel, cloth, lookOf("board-mount-valances/Kennedy"), WIDTH, 9));
  expect(defs).toContain("M0,0L0,12L2,10.05L2,10.5L4,8.55L4,9L6,7.05L6,7.5L8,5.55V0Z");
});
