import type { Layout } from "./layout.ts";
import type { Box } from "./scene.ts";

const AIR = 9;
const WALL = 3;
const FLOOR = 5;
const FINIAL = 3;
const NOTE = 5;
/** A wall further off than this does not matter to the drawing; with dimensions it is worth a longer look. */
const FAR = 22;
const FAR_WITH_DIMENSIONS = 34;

/**
 * What the drawing shows: ceiling to floor, and sideways as far as the treatment needs, as far to one side as to the other.
 * Only where walls are measured to, one on the way ends it there, and so much of it is seen as makes it one.
 */
export function viewOf(layout: Layout, dimensions: boolean, noted: boolean): Box {
  const { hanging, shade, top, leftWall, rightWall, ceiling, floor } = layout;
  const frame = layout.place?.whole ?? layout.frame;
  const rod = hanging?.rod;
  const right = frame.x + frame.width;
  const edges = [frame, shade, top, rod && { x: rod.x0, width: rod.x1 - rod.x0 }].flatMap((box) => box ?? []);
  const left = frame.x - Math.min(...edges.map(({ x }) => x));
  const beyond = Math.max(...edges.map(({ x, width }) => x + width)) - right;
  const least = dimensions ? FAR_WITH_DIMENSIONS : Math.max(FAR, frame.width * 0.3);
  const reach = Math.max(least, Math.max(left, beyond) + AIR + (rod ? FINIAL : 0));
  const side = (wall: number) => (dimensions && wall < reach + WALL ? wall + WALL : reach);
  const [toLeft, toRight] = [side(frame.x - leftWall), side(rightWall - right)];
  const y0 = ceiling - WALL;
  const height = floor + FLOOR - y0 + (noted ? NOTE : 0);
  return { x: frame.x - toLeft, y: y0, width: toLeft + frame.width + toRight, height };
}
