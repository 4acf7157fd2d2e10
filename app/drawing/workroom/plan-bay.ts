import type { Bay } from "#app/domain/measuring/window-on-wall.ts";
import { d } from "#app/drawing/scene.ts";

export type Point = readonly [x: number, y: number];

/**
 * The walls of a bay from above, the room below: a point at each end and at each turn, the middle wall level and the
 * others coming into the room beside it.
 */
export function bayWalls({ flats, angles }: Bay): Point[] {
  const middle = Math.floor(flats.length / 2);
  // By how much each wall slants against the middle one: the walls before it rise towards it, those after it fall.
  const slants = flats.map((_, index) => {
    const between = index < middle ? angles.slice(index, middle) : angles.slice(middle, index);
    const turned = between.reduce((sum, angle) => sum + angle, 0);
    return ((index < middle ? -turned : turned) * Math.PI) / 180;
  });
  const points: Point[] = [[0, 0]];
  for (const [index, flat] of flats.entries()) {
    const [x, y] = points.at(-1) ?? [0, 0];
    const slant = slants[index] ?? 0;
    points.push([x + flat * Math.cos(slant), y + flat * Math.sin(slant)]);
  }
  const [, level] = points[middle] ?? [0, 0];
  return points.map(([x, y]) => [x, y - level]);
}

/** A line along the walls, so far into the room, meeting itself at every turn. */
export function alongWalls(walls: readonly Point[], out: number): Point[] {
  return walls.map((point, index) => {
    const before = normalOf(walls[index - 1], point);
    const after = normalOf(point, walls[index + 1]);
    const [one, other] = [before ?? after ?? [0, 1], after ?? before ?? [0, 1]];
    const [nx, ny] = [one[0] + other[0], one[1] + other[1]];
    // The line at a turn is farther out along its bisector than beside it.
    const scale = (2 * out) / Math.max(0.2, nx * nx + ny * ny);
    return [point[0] + nx * scale, point[1] + ny * scale];
  });
}

/** One step into the room from the wall between two points. */
function normalOf(from: Point | undefined, to: Point | undefined): Point | undefined {
  if (!from || !to) return undefined;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}

/** A piece of the line between two points, shorter by so much at each end. */
export function shortened(from: Point, to: Point, atStart: number, atEnd: number): [Point, Point] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along = (inches: number): Point => [
    from[0] + ((to[0] - from[0]) * inches) / length,
    from[1] + ((to[1] - from[1]) * inches) / length,
  ];
  return [along(atStart), along(length - atEnd)];
}

export function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], index) => (index === 0 ? d`M${x},${y}` : d`L${x},${y}`)).join("");
}
