import { expect, test } from "vitest";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { cropTo, drawGuideWindow, drawMeasuringFigure } from "./measuring-figures.ts";
import { shapesWithin } from "./shapes-within.ts";

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

test("the window of the guide names all seven measurements", () => {
  expect(textsOf(drawGuideWindow(window))).toEqual([
    "Width",
    "Height",
    "Top to floor",
    "To ceiling",
    "Floor to ceiling",
    "To left wall",
    "To right wall",
  ]);
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
