import type { Layout } from "./layout.ts";
import type { Box } from "./scene.ts";

const AIR = 9;
const WALL = 3;
const FLOOR = 5;
const NOTE = 5;
/** A wall further off than this does not matter to the drawing; with dimensions it is worth a longer look. */
const FAR = 22;
const FAR_WITH_DIMENSIONS = 34;

/** What the drawing shows: ceiling to floor, and sideways as far as the treatment and the near walls need. */
export function viewOf(layout: Layout, dimensions: boolean, noted: boolean): Box {
  const { frame, hanging, shade, top, leftWall, rightWall, ceiling, floor } = layout;
  const rod = hanging?.rod;
  const least = dimensions ? FAR_WITH_DIMENSIONS : Math.max(FAR, frame.width * 0.3);
  const treatmentLeft = Math.min(frame.x, rod ? rod.x0 - 3 : 0, shade?.x ?? 0, top?.x ?? 0);
  const right = frame.x + frame.width;
  const end = (box: Box | undefined) => (box ? box.x + box.width : right);
  const treatmentRight = Math.max(right, rod ? rod.x1 + 3 : right, end(shade), end(top));
  const reach0 = Math.min(treatmentLeft - AIR, frame.x - least);
  const reach1 = Math.max(treatmentRight + AIR, right + least);
  const x0 = leftWall > reach0 - WALL ? leftWall - WALL : reach0;
  const x1 = rightWall < reach1 + WALL ? rightWall + WALL : reach1;
  const y0 = ceiling - WALL;
  const height = floor + FLOOR - y0 + (noted ? NOTE : 0);
  return { x: x0, y: y0, width: x1 - x0, height };
}
