import { expect, test } from "vitest";
import { pathsWithin, usesWithin } from "#tests/support/drawing/shapes-within.ts";
import { newEasel } from "./easel.ts";
import { opening } from "./frame.ts";
import { drawBracket, drawPole, drawRings, drawTrack } from "./hardware.ts";
import type { Layout } from "./layout.ts";
import { drawRoom } from "./room.ts";
import type { Box } from "./scene.ts";
import { viewOf } from "./view.ts";

const frame = { x: 0, y: 12, width: 48, height: 60 };
const layout: Layout = {
  ceiling: 0,
  floor: 96,
  leftWall: -30,
  rightWall: 62,
  frame,
  glass: opening(frame),
  door: false,
};
const drapes = {
  hang: "rings" as const,
  rod: { x0: -18, x1: 50, y: 8, finials: { left: true, right: true } },
  panels: [],
  clothTop: 9.5,
  hem: 95.5,
};

test.each([
  [48, false, { x: 3, y: 15, width: 42, height: 53.7 }],
  [48, true, { x: 3, y: 15, width: 42, height: 56.5 }],
  [16, false, { x: 2, y: 14, width: 12, height: 55.4 }],
])("a frame %d wide, a door: %s, opens on %j", (width, door, inner) => {
  const found = opening({ ...frame, width }, door);
  expect(found).toMatchObject({ x: inner.x, y: inner.y, width: inner.width });
  expect(found.height).toBeCloseTo(inner.height);
});

/** How far a picture reaches to the left and to the right of the frame. */
const reachOf = ({ x, width }: { x: number; width: number }) => [-x, x + width - 48];

test("the picture reaches as far to the left of the window as to the right", () => {
  const far = { ...layout, leftWall: -80, rightWall: 48 + 80 };
  expect(viewOf(far, false, false)).toEqual({ x: -22, y: -3, width: 92, height: 104 });
  expect(viewOf(far, false, true).height).toBe(109);
  expect(viewOf(far, true, false)).toEqual({ x: -34, y: -3, width: 116, height: 104 });
});

test.each([
  { left: 80, right: 24, measured: [34, 27] },
  { left: 80, right: 26, measured: [34, 29] },
  { left: 24, right: 30, measured: [27, 33] },
  { left: 10, right: 9, measured: [13, 12] },
  { left: 0, right: 80, measured: [3, 34] },
  { left: 2, right: 30, measured: [5, 33] },
])("a wall at $left and one at $right end it only where they are measured to", (walls) => {
  const between = { ...layout, leftWall: -walls.left, rightWall: 48 + walls.right };
  expect(reachOf(viewOf(between, false, false))).toEqual([22, 22]);
  expect(reachOf(viewOf(between, true, false))).toEqual(walls.measured);
});

test("what hangs beside the window stays in the picture", () => {
  expect(reachOf(viewOf({ ...layout, hanging: drapes }, false, false))).toEqual([30, 30]);
  const far = { ...layout, leftWall: -100, rightWall: 148 };
  expect(reachOf(viewOf({ ...far, hanging: drapes }, false, false))).toEqual([30, 30]);
  const wide = { x: -20, y: 8, width: 100, height: 14 };
  expect(reachOf(viewOf({ ...far, top: { ...wide, sewn: {} } }, false, false))).toEqual([41, 41]);
  expect(reachOf(viewOf({ ...far, shade: { ...wide, hidden: 0 } }, false, false))).toEqual([41, 41]);
});

test("floor, ceiling and the wall that is in sight are drawn, the other is not", () => {
  const paths = pathsWithin([drawRoom(newEasel("e"), layout, { x: -22, y: -3, width: 92, height: 104 })]);
  expect(paths[0]).toBe("M-22,96H70V101H-22ZM-22,-3H70V0H-22ZM62,0H70V96H62Z");
  expect(paths[1]).toBe("M-22,90H62M-22,90.7H62");
  expect(paths[2]).toBe("M-22,96H62M-22,0H62M62,0V96");
});

/** Where along the picture each end of its lines fades in, and where it is gone. */
function fadesOf(room: Layout, view: Box) {
  const easel = newEasel("e");
  drawRoom(easel, room, view);
  const fades = easel.defs.filter(({ attrs }) => attrs.gradientUnits === "userSpaceOnUse");
  return fades.map(({ attrs, children = [] }) => ({
    from: attrs.x1,
    to: attrs.x2,
    stops: children.map((stop) => [stop.attrs.offset, String(stop.attrs["stop-color"]).slice(7)]),
  }));
}

test("at both edges every line fades alike, and no wall that is in sight fades with it", () => {
  const view = { x: -22, y: -3, width: 92, height: 104 };
  const fading = (fade: number, full: string) => [
    [0, "00"],
    [fade, full],
    [1 - fade, full],
    [1, "00"],
  ];
  const [ink, ground] = fadesOf(layout, view);
  expect(ink).toEqual({ from: -22, to: 70, stops: fading(0.09, "") });
  expect(ground?.stops).toEqual(fading(0.09, "bf"));
  for (const walls of [
    { leftWall: -80, rightWall: 200 },
    { leftWall: -22, rightWall: 200 },
    { leftWall: -22, rightWall: 70 },
    { leftWall: 0, rightWall: 200 },
  ]) {
    expect(fadesOf({ ...layout, ...walls }, view)[0]?.stops).toEqual(fading(0.16, ""));
  }
});

test("a door breaks the baseboard", () => {
  const door = { ...layout, door: true, leftWall: -10 };
  const paths = pathsWithin([drawRoom(newEasel("e"), door, { x: -13, y: -3, width: 78, height: 104 })]);
  expect(paths[0]).toBe("M-13,96H65V101H-13ZM-13,-3H65V0H-13ZM-13,0H-10V96H-13ZM62,0H65V96H62Z");
  expect(paths[1]).toBe("M-10,90H0M48,90H62M-10,90.7H0M48,90.7H62");
});

test("the window has its casing, its glass and its sill", () => {
  const paths = pathsWithin([drawRoom(newEasel("e"), layout, { x: -22, y: -3, width: 87, height: 104 })]);
  expect(paths).toContain("M0,12H48V72H0ZM3,15V68.7H45V15Z");
  expect(paths).toContain("M0,68.7H48V69.9H0Z");
});

test("a pole carries a finial beyond each end that has room, the left one mirrored", () => {
  const both = drawPole(newEasel("e"), -8, 56, 8, { left: true, right: true });
  expect(pathsWithin([both])).toEqual(["M-8,7.31H56V8.69H-8Z"]);
  expect(usesWithin([both])).toEqual(["translate(-8 8) scale(-1 1)", "translate(56 8)"]);
  expect(usesWithin([drawPole(newEasel("e"), -8, 56, 8, { left: true, right: false })])).toEqual([
    "translate(-8 8) scale(-1 1)",
  ]);
  expect(usesWithin([drawPole(newEasel("e"), -8, 56, 8, { left: false, right: true })])).toEqual(["translate(56 8)"]);
});

test("brackets, rings and tracks stand about the centre of the rod", () => {
  expect(pathsWithin([drawBracket(newEasel("e"), 8)])).toEqual(["M-.6,6.4Q0,5.8 .6,6.4V9.6Q0,10.2 -.6,9.6Z"]);
  expect(pathsWithin([drawBracket(newEasel("e"), 1.25)])).toEqual(["M-.6,.6Q0,0 .6,.6V2.85Q0,3.45 -.6,2.85Z"]);
  // On paper heights are measured from the frame, and the rod stands above it.
  expect(pathsWithin([drawBracket(newEasel("e"), -4)])).toEqual(["M-.6,-5.6Q0,-6.2 .6,-5.6V-2.4Q0,-1.8 -.6,-2.4Z"]);
  const rings = drawRings(newEasel("e"), [1, 5.5], 8);
  expect(rings.attrs.transform).toBe("translate(0 8)");
  expect(usesWithin([rings])).toEqual([
    [1, 0],
    [5.5, 0],
  ]);
  expect(pathsWithin([drawTrack(-8, 56, 8)])).toEqual(["M-8,7.45H56V8.6H-8ZM-8,8.25H56"]);
});

test("in a frame the room goes to its edges; by itself a window without drapes stands close, with nothing of the room", () => {
  const easel = newEasel("e");
  drawRoom(easel, layout, { x: -22, y: -3, width: 92, height: 104 }, "framed");
  expect(easel.defs.filter(({ attrs }) => attrs.gradientUnits === "userSpaceOnUse")).toEqual([]);
  const alone = viewOf(layout, false, false, "by itself");
  expect(alone).toEqual({ x: -3, y: 9, width: 54, height: 66 });
  expect(pathsWithin([drawRoom(newEasel("e"), layout, alone, "by itself")]).join()).not.toContain("96");
  const standing = viewOf(layout, false, false, "on a floor");
  expect(standing.y + standing.height).toBe(97);
  expect(pathsWithin([drawRoom(newEasel("e"), layout, standing, "on a floor")])[0]).toBe("M-9,96H57");
  const dressed = viewOf({ ...layout, hanging: drapes }, false, false, "by itself");
  expect(dressed.y + dressed.height).toBe(97);
});
