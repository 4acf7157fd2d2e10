import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { chosenStyles } from "#app/domain/measuring/placement.ts";
import { defaultPlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import type { WindowPlace } from "#app/domain/orders/places/place.ts";
import type { Customizations, Window } from "#app/domain/orders/window.ts";
import { answersToDraw } from "./drawn-answers.ts";
import { type Layout, layOut } from "./layout.ts";
import { findLooks } from "./looks.ts";
import type { Box } from "./scene.ts";

const AIR = 9;
const WALL = 3;
const FLOOR = 5;
const FINIAL = 3;
const NOTE = 5;
/** A wall further off than this does not matter to the drawing; with dimensions it is worth a longer look. */
const FAR = 22;
const FAR_WITH_DIMENSIONS = 34;
/** Where one wall is in sight, the other is looked for so much further: a room that ends on one side alone looks cut off. */
const OTHER_WALL = 1.5;
/** Above and below what is shown on a floor with others. */
const NEAR = 8;
/** On all sides of what is shown by itself: a sheet is wall enough. */
const ALONE = 3;

/**
 * Where a drawing stands: in a frame, to whose edges the room goes; or by itself on a sheet, cut close, on a floor that others
 * stand on too or, where nothing reaches the floor, on none.
 */
export type Setting = "framed" | "on a floor" | "by itself";

/**
 * What the drawing shows: ceiling to floor, and sideways as far as the treatment needs, as far to one side as to the other.
 * Only where walls are measured to, one on the way ends it there, and so much of it is seen as makes it one.
 */
export function viewOf(layout: Layout, dimensions: boolean, noted: boolean, setting?: Setting): Box {
  const { hanging, shade, top, leftWall, rightWall, ceiling, floor } = layout;
  const frame = layout.place?.whole ?? layout.frame;
  const rod = hanging?.rod;
  const right = frame.x + frame.width;
  const edges = [frame, shade, top, rod && { x: rod.x0, width: rod.x1 - rod.x0 }].flatMap((box) => box ?? []);
  const left = frame.x - Math.min(...edges.map(({ x }) => x));
  const beyond = Math.max(...edges.map(({ x, width }) => x + width)) - right;
  const close = setting !== undefined && setting !== "framed";
  const air = setting === "by itself" ? ALONE : AIR;
  const far = close ? air : Math.max(FAR, frame.width * 0.3);
  const least = dimensions ? FAR_WITH_DIMENSIONS : far;
  const reach = Math.max(least, Math.max(left, beyond) + air + (rod ? FINIAL : 0));
  const walls = [frame.x - leftWall, rightWall - right] as const;
  const seen = Math.min(...walls) < reach + WALL ? reach * OTHER_WALL : reach;
  const side = (wall: number) => (dimensions && wall < seen + WALL ? wall + WALL : reach);
  const [toLeft, toRight] = [side(walls[0]), side(walls[1])];
  const [y0, y1] = close ? closeTo(layout, setting) : [ceiling - WALL, floor + FLOOR];
  const height = y1 - y0 + (noted ? NOTE : 0);
  return { x: frame.x - toLeft, y: y0, width: toLeft + frame.width + toRight, height };
}

/** From a little above the highest thing to the floor, or to a little below the lowest. */
function closeTo({ frame, place, hanging, besides, shade, top, ceiling, floor }: Layout, setting: Setting) {
  const rods = [hanging, ...(besides ?? []).map((beside) => beside.hanging)].flatMap((hung) => hung?.rod.y ?? []);
  const boxes = [frame, ...(place?.frames ?? []), shade, top].flatMap((box) => box ?? []);
  const highest = Math.min(...rods, ...boxes.map(({ y }) => y));
  const lowest = Math.max(...boxes.map(({ y, height }) => y + height));
  const near = setting === "by itself" ? ALONE : NEAR;
  const reaching = setting === "on a floor" || rods.length > 0 || lowest + NEAR > floor;
  return [Math.max(ceiling, highest - near), reaching ? floor + 1 : lowest + near] as const;
}

/** How many inches of wall a window's drawing shows, so that several can be shown at one scale. */
export function viewWidth(
  window: Pick<Window, "measurements" | "sizes" | "hardware"> & WindowPlace,
  chosen: Customizations,
): number {
  const resolved = resolveMeasurements(parseMeasurements(window.measurements));
  const styles = chosenStyles(chosen);
  const pose = { closed: false, raise: 0.45 };
  const answers = answersToDraw(resolved, window, chosen);
  return viewOf(layOut(resolved, styles, findLooks(styles), pose, defaultPlacementRules, answers), false, false).width;
}
