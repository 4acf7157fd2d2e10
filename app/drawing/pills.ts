import type { Box } from "./scene.ts";

/** A straight line, level or upright. */
export interface Segment {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A label for a line: how large it is, and how far along the line it would like to stand. */
export interface Label {
  line: Segment;
  width: number;
  height: number;
  along: number;
}

/** To cover a line or a label is so much worse than to cover an outline. */
const WORSE = 10;
/** How far along its line from where it would like to stand; one longer than its line may reach beyond it. */
const SHIFTS = [0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3, -0.4, 0.4, -0.5, 0.5, -0.6, 0.6, -0.8, 0.8];
const PLACES = SHIFTS.length * 2;
const FIRST = -0.3;
const LAST = 1.3;

/**
 * Where each label stands, beside its own line and clear of every other line and label: the first of a few places
 * that is free, or the one that covers least, preferably of the outlines behind. They are placed in the order given.
 */
export function placePills(
  labels: readonly Label[],
  { lines, outlines }: { lines: readonly Segment[]; outlines: readonly Segment[] },
  view: Box,
  gap: number,
): Box[] {
  const placed: Box[] = [];
  for (const label of labels) {
    let best: Box | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < PLACES && least > 0; i += 1) {
      const box = within(candidate(label, i, gap), view);
      const touched = count(lines, (line) => crosses(box, line, gap));
      const hidden = count(placed, (other) => overlaps(box, other));
      const covered = (touched + hidden) * WORSE + count(outlines, (line) => crosses(box, line));
      if (covered >= least) continue;
      best = box;
      least = covered;
    }
    if (best) placed.push(best);
  }
  return placed;
}

function count<T>(items: readonly T[], counts: (item: T) => boolean): number {
  let found = 0;
  for (const item of items) if (counts(item)) found += 1;
  return found;
}

/** On either side of its line in turn, and further and further along it. */
function candidate({ line, width, height, along }: Label, index: number, gap: number): Box {
  const share = Math.min(LAST, Math.max(FIRST, along + (SHIFTS[index >> 1] ?? 0)));
  const second = index % 2 === 1;
  const x = line.x0 + (line.x1 - line.x0) * share;
  const y = line.y0 + (line.y1 - line.y0) * share;
  if (line.y0 === line.y1) return { x: x - width / 2, y: second ? y - gap - height : y + gap, width, height };
  return { x: second ? x - gap - width : x + gap, y: y - height / 2, width, height };
}

/** Keeps a label in the picture. */
function within({ x, y, width, height }: Box, view: Box): Box {
  return {
    x: clamp(x, view.x, view.width - width),
    y: clamp(y, view.y, view.height - height),
    width,
    height,
  };
}

function clamp(value: number, from: number, room: number): number {
  return Math.max(from, Math.min(from + room, value));
}

/** Whether a line runs through a box, or nearer to it than half the gap. */
export function crosses({ x, y, width, height }: Box, { x0, y0, x1, y1 }: Segment, gap = 0): boolean {
  const air = gap / 2;
  return (
    Math.max(x0, x1) > x - air &&
    Math.min(x0, x1) < x + width + air &&
    Math.max(y0, y1) > y - air &&
    Math.min(y0, y1) < y + height + air
  );
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
