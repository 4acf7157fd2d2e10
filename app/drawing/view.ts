import type { Layout } from "./layout.ts";
import type { Box } from "./scene.ts";

const AIR = 9;
const WALL = 3;
const FLOOR = 5;
const NOTE = 5;
/** A wall further off than this does not matter to the drawing; with dimensions it is worth a longer look. */
const FAR = 22;
const FAR_WITH_DIMENSIONS = 34;

/**
 * What the drawing shows: ceiling to floor, and sideways as far as the treatment and the near walls need. It reaches as
 * far to one side as to the other, so that the window stands in the middle and neither side looks cut off.
 */
export function viewOf(layout: Layout, dimensions: boolean, noted: boolean): Box {
  const { hanging, shade, top, leftWall, rightWall, ceiling, floor } = layout;
  const frame = layout.place?.whole ?? layout.frame;
  const rod = hanging?.rod;
  const right = frame.x + frame.width;
  const end = (box: Box | undefined) => (box ? box.x + box.width : right);
  const treatmentLeft = Math.min(frame.x, rod ? rod.x0 - 3 : 0, shade?.x ?? 0, top?.x ?? 0);
  const treatmentRight = Math.max(right, rod ? rod.x1 + 3 : right, end(shade), end(top));
  const least = dimensions ? FAR_WITH_DIMENSIONS : Math.max(FAR, frame.width * 0.3);
  let reach = Math.max(least, frame.x - treatmentLeft + AIR, treatmentRight + AIR - right);
  const [near = 0, far = 0] = [frame.x - leftWall, rightWall - right].sort((a, b) => a - b);
  if (near < reach + WALL) reach = Math.max(reach, near + WALL);
  // Beyond the farther wall there is nothing to see.
  if (far < reach + WALL) reach = far + WALL;
  const y0 = ceiling - WALL;
  const height = floor + FLOOR - y0 + (noted ? NOTE : 0);
  return { x: frame.x - reach, y: y0, width: frame.width + 2 * reach, height };
}
