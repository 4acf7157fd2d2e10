import fc from "fast-check";
import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { type Style, styleKey } from "#app/domain/catalogue/style.ts";
import type { Measurements } from "#app/domain/measuring/measurements.ts";
import type { Customizations } from "#app/domain/orders/window.ts";
import { type DrawingOptions, drawWindow } from "./draw-window.ts";
import { extentOf } from "./extent.ts";

/** A wall two inches to the left, so that no picture is the same from both sides. */
const corner: Measurements = {
  widthOfWindow: 48,
  heightOfWindow: 60,
  heightFromTopOfWindowToFloor: 84,
  heightFromWindowFrameToCeiling: 12,
  heightFromFloorToCeiling: 96,
  distanceFromWindowFrameToLeftWall: 2,
  distanceFromWindowFrameToRightWall: 30,
};

const byKey = new Map(styles.map((style) => [styleKey(style), style]));
const styleAt = (key: string) => byKey.get(key) as Style;
const wear = (style: Style): Customizations =>
  style.treatment === "tops"
    ? { tops: { style: { ...style, category: style.category ?? "valance" } } }
    : { [style.treatment]: { style } };

/** What is drawn over the room and its window: left, top, right and bottom. */
function boxOf(measurements: Measurements, customizations: Customizations, options: DrawingOptions) {
  const scene = drawWindow(measurements, customizations, options);
  const { x, y, width, height } = extentOf({ ...scene, shapes: scene.shapes.slice(1) });
  return [x, y, x + width, y + height] as const;
}

test.each([
  ["grommet-top/Grommet Top", 0, 5.38, 59, 96.01],
  ["pleated-tops/Three Finger Pinch", 0, 5.8, 59, 95.95],
  ["pleated-tops/Olivia", 0, 5.8, 59, 95.95],
  ["pleated-tops/Two Finger Pinch", 0, 5.8, 59, 95.95],
  ["pleated-tops/Inverted", -0.54, 5.8, 59, 95.75],
  ["pleated-tops/Monarch", 0, 5.8, 59, 95.95],
  ["pleated-tops/Single", 0, 5.8, 59, 95.95],
  ["pleated-tops/Relaxed", 0, 5.8, 59, 95.9],
  ["pleated-tops/Natural", 0, 5.8, 59, 95.8],
  ["pleated-tops/Tuxedo", 0, 5.8, 59, 95.95],
  ["pleated-tops/Goblet", 0, 5.8, 59, 95.95],
  ["hidden-tab-top/Hidden Tab Top", 0, 5.8, 59, 95.8],
  ["plain-top/Plain Top", 0, 5.8, 59, 95.5],
  ["rod-pocket/Reverse Hourglass", 1.2, 12.8, 46.8, 70.9],
  ["rod-pocket/Hourglass", 1.2, 12.8, 46.8, 70.9],
  ["rod-pocket/Rod Pocket Top Only", 0, 5.43, 59, 95.86],
  ["rod-pocket/Rod Pocket Top & Bottom", 1.2, 12.8, 46.8, 70.9],
  ["ripplefold/Ripplefold", -1.5, 7.45, 58, 95.83],
  ["soft-shades/Flat Roman", -1.5, 9, 50.5, 48.38],
  ["soft-shades/Front Fold", -1.5, 9, 50.5, 48.38],
  ["soft-shades/Reverse Fold", -1.5, 9, 50.5, 48.38],
  ["soft-shades/Hobbled", -1.5, 9, 50.5, 49.13],
  ["soft-shades/Slouch", -1.5, 9, 50.5, 49.18],
  ["soft-shades/Soft Roman Shade", -1.5, 9, 50.5, 49.28],
  ["hard-shades/Hard Shades", -1.5, 9, 50.5, 46.5],
  ["cornice-boards/Albany", -1.75, 7.25, 50.54, 23.8],
  ["cornice-boards/Atlanta", -1.75, 7.25, 50.54, 23.8],
  ["cornice-boards/Belvedere", -1.75, 7.25, 50.54, 23.8],
  ["cornice-boards/Low Profile Belvedere", -1.75, 7.25, 50.54, 17.68],
  ["cornice-boards/Chateau", -1.75, 7.25, 50.54, 24.68],
  ["cornice-boards/Decatur", -1.75, 7.25, 50.54, 23.8],
  ["cornice-boards/Florence", -1.75, 7.25, 50.54, 23.8],
  ["cornice-boards/Marietta", -1.75, 7.25, 50.54, 23.8],
  ["cornice-boards/Richmond", -1.75, 7.25, 50.54, 23.8],
  ["cornice-boards/Savannah", -1.75, 7.25, 50.54, 23.8],
  ["cornice-boards/Low Profile Savannah", -1.75, 7.25, 50.54, 17.68],
  ["cornice-boards/Statler", -1.75, 7.25, 50.54, 22.93],
  ["cornice-boards/Low Profile Statler", -1.75, 7.25, 50.54, 15.93],
  ["board-mount-valances/Berkshire", -1.75, 7.25, 50.54, 26.43],
  ["board-mount-valances/Handkerchief", -1.75, 7.25, 50.54, 27.3],
  ["board-mount-valances/Charleston", -1.75, 7.25, 50.9, 26.43],
  ["board-mount-valances/Diana", -1.75, 7.25, 50.54, 33.5],
  ["board-mount-valances/Hathaway", -1.75, 7.25, 50.54, 23.8],
  ["board-mount-valances/Kennedy", -1.75, 7.25, 50.54, 30],
  ["board-mount-valances/Madison", -1.75, 7.25, 50.54, 22.05],
  ["board-mount-valances/Monticello", -1.75, 7.25, 50.54, 35.25],
  ["board-mount-valances/Sheldon", -1.75, 7.25, 50.54, 22.93],
  ["board-mount-valances/Stagecoach", -1.75, 7.25, 50.54, 27.53],
  ["board-mount-valances/Welles", -1.75, 7.25, 50.54, 22.05],
  ["board-mount-valances/Judith", -1.75, 7.25, 50.54, 22.93],
  ["rod-mount-valances/Spencer", -1.75, 8, 50.54, 22.93],
  ["rod-mount-valances/Briscoe", -1.75, 8, 50.54, 26.43],
  ["rod-mount-valances/Judith", -1.75, 8, 50.54, 22.93],
  ["rod-mount-valances/Danby", -1.75, 8, 50.54, 25.05],
  ["rod-mount-valances/Lifton", -1.75, 8, 50.54, 23.3],
  ["rod-mount-valances/Plaza 2 Rod Pocket", -1.75, 7.8, 50.54, 22.93],
  ["rod-mount-valances/Plaza 1 Pinch Pleat", -3.11, 7.8, 51.56, 23.8],
  ["rod-mount-valances/Summerton", -1.75, 8, 50.54, 25.91],
  ["rod-mount-valances/Winchester Rod Pocket", -1.75, 7.8, 50.54, 32.55],
] as const)("%s is drawn from %d, %d to %d, %d", (key, ...edges) => {
  const box = boxOf(corner, wear(styleAt(key)), { raise: 0.5 });
  expect(box.map((value) => Math.round(value * 100) / 100)).toEqual(edges);
});

test("the table above holds every style", () => {
  expect(byKey.size).toBe(59);
});

/** Shadows reach so far beyond what throws them. */
const OVERHANG = 1.6;
/** The shade along the wall above a board. */
const LID = 0.75;
/** The points that a curved hem is drawn towards lie so far below it; the hem itself stays above them. */
const WAVE = 1.2;

const eighths = (min: number, max: number) => fc.integer({ min: min * 8, max: max * 8 }).map((value) => value / 8);
const anyRoom = fc.record({
  width: eighths(24, 120),
  height: eighths(30, 84),
  below: eighths(0, 40),
  gap: eighths(0, 30),
  left: eighths(0, 40),
  right: eighths(0, 40),
});
/** Here the steps of a row of boxes, added up, end a hair before the row does. */
const UNEVEN = { width: 116.75, height: 30, below: 0, gap: 0, left: 3.875, right: 0 };
const anyOf = (treatment: string) =>
  fc.option(fc.constantFrom(...styles.filter((each) => each.treatment === treatment)));

test("in any ordinary room nothing that is drawn crosses a wall, the ceiling or the floor", () => {
  fc.assert(
    fc.property(
      anyRoom,
      anyOf("drapes"),
      anyOf("shades"),
      anyOf("tops"),
      fc.boolean(),
      fc.constantFrom(0, 0.5, 1),
      ({ width, height, below, gap, left, right }, drapes, shades, tops, closed, raise) => {
        const chosen = [drapes, shades, tops].flatMap((style) => (style ? [wear(style)] : []));
        fc.pre(chosen.length > 0);
        const room: Measurements = {
          widthOfWindow: width,
          heightOfWindow: height,
          heightFromTopOfWindowToFloor: height + below,
          heightFromWindowFrameToCeiling: gap,
          heightFromFloorToCeiling: height + below + gap,
          distanceFromWindowFrameToLeftWall: left,
          distanceFromWindowFrameToRightWall: right,
        };
        const [x0, y0, x1, y1] = boxOf(room, Object.assign({}, ...chosen), { closed, raise });
        expect(x0).toBeGreaterThanOrEqual(-left - OVERHANG);
        expect(x1).toBeLessThanOrEqual(width + right + OVERHANG);
        expect(y0).toBeGreaterThanOrEqual(-LID);
        expect(y1).toBeLessThanOrEqual(height + below + gap + WAVE);
      },
    ),
    {
      numRuns: 300,
      examples: [[UNEVEN, null, styleAt("soft-shades/Flat Roman"), styleAt("board-mount-valances/Sheldon"), false, 0]],
    },
  );
});
