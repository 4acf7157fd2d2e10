import fc from "fast-check";
import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { layOut } from "./layout.ts";
import { looksByKey } from "./looks.ts";
import { anyMeasurements } from "./measurements.arbitrary.ts";
import { resolveMeasurements } from "./resolve.ts";

const dining = resolveMeasurements({
  widthOfWindow: "48",
  heightOfWindow: "60",
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "12",
  heightFromFloorToCeiling: "96",
  distanceFromWindowFrameToLeftWall: "30",
  distanceFromWindowFrameToRightWall: "24.5",
}).inches;

const open = { closed: false, raise: 0.5 };
const goblet = looksByKey("pleated-tops/Goblet");
const grommet = looksByKey("grommet-top/Grommet Top");
const flat = looksByKey("soft-shades/Flat Roman");
const atlanta = looksByKey("cornice-boards/Atlanta");

test("the rod stands five inches above the frame and a sixth of the window to each side", () => {
  expect(layOut(dining, goblet, open).rod).toEqual({ x0: -8, x1: 56, y: 7, finials: { left: true, right: true } });
});

test("with a foot or more of wall above, the rod goes halfway to the ceiling", () => {
  const tall = { ...dining, heightFromWindowFrameToCeiling: 24, heightFromFloorToCeiling: 108 };
  expect(layOut(tall, goblet, open).rod?.y).toBe(12);
});

test("open panels stack over the wall and a little of the frame, and end half an inch above the floor", () => {
  const layout = layOut(dining, goblet, open);
  expect(layout.panels).toEqual([
    { x: -8, width: 11.5, leading: "right" },
    { x: 44.5, width: 11.5, leading: "left" },
  ]);
  expect(layout.hem).toBe(95.5);
});

test("closed panels meet in the middle", () => {
  expect(layOut(dining, goblet, { ...open, closed: true }).panels).toEqual([
    { x: -8, width: 32, leading: "right" },
    { x: 24, width: 32, leading: "left" },
  ]);
});

test("a near wall shortens the rod and takes away its finial", () => {
  const corner = { ...dining, distanceFromWindowFrameToLeftWall: 4 };
  const { rod, panels } = layOut(corner, goblet, open);
  expect(rod).toMatchObject({ x0: -3.5, x1: 56, finials: { left: false, right: true } });
  expect(panels[0]).toMatchObject({ x: -3.5, width: 9 });
});

test("cloth that stands above its rod still clears a low ceiling", () => {
  const low = { ...dining, heightFromWindowFrameToCeiling: 1 };
  expect(layOut(low, grommet, open).rod?.y).toBeCloseTo(2.85);
});

test.each([
  [0, 53.7, 0],
  [0.5, 31.35, 22.35],
  [1, 9, 44.7],
])("a shade raised %d hangs %d inches and hides %d", (raise, height, hidden) => {
  const { shade } = layOut(dining, flat, { closed: false, raise });
  expect(shade).toMatchObject({ x: 3.25, y: 15, width: 41.5 });
  expect(shade?.height).toBeCloseTo(height);
  expect(shade?.hidden).toBeCloseTo(hidden);
});

test("a cornice alone is wider than the frame, and a sixth of its height above the floor", () => {
  const { top } = layOut(dining, atlanta, open);
  expect(top).toMatchObject({ x: -2.5, y: 7, width: 53 });
  expect(top?.height).toBeCloseTo(89 / 6);
});

test("over drapes it covers the rod and its brackets", () => {
  const { top, rod } = layOut(dining, { ...goblet, ...atlanta }, open);
  expect(rod).toMatchObject({ y: 8, finials: { left: false, right: false } });
  expect(top).toMatchObject({ x: -10, width: 68 });
  expect(top?.y).toBeCloseTo(4.6);
});

test("a window that reaches the floor is a door", () => {
  expect(layOut({ ...dining, heightOfWindow: 82 }, {}, open).door).toBe(true);
  expect(layOut(dining, {}, open).door).toBe(false);
});

test("nothing goes through a wall, a ceiling or the floor, in any room", () => {
  const drapes = styles.filter((style) => style.treatment === "drapes");
  const tops = styles.filter((style) => style.treatment === "tops");
  fc.assert(
    fc.property(
      anyMeasurements,
      fc.constantFrom(...drapes),
      fc.constantFrom(...tops),
      fc.boolean(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (measurements, drape, top, closed, raise) => {
        const looks = {
          ...looksByKey(`${drape.group}/${drape.name}`),
          ...looksByKey(`${top.group}/${top.name}`),
          ...flat,
        };
        const layout = layOut(resolveMeasurements(measurements).inches, looks, { closed, raise });
        for (const panel of layout.panels) {
          expect(panel.width).toBeGreaterThan(0);
          expect(panel.x).toBeGreaterThanOrEqual(layout.leftWall);
          expect(panel.x + panel.width).toBeLessThanOrEqual(layout.rightWall);
        }
        if (layout.rod) {
          expect(layout.rod.y + (looks.heading?.top ?? 0)).toBeGreaterThan(layout.ceiling);
          expect(layout.rod.x1).toBeGreaterThan(layout.rod.x0);
        }
        expect(layout.top?.y).toBeGreaterThanOrEqual(layout.ceiling);
        expect(layout.top?.x).toBeGreaterThanOrEqual(layout.leftWall);
        expect((layout.top?.x ?? 0) + (layout.top?.width ?? 0)).toBeLessThanOrEqual(layout.rightWall);
        expect((layout.top?.y ?? 0) + (layout.top?.height ?? 0)).toBeLessThanOrEqual(layout.floor);
        expect(layout.hem).toBeLessThan(layout.floor);
        expect(layout.shade?.height).toBeGreaterThan(0);
        expect((layout.shade?.y ?? 0) + (layout.shade?.height ?? 0)).toBeLessThanOrEqual(layout.floor);
      },
    ),
    { numRuns: 400 },
  );
});
