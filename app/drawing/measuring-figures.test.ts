import { expect, test } from "vitest";
import { sampleWindow } from "#app/content/sample-window.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { defaultPlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { shapesWithin } from "#tests/support/drawing/shapes-within.ts";
import { layOut } from "./layout.ts";
import { cropTo, drawGuideWindow, drawMeasuringFigure } from "./measuring-figures.ts";
import { crosses, overlaps } from "./pills.ts";
import type { Box } from "./scene.ts";

const window = {
  widthOfWindow: 48.375,
  heightOfWindow: 58,
  heightFromTopOfWindowToFloor: 84,
  heightFromWindowFrameToCeiling: 12,
  heightFromFloorToCeiling: 96,
  distanceFromWindowFrameToLeftWall: 31.5,
  distanceFromWindowFrameToRightWall: 28.25,
};

const textsOf = (scene: ReturnType<typeof drawGuideWindow>) =>
  shapesWithin(scene.shapes).flatMap(({ text }) => (text === undefined ? [] : [text]));

test("the window of the guide names all seven measurements, under the numbers of the list", () => {
  expect(textsOf(drawGuideWindow(window))).toEqual([
    "1",
    "Width",
    "2",
    "Height",
    "3",
    "Top to floor",
    "4",
    "To ceiling",
    "5",
    "Floor to ceiling",
    "6",
    "To left wall",
    "7",
    "To right wall",
  ]);
});

test("on the window that the guide shows, no label covers the frame, a line or another label", () => {
  const { frame } = layOut(
    resolveMeasurements(sampleWindow),
    {},
    {},
    { closed: false, raise: 0 },
    defaultPlacementRules,
  );
  const [right, foot] = [frame.x + frame.width, frame.y + frame.height];
  const sides = [frame.x, right].map((x) => ({ x0: x, y0: frame.y, x1: x, y1: foot }));
  for (const scene of [
    drawGuideWindow(sampleWindow),
    ...measurementNames.map((name) => drawMeasuringFigure(sampleWindow, name)),
  ]) {
    const shapes = shapesWithin(scene.shapes);
    const pills = shapes.filter(({ attrs }) => attrs.class === "dimension-label" && attrs.rx) as { attrs: unknown }[];
    const boxes = pills.map(({ attrs }) => attrs as Box);
    expect(boxes.length).toBe(scene.id === "guide" ? 7 : 1);
    for (const [i, box] of boxes.entries()) {
      expect([scene.id, sides.filter((side) => crosses(box, side))]).toEqual([scene.id, []]);
      expect(boxes.filter((other, j) => j > i && overlaps(box, other))).toEqual([]);
    }
  }
});

test("the guide shows as much beyond one wall as beyond the other", () => {
  const { viewBox } = drawGuideWindow(window);
  expect(viewBox).toMatchObject({ x: -31.5 - 3, width: 31.5 + 48.375 + 28.25 + 6 });
});

test("a figure labels its own measurement alone, in our own type, on the window that the page shows", () => {
  const scene = drawMeasuringFigure(window, "widthOfWindow");
  expect(textsOf(scene)).toEqual(['Width 48 3/8"']);
  expect(scene.shapes[0]).toMatchObject({ tag: "use", attrs: { href: "#guide-room" } });
  expect(scene.shapes[1]?.attrs["font-family"]).toMatch(/^Instrument Sans Variable,/);
  expect(shapesWithin(drawGuideWindow(window).shapes).map(({ attrs }) => attrs.id)).toContain("guide-room");
});

const view = { x: -34, y: -3, width: 116, height: 104 };

test.each([
  ["an upright line", { x0: 30, y0: 0, x1: 30, y1: 12 }, { x: -2, y: -3, width: 64, height: 48 }],
  ["a level line", { x0: 0, y0: 48, x1: 48, y1: 48 }, { x: -10, y: 22.5, width: 68, height: 51 }],
  ["one at the edge", { x0: -31.5, y0: 40, x1: 0, y1: 40 }, { x: -34, y: 16, width: 64, height: 48 }],
  ["one as high as the room", { x0: -24, y0: 0, x1: -24, y1: 96 }, { x: -45.33, y: -3, width: 138.67, height: 104 }],
])("a figure is cropped to %s", (_, line, crop) => {
  const found = cropTo(line, view);
  expect(Object.fromEntries(Object.entries(found).map(([key, value]) => [key, Math.round(value * 100) / 100]))).toEqual(
    crop,
  );
});

test("all seven figures have one shape, and hold what they measure", () => {
  for (const name of measurementNames) {
    const { viewBox } = drawMeasuringFigure(window, name);
    expect(viewBox.width / viewBox.height).toBeCloseTo(4 / 3, 10);
  }
});
