import fc from "fast-check";
import { expect, test } from "vitest";
import { findStyle, styles } from "#app/domain/catalogue/catalogue.ts";
import type { GroupId, StyleRef } from "#app/domain/catalogue/style.ts";
import { type Measurements, unmeasured } from "#app/domain/measuring/measurements.ts";
import { type ChosenStyles, placeTreatments } from "#app/domain/measuring/placement.ts";
import { defaultPlacementRules as rules } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { windowOnWall } from "#app/domain/measuring/window-on-wall.ts";
import { anyMeasurements } from "#tests/support/any-measurements.ts";
import { layOut, type Pose } from "./layout.ts";
import { findLooks } from "./looks.ts";

const dining: Measurements = {
  widthOfWindow: 48,
  heightOfWindow: 60,
  heightFromTopOfWindowToFloor: 84,
  heightFromWindowFrameToCeiling: 12,
  heightFromFloorToCeiling: 96,
  distanceFromWindowFrameToLeftWall: 30,
  distanceFromWindowFrameToRightWall: 24.5,
};

const open: Pose = { closed: false, raise: 0.5 };
const style = (group: GroupId, name: string): StyleRef => {
  const found = findStyle(group, name);
  if (!found) throw new Error(name);
  return found;
};
const goblet = style("pleated-tops", "Goblet");
const grommet = style("grommet-top", "Grommet Top");
const flat = style("soft-shades", "Flat Roman");
const atlanta = style("cornice-boards", "Atlanta");

const lay = (chosen: ChosenStyles, changes: Partial<Measurements> = {}, pose: Pose = open) =>
  layOut(resolveMeasurements({ ...dining, ...changes }), chosen, findLooks(chosen), pose, rules);

test("the room is drawn from the ceiling down and from the left edge of the frame", () => {
  expect(lay({})).toEqual({
    ceiling: 0,
    floor: 96,
    leftWall: -30,
    rightWall: 72.5,
    frame: { x: 0, y: 12, width: 48, height: 60 },
    glass: { x: 3, y: 15, width: 42, height: 53.7 },
    door: false,
  });
});

test("drapes hang from a rod four inches above the frame and a sixth of the window to each side", () => {
  expect(lay({ drapes: goblet }).hanging).toEqual({
    hang: "rings",
    rod: { x0: -8, x1: 56, y: 8, finials: { left: true, right: true }, heldIn: 2 },
    panels: [
      { x: -8, width: 13.5, covers: 30, spaces: 8, leading: "right" },
      { x: 42.5, width: 13.5, covers: 30, spaces: 8, leading: "left" },
    ],
    clothTop: 9.5,
    hem: 95.5,
  });
});

test("cloth on grommets stands above its rod", () => {
  expect(lay({ drapes: grommet }).hanging).toMatchObject({ rod: { y: 8 }, clothTop: 5.375, hem: 95.5 });
});

test("with more than a foot of wall above, the rod goes halfway to the ceiling", () => {
  const { hanging } = lay({ drapes: goblet }, { heightFromWindowFrameToCeiling: 24, heightFromFloorToCeiling: 108 });
  expect(hanging).toMatchObject({ rod: { y: 12 }, clothTop: 13.5, hem: 107.5 });
});

test("closed panels meet in the middle", () => {
  expect(lay({ drapes: goblet }, {}, { ...open, closed: true }).hanging?.panels).toEqual([
    { x: -8, width: 32, covers: 30, spaces: 8, leading: "right" },
    { x: 24, width: 32, covers: 30, spaces: 8, leading: "left" },
  ]);
});

test("a near wall shortens the rod on its own side", () => {
  const left = lay({ drapes: goblet }, { distanceFromWindowFrameToLeftWall: 6 }).hanging;
  expect(left?.rod).toMatchObject({ x0: -2, x1: 56, finials: { left: true, right: true } });
  expect(left?.panels).toEqual([
    { x: -2, width: 12, covers: 27, spaces: 7, leading: "right" },
    { x: 44, width: 12, covers: 27, spaces: 7, leading: "left" },
  ]);
  const right = lay({ drapes: goblet }, { distanceFromWindowFrameToRightWall: 2 }).hanging;
  expect(right?.rod).toMatchObject({ x0: -8, x1: 48, finials: { left: true, right: false } });
  expect(right?.panels[1]).toEqual({ x: 36, width: 12, covers: 26, spaces: 7, leading: "left" });
});

test("cloth that stands above its rod still clears a low ceiling, and ends where it would", () => {
  const low = { heightFromWindowFrameToCeiling: 1, heightFromFloorToCeiling: 85 };
  expect(lay({ drapes: grommet }, low).hanging).toMatchObject({ rod: { y: 2.875 }, clothTop: 0.25, hem: 84.5 });
});

test.each([
  [0, 66, 0],
  [0.5, 39.375, 26.625],
  [1, 12.75, 53.25],
  [-1, 66, 0],
  [2, 12.75, 53.25],
])("a shade raised %d hangs %d inches over the frame and hides %d", (raise, height, hidden) => {
  expect(lay({ shades: flat }, {}, { closed: false, raise }).shade).toEqual({
    x: -2.5,
    y: 9,
    width: 53,
    height,
    hidden,
  });
});

test("a shade beside a wall is narrower on that side alone, and over a door ends above the floor", () => {
  expect(lay({ shades: flat }, { distanceFromWindowFrameToLeftWall: 2 }).shade).toMatchObject({ x: -1.5, width: 52 });
  expect(lay({ shades: flat }, { distanceFromWindowFrameToRightWall: 2 }).shade).toMatchObject({ x: -2.5, width: 52 });
  const door = lay({ shades: flat }, { heightOfWindow: 84 }, { closed: false, raise: 0 });
  expect(door.shade).toMatchObject({ y: 9, height: 87 });
});

test("a small shade is raised to six inches and its one fold", () => {
  const small = { heightOfWindow: 8, heightFromWindowFrameToCeiling: 0, heightFromTopOfWindowToFloor: 12 };
  const { shade } = lay({ shades: flat }, { ...small, heightFromFloorToCeiling: null }, { closed: false, raise: 1 });
  expect(shade).toMatchObject({ height: 6.75, hidden: 4.25 });
});

test("a cornice alone is four inches wider than the frame and stands four above it", () => {
  expect(lay({ tops: atlanta }).top).toMatchObject({ x: -2, y: 8, width: 52, height: 14 });
});

test("over drapes it covers the rod, which is then a traverse rod without finials", () => {
  const { top, hanging } = lay({ drapes: goblet, tops: atlanta });
  expect(hanging).toMatchObject({
    hang: "traverse",
    rod: { x0: -8, x1: 56, y: 8, finials: { left: false, right: false } },
    clothTop: 7.5,
    hem: 95.5,
  });
  expect(top).toMatchObject({ x: -10, y: 4.5, width: 68, height: 14 });
});

test("over a shade it covers the shade, and beside a wall it stops at it", () => {
  expect(lay({ shades: flat, tops: atlanta }).top).toMatchObject({ x: -4.5, y: 8, width: 57, height: 14 });
  const corner = lay({ tops: atlanta }, { distanceFromWindowFrameToLeftWall: 1 }).top;
  expect(corner).toMatchObject({ x: -0.75, y: 8, width: 50.75, height: 14 });
});

test("panels between two rods are two inches larger than the glass, with a ruffle above and below", () => {
  expect(lay({ drapes: style("rod-pocket", "Hourglass") })).toMatchObject({
    sash: { x: 2, y: 13, width: 44, height: 57.7 },
  });
  const door = lay({ drapes: style("rod-pocket", "Hourglass") }, { heightOfWindow: 84 });
  expect(door.sash).toEqual({ x: 2, y: 13, width: 44, height: 82.5 });
});

test("over a narrow window that touches the ceiling it begins at the ceiling", () => {
  const touching = { widthOfWindow: 8, heightFromWindowFrameToCeiling: 0, heightFromFloorToCeiling: 84 };
  const { sash } = lay({ drapes: style("rod-pocket", "Hourglass") }, touching);
  expect(sash).toMatchObject({ y: 0 });
});

test.each([
  [79.875, false],
  [80, false],
  [80.125, true],
])("a window %d high reaches the floor: %s", (heightOfWindow, door) => {
  expect(lay({}, { heightOfWindow }).door).toBe(door);
});

test("a wall that nobody has measured makes room for what hangs beside it", () => {
  const chosen = { drapes: goblet };
  const layout = layOut(
    resolveMeasurements({ ...unmeasured, widthOfWindow: 240 }),
    chosen,
    findLooks(chosen),
    open,
    rules,
  );
  expect(layout.hanging?.rod).toMatchObject({ x0: -40, x1: 280 });
  expect(layout).toMatchObject({ leftWall: -47.5, rightWall: 287.5 });
  expect(lay({}, { distanceFromWindowFrameToLeftWall: null })).toMatchObject({ leftWall: -36, rightWall: 72.5 });
});

test("a style that is no longer made is not drawn", () => {
  const gone = { group: "pleated-tops", name: "Nobody" } as const;
  const layout = lay({ drapes: gone, shades: gone, tops: gone });
  expect(layout.hanging).toBeUndefined();
  expect(layout.shade).toBeUndefined();
  expect(layout.top).toBeUndefined();
});

const oneOf = (treatment: string) =>
  fc.option(fc.constantFrom<StyleRef>(...styles.filter((each) => each.treatment === treatment)), { nil: undefined });
const anyStyles = fc.record({ drapes: oneOf("drapes"), shades: oneOf("shades"), tops: oneOf("tops") });
const anyPose = fc.record({ closed: fc.boolean(), raise: fc.double({ min: -1, max: 2, noNaN: true }) });

test("nothing goes through a wall, a ceiling or the floor, in any room", () => {
  fc.assert(
    fc.property(anyMeasurements, anyStyles, anyPose, (measurements, chosen, pose) => {
      const layout = layOut(resolveMeasurements(measurements), chosen, findLooks(chosen), pose, rules);
      const { hanging, shade, top, sash } = layout;
      const finials = hanging?.rod.finials;
      const boxes = [
        ...(hanging
          ? [
              {
                x0: hanging.rod.x0 - (finials?.left ? rules.finialLength : 0),
                x1: hanging.rod.x1 + (finials?.right ? rules.finialLength : 0),
                y0: hanging.rod.y - rules.bracketAbove,
                y1: hanging.rod.y,
              },
              ...hanging.panels.map(({ x, width }) => ({
                x0: x,
                x1: x + width,
                y0: hanging.clothTop,
                y1: hanging.hem,
              })),
            ]
          : []),
        ...[shade, top, sash].flatMap((box) =>
          box ? [{ x0: box.x, x1: box.x + box.width, y0: box.y, y1: box.y + box.height }] : [],
        ),
      ];
      for (const { x0, x1, y0, y1 } of boxes) {
        expect(x1).toBeGreaterThan(x0);
        expect(y1).toBeGreaterThan(y0);
        expect(x0).toBeGreaterThanOrEqual(layout.leftWall);
        expect(x1).toBeLessThanOrEqual(layout.rightWall);
        expect(y0).toBeGreaterThanOrEqual(layout.ceiling);
        expect(y1).toBeLessThanOrEqual(layout.floor);
      }
    }),
    { numRuns: 500 },
  );
});

test("what is drawn has the sizes of the placement", () => {
  fc.assert(
    fc.property(anyMeasurements, anyStyles, (measurements, chosen) => {
      const resolved = resolveMeasurements(measurements);
      const placed = placeTreatments(windowOnWall(resolved), chosen, rules);
      const layout = layOut(resolved, chosen, findLooks(chosen), { closed: true, raise: 0 }, rules);
      const { hanging, shade, top } = layout;
      if (hanging && placed.drapery) {
        expect(hanging.rod.x1 - hanging.rod.x0).toBe(placed.drapery.rodWidth);
        expect(hanging.hem - hanging.clothTop).toBe(placed.drapery.finishedLength - placed.drapery.lowered);
      }
      expect(shade?.width).toBe(placed.shade?.finishedWidth);
      expect(shade?.height).toBe(placed.shade?.finishedHeight);
      expect(top?.width).toBe(placed.top?.face);
      expect(top?.height).toBe(placed.top?.longPoint);
    }),
  );
});
