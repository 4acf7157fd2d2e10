import { type Easel, faint, fill, line } from "./easel.ts";
import { drawFrame } from "./frame.ts";
import type { Layout } from "./layout.ts";
import { BONE } from "./palette.ts";
import { type Box, d, group, type Shape } from "./scene.ts";

const BASEBOARD = 6;

/** Ceiling, floor, the walls that come into view, and the window in its wall. */
export function drawRoom(easel: Easel, layout: Layout, view: Box): Shape {
  const { ceiling, floor, frame, door } = layout;
  const left = Math.max(view.x, layout.leftWall);
  const right = Math.min(view.x + view.width, layout.rightWall);
  const bottom = view.y + view.height;
  const skirting = floor - BASEBOARD;
  const breaks = door ? [frame.x, frame.x + frame.width] : [right, right];
  const base = d`M${left},${skirting}H${breaks[0] ?? right}M${breaks[1] ?? right},${skirting}H${right}M${left},${skirting + 0.7}H${breaks[0] ?? right}M${breaks[1] ?? right},${skirting + 0.7}H${right}`;
  let solid = d`M${view.x},${floor}H${view.x + view.width}V${bottom}H${view.x}ZM${view.x},${view.y}H${view.x + view.width}V${ceiling}H${view.x}Z`;
  let corners = "";
  if (left > view.x) {
    solid += d`M${view.x},${ceiling}H${left}V${floor}H${view.x}Z`;
    corners += d`M${left},${ceiling}V${floor}`;
  }
  if (right < view.x + view.width) {
    solid += d`M${right},${ceiling}H${view.x + view.width}V${floor}H${right}Z`;
    corners += d`M${right},${ceiling}V${floor}`;
  }
  return group(
    {},
    fill(solid, faint(BONE, 0.75)),
    line(base, 0.22),
    line(d`M${left},${floor}H${right}M${left},${ceiling}H${right}${corners}`, 0.7),
    drawFrame(easel, frame, door),
  );
}
