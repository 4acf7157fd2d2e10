import { expect, test } from "vitest";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { pathsWithin, shapesWithin } from "#tests/support/drawing/shapes-within.ts";
import { drawDimensions } from "./dimensions.ts";
import type { Layout } from "./layout.ts";
import { crosses, overlaps } from "./pills.ts";
import type { Box } from "./scene.ts";

const layout: Layout = {
  ceiling: 0,
  floor: 96,
  leftWall: -30,
  rightWall: 72.5,
  frame: { x: 0, y: 12, width: 48, height: 60 },
  glass: { x: 3, y: 15, width: 42, height: 53.7 },
  door: false,
};
const inches = {
  widthOfWindow: 48,
  heightOfWindow: 60,
  heightFromTopOfWindowToFloor: 84,
  heightFromWindowFrameToCeiling: 12,
  heightFromFloorToCeiling: 96,
  distanceFromWindowFrameToLeftWall: 30,
  distanceFromWindowFrameToRightWall: 24.5,
};
const measured = { inches, assumed: [], setAside: [], given: inches };
const view = { x: -33, y: -3, width: 108.5, height: 104 };

/** The line itself, without the bars at its ends. */
const linesOf = (drawn: ReturnType<typeof drawDimensions>) =>
  pathsWithin([drawn]).map((data) => data.split("M").slice(0, 2).join("M"));
const labelsOf = (drawn: ReturnType<typeof drawDimensions>) =>
  shapesWithin([drawn])
    .filter(({ tag }) => tag === "text")
    .map(({ text, attrs }) => [text, Math.round(Number(attrs.x) * 100) / 100, Math.round(Number(attrs.y) * 100) / 100]);

test("each of the seven runs along what it measures", () => {
  expect(linesOf(drawDimensions(layout, measured, view))).toEqual([
    "M0,49.2L48,49.2",
    "M13.44,12L13.44,72",
    "M67.6,12L67.6,96",
    "M29.76,0L29.76,12",
    "M-24,0L-24,96",
    "M-30,40.8L0,40.8",
    "M48,40.8L72.5,40.8",
  ]);
});

test("each carries its label beside its line", () => {
  expect(labelsOf(drawDimensions(layout, measured, view))).toEqual([
    ['48"', 29.76, 54.57],
    ['60"', 18.99, 31.25],
    ['84"', 62.05, 70.37],
    ['12"', 35.31, 7.25],
    ['96"', -18.45, 68.45],
    ['30"', -6.6, 46.17],
    ['24 1/2"', 59.52, 46.17],
  ]);
});

test("a wall out of sight is measured to the edge, with a break; the one in focus comes last, its label in the middle", () => {
  const far = { ...layout, leftWall: -200, rightWall: 300 };
  const unknown = { ...measured, assumed: ["heightOfWindow" as const], given: { ...inches, heightOfWindow: null } };
  const drawn = drawDimensions(far, unknown, view, { focus: "widthOfWindow" });
  expect(pathsWithin([drawn]).slice(-3)).toEqual([
    "M-32,40.8L0,40.8M-32.6,42L-32,39.6M-31.7,42L-31.1,39.6M0,39.4V42.2M-.7,41.5L.7,40.1",
    "M48,40.8L74.5,40.8M48,39.4V42.2M47.3,41.5L48.7,40.1M73.9,42L74.5,39.6M74.8,42L75.4,39.6",
    "M0,49.2L48,49.2M0,47.8V50.6M-.7,49.9L.7,48.5M48,47.8V50.6M47.3,49.9L48.7,48.5",
  ]);
  expect(labelsOf(drawn)[0]).toEqual(["Height", 21.71, 31.25]);
  expect(labelsOf(drawn).at(-1)).toEqual(['Width 48"', 24, 54.57]);
});

test("a value that could not be drawn as given is shown all the same", () => {
  const resolved = {
    inches,
    assumed: ["heightOfWindow" as const],
    setAside: ["heightOfWindow" as const],
    given: { ...inches, heightOfWindow: 2, heightFromFloorToCeiling: 97 },
  };
  const labels = labelsOf(drawDimensions(layout, resolved, view)).map(([text]) => text);
  expect(labels).toEqual(['48"', '2"', '84"', '12"', '97"', '30"', '24 1/2"']);
});

test("where one is in focus the other six step back", () => {
  const strengths = (focus?: "widthOfWindow") =>
    shapesWithin([drawDimensions(layout, measured, view, { focus })])
      .filter(({ tag }) => tag === "path")
      .map(({ attrs }) => attrs["stroke-opacity"]);
  expect(strengths()).toEqual([0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6]);
  // Full strength is written as none.
  expect(strengths("widthOfWindow")).toEqual([0.22, 0.22, 0.22, 0.22, 0.22, 0.22, undefined]);
});

/** The pills of a drawing, and the lines that they may not cover. */
function laidOver(drawn: ReturnType<typeof drawDimensions>) {
  const pills = shapesWithin([drawn])
    .filter(({ tag }) => tag === "rect")
    .map(({ attrs }) => attrs as unknown as Box);
  const lines = pathsWithin([drawn]).flatMap((data) => {
    const [, x0, y0, x1, y1] = /^M(-?[\d.]+),(-?[\d.]+)L(-?[\d.]+),(-?[\d.]+)/.exec(data) ?? [];
    return [{ x0: Number(x0), y0: Number(y0), x1: Number(x1), y1: Number(y1) }];
  });
  return { pills, lines };
}

test.each([24, 36, 48, 60, 84, 120])(
  "on a window %d wide every label is clear of the lines and of the others",
  (width) => {
    for (const focus of [undefined, ...measurementNames]) {
      const room = { ...layout, frame: { ...layout.frame, width }, rightWall: width + 30 };
      const wide = { ...view, width: width + 66 };
      const { pills, lines } = laidOver(drawDimensions(room, measured, wide, { focus }));
      expect(pills).toHaveLength(7);
      for (const [i, pill] of pills.entries()) {
        expect(lines.filter((line) => crosses(pill, line))).toEqual([]);
        expect(pills.filter((other, j) => j > i && overlaps(pill, other))).toEqual([]);
      }
    }
  },
);

test("a label keeps off cloth, casing, walls and floor where beside its line there is room", () => {
  const panel = { width: 8, leading: "left" as const };
  const hanging = {
    hang: "rings" as const,
    rod: { x0: -6, x1: 54, y: 8, finials: { left: true, right: true } },
    panels: [
      { ...panel, x: -4 },
      { ...panel, x: 44 },
    ],
    clothTop: 9,
    hem: 95,
  };
  const { frame, glass, floor, leftWall, rightWall } = layout;
  const drawn = drawDimensions({ ...layout, hanging }, measured, view);
  const { pills } = laidOver(drawn);
  const cloths = hanging.panels.map(({ x, width }) => ({ x, y: 9, width, height: 86 }));
  expect(pills.filter((pill) => cloths.some((cloth) => overlaps(pill, cloth)))).toEqual([]);
  const upright = [leftWall, rightWall, frame.x, frame.x + frame.width, glass.x, glass.x + glass.width];
  const edges = upright.map((x) => ({ x0: x, y0: 0, x1: x, y1: floor }));
  const level = [0, floor, 7, 8, 9].map((y) => ({ x0: leftWall, y0: y, x1: rightWall, y1: y }));
  expect(pills.filter((pill) => [...edges, ...level].some((edge) => crosses(pill, edge)))).toEqual([]);
  // What runs over the cloth has light around it; what does not has none.
  const [light] = shapesWithin([drawn]).filter(({ attrs }) => attrs["stroke-width"] === 2.5);
  expect(light?.attrs.d).toBe("M0,49.2H48M-30,40.8H0M48,40.8H72.5");
});

test("where there is no room beside a short line, its label stands past its end and not on the casing", () => {
  const room = {
    ...layout,
    frame: { x: 0, y: 15.5, width: 42.25, height: 38.5 },
    glass: { x: 3, y: 18.5, width: 36.25, height: 31 },
    shade: { x: -2.25, y: 12.5, width: 46.75, height: 27, hidden: 0 },
    leftWall: -10,
    rightWall: 51.375,
  };
  const { pills } = laidOver(drawDimensions(room, measured, { x: -13, y: -3, width: 67.375, height: 104 }));
  const casing = [0, 3, 39.25, 42.25].map((x) => ({ x0: x, y0: 15.5, x1: x, y1: 54 }));
  expect(pills.filter((pill) => casing.some((edge) => crosses(pill, edge)))).toEqual([]);
});

test.each([
  ["raised", { x: -2.25, y: 9, width: 46.75, height: 24 }],
  ["down", { x: -2.25, y: 9, width: 46.75, height: 44 }],
  ["inside the frame", { x: 2, y: 14, width: 38.25, height: 20 }],
])("nothing lies on the cloth of a shade that hangs %s, between walls that are near", (_, box) => {
  const shade = { ...box, hidden: 0 };
  const frame = { x: 0, y: 15.5, width: 42.25, height: 38.5 };
  const room = { ...layout, frame, shade, leftWall: -10, rightWall: 51.375 };
  const near = { x: -13, y: -3, width: 67.375, height: 104 };
  const { pills, lines } = laidOver(drawDimensions(room, measured, near));
  expect(lines).toHaveLength(7);
  expect(lines.filter((line) => crosses(shade, line))).toEqual([]);
  expect(pills.filter((pill) => overlaps(pill, shade))).toEqual([]);
  for (const [i, pill] of pills.entries())
    expect(pills.filter((other, j) => j > i && overlaps(pill, other))).toEqual([]);
});
