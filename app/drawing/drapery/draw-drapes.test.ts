import { expect, test } from "vitest";
import { makeCloth } from "#app/drawing/cloth.ts";
import { newEasel } from "#app/drawing/easel.ts";
import { extentOf } from "#app/drawing/extent.ts";
import { usualLooks } from "#app/drawing/fabric/usual-looks.ts";
import type { Hanging } from "#app/drawing/layout.ts";
import type { Shape } from "#app/drawing/scene.ts";
import { pathsWithin, shapesWithin, usesWithin } from "#tests/support/drawing/shapes-within.ts";
import { drawDrapes } from "./draw-drapes.ts";
import { drawSash, sashes } from "./draw-sash.ts";
import { headings } from "./headings.ts";

const pair: Hanging = {
  hang: "rings",
  rod: { x0: -8, x1: 52, y: 8, finials: { left: true, right: false } },
  panels: [
    { x: -8, width: 12, leading: "right" },
    { x: 42, width: 10, leading: "left" },
  ],
  clothTop: 9.5,
  hem: 95.5,
};

function draw(key: string, changes: Partial<Hanging> = {}) {
  const look = headings[key];
  if (!look) throw new Error(key);
  const easel = newEasel("e");
  const cloth = makeCloth(easel, { main: usualLooks.drapes }, { decorativeTrim: true, edgeBanding: true }, 1, {
    type: "drapes",
  });
  return { easel, shapes: drawDrapes(easel, cloth, look, { ...pair, ...changes }) };
}

const boxOf = ({ defs }: { defs: readonly Shape[] }, shape: Shape) => {
  const { x, y, width, height } = extentOf({ defs, shapes: [shape] });
  return [x, y, x + width, y + height].map((value) => Math.round(value * 100) / 100);
};

test("brackets, pole, rings and panels are drawn in that order, each in its place", () => {
  const { easel, shapes } = draw("pleated-tops/Goblet");
  expect(shapes.map((shape) => boxOf(easel, shape))).toEqual([
    [-6.6, 5.8, -5.4, 10.2],
    [49.4, 5.8, 50.6, 10.2],
    [-11, 6.9, 52, 9.1],
    [-7.04, 7.21, 3, 9.8],
    [42.71, 7.21, 51.25, 9.8],
    [-8, 9.2, 4.85, 95.95],
    [41.09, 9.2, 52.05, 95.95],
  ]);
});

test("each panel hangs from the top of its cloth and has a ring over every pleat", () => {
  const { shapes } = draw("pleated-tops/Goblet");
  expect(shapes.slice(5).map(({ attrs }) => attrs.transform)).toEqual(["translate(-8 9.5)", "translate(42 9.5)"]);
  expect(usesWithin(shapes.slice(3, 5))).toEqual([
    [-6.5, 0],
    [-3.5, 0],
    [-0.5, 0],
    [2.5, 0],
    [43.25, 0],
    [45.75, 0],
    [48.25, 0],
    [50.75, 0],
  ]);
});

test("banding follows the edge that leads", () => {
  const { shapes } = draw("pleated-tops/Goblet");
  const [left, right] = shapes.slice(5).map((shape) => pathsWithin([shape]));
  expect(left).toContain("M9,0H12V85.55H9Z");
  expect(right).toContain("M0,0H3V85.55H0Z");
});

test("a panel has the folds it was made with, wherever it stands", () => {
  const rings = (changes: Partial<Hanging>) =>
    usesWithin(draw("pleated-tops/Goblet", changes).shapes.slice(3, 5)).length;
  const aside = { ...pair, panels: pair.panels.map((panel) => ({ ...panel, covers: 30 })) };
  const across = {
    ...aside,
    panels: [
      { x: -8, width: 30, covers: 30, leading: "right" as const },
      { x: 22, width: 30, covers: 30, leading: "left" as const },
    ],
  };
  expect(rings(aside)).toBe(18);
  expect(rings(across)).toBe(18);
});

test("a traverse rod and a track are one slim bar, behind the cloth and before it", () => {
  const bar = "M-8,7.45H52V8.6H-8ZM-8,8.25H52";
  const traverse = draw("pleated-tops/Goblet", { hang: "traverse", clothTop: 7.5 }).shapes;
  expect(traverse).toHaveLength(3);
  expect(traverse[0]?.attrs.d).toBe(bar);
  const track = draw("ripplefold/Ripplefold", { hang: "track", clothTop: 8.875 }).shapes;
  expect(track).toHaveLength(3);
  expect(track[2]?.attrs.d).toBe(bar);
});

test("grommets sit on the flanks of the waves, at the height of the pole that runs behind", () => {
  const { shapes } = draw("grommet-top/Grommet Top", { hang: "grommets", clothTop: 5.375 });
  const [, , , left] = shapes;
  expect(pathsWithin(left ? [left] : [])).toContain("M0,1.94H12V3.31H0Z");
  expect(usesWithin(left ? [left] : []).slice(-4)).toEqual([
    [1.26, 2.63],
    [4.74, 2.63],
    [7.26, 2.63],
    [10.74, 2.63],
  ]);
});

test("a pocket is a sleeve over each panel", () => {
  const { easel } = draw("rod-pocket/Rod Pocket Top Only", { hang: "pocket", clothTop: 5.625 });
  expect(pathsWithin(easel.defs)).toContain("M0,1.5H12V3.3H0Z");
  expect(pathsWithin(easel.defs)).toContain("M0,1.5H10V3.3H0Z");
});

test("panels between two rods run from ruffle to ruffle, the tied one to its waist", () => {
  const easel = newEasel("e");
  const cloth = makeCloth(easel, { main: usualLooks.drapes }, {}, 1, { type: "drapes" });
  const box = { x: 2, y: 13, width: 44, height: 57.5 };
  const drawn = drawSash(easel, cloth, sashes["rod-pocket/Hourglass"], box);
  expect(drawn.attrs.transform).toBe("translate(2 13)");
  expect(pathsWithin(easel.defs)).toContain(
    "M0,0C0,11.66 15.84,18.02 15.84,26.5S0,41.34 0,53L44,53C44,41.34 28.16,34.98 28.16,26.5S44,11.66 44,0Z",
  );
  const heads = shapesWithin([drawn]).filter(({ tag }) => tag === "use");
  expect(heads.some(({ attrs }) => attrs.transform === "translate(0 57.5) scale(1 -1)")).toBe(true);
  expect(shapesWithin([drawn]).map(({ attrs }) => attrs.transform)).toContain("translate(0 28.75)");
});
