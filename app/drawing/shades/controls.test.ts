import { expect, test } from "vitest";
import type { Layout } from "#app/drawing/layout.ts";
import { pathsWithin } from "#tests/support/drawing/shapes-within.ts";
import { drawControl } from "./controls.ts";

const layout: Layout = {
  ceiling: 0,
  floor: 96,
  leftWall: -30,
  rightWall: 72.5,
  frame: { x: 0, y: 12, width: 48, height: 60 },
  glass: { x: 3, y: 15, width: 42, height: 53.7 },
  door: false,
  shade: { x: -2.5, y: 9, width: 53, height: 37.5, hidden: 28.5 },
};
const control = (name: string, side?: "left" | "right", room = layout) =>
  pathsWithin([drawControl({ [name]: true }, room, side)]);

test("a chain hangs half an inch outside the edge of the shade on the side chosen, down to its hold-down", () => {
  expect(control("clutchControl", "right").slice(0, 2)).toEqual([
    "M51,53V10a.38,.38 0 0 1 .75,0V53",
    "M50.65,52.1h1.45v2.2h-1.45Z",
  ]);
  expect(control("clutchControl", "left")[0]).toBe("M-3.75,53V10a.38,.38 0 0 1 .75,0V53");
  expect(control("clutchControl")).toEqual(control("clutchControl", "right"));
});

test("inside the frame a chain hangs over the casing", () => {
  const inside = { ...layout, shade: { x: 3.25, y: 15, width: 41.5, height: 30, hidden: 23.7 } };
  expect(control("clutchControl", "left", inside)[0]).toMatch(/^M2,/);
  expect(control("clutchControl", "right", inside)[0]).toMatch(/^M45\.25,/);
});

test("it hangs as far down whether the shade is up or down, and never through a wall", () => {
  const raised = { ...layout, shade: { ...layout.shade, height: 12.75, hidden: 53.25 } } as Layout;
  expect(control("clutchControl", "right", raised)).toEqual(control("clutchControl", "right"));
  expect(control("clutchControl", "right", { ...layout, rightWall: 51 })[0]).toMatch(/^M49\.85,/);
});

test("a tab stands at the middle of the hem", () => {
  expect(control("cordlessControl")).toEqual(["M22.9,46.4V47.1Q22.9,47.5 23.4,47.5H24.6Q25.1,47.5 25.1,47.1V46.4Z"]);
});

test("a motor lies in the head on the side chosen, and nothing stands alone on the wall", () => {
  expect(control("motorizedControl", "right")).toEqual(["M42,9.6h8v1.4h-8Z"]);
  expect(control("motorizedControl", "left")).toEqual(["M-2,9.6h8v1.4h-8Z"]);
});

test("without a control, or without a shade, there is none", () => {
  expect(drawControl({}, layout)).toBeNull();
  const { shade: _, ...bare } = layout;
  expect(drawControl({ clutchControl: true }, bare)).toBeNull();
});
