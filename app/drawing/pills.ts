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

/** What a label would hide, each with how bad that is: boxes of cloth, and lines where there is none before them. */
export interface Behind {
  lines: readonly (Segment & { cost: number })[];
  boxes: readonly (Box & { cost: number })[];
}

/** To cover another dimension or its label is worse than to cover anything that is drawn behind them. */
const WORSE = 30;
/** To stand past the end of its line: worse than on cloth, better than on an edge. */
const BEYOND = 5;
/** How far along its line from where it would like to stand, in steps of a twentieth: nearest first. */
const SHIFTS = [0, ...Array.from({ length: 16 }, (_, i) => [-(i + 1) / 20, (i + 1) / 20]).flat()];
const FIRST = -0.3;
const LAST = 1.3;
/** On either side of each of them, and then close under and over the line, or before and behind it. */
const PLACES = SHIFTS.length * 2 + 4;

/**
 * Where each label stands, beside its own line and clear of every other line and label: the first of a few places
 * that is free, or the one that covers least. They are placed in the order given.
 */
export function placePills(
  labels: readonly Label[],
  lines: readonly Segment[],
  behind: Behind,
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
      const covered =
        (touched + hidden) * WORSE +
        (isBeyond(box, label.line) ? BEYOND : 0) +
        (sum(behind.boxes, (other) => covers(box, other)) || sum(behind.lines, (line) => crosses(box, line)));
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

function sum<T extends { cost: number }>(items: readonly T[], counts: (item: T) => boolean | number): number {
  let cost = 0;
  for (const item of items) cost += item.cost * Number(counts(item));
  return cost;
}

/** To touch is half as bad as to lie on it for its whole width. */
function covers(box: Box, other: Box): number {
  if (!overlaps(box, other)) return 0;
  const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  return (1 + across / box.width) / 2;
}

/** Whether its middle is nowhere along the line. */
function isBeyond({ x, y, width, height }: Box, { x0, y0, x1, y1 }: Segment): boolean {
  const [across, down] = [x + width / 2, y + height / 2];
  return y0 === y1 ? across < Math.min(x0, x1) || across > Math.max(x0, x1) : down < y0 || down > y1;
}

/** On either side of its line in turn, and further and further along it; last just past its ends. */
function candidate({ line, width, height, along }: Label, index: number, gap: number): Box {
  const shift = SHIFTS[index >> 1];
  const level = line.y0 === line.y1;
  const [length, size] = level ? [line.x1 - line.x0, width] : [line.y1 - line.y0, height];
  const past = (size / 2 + gap / 2) / Math.max(1, length);
  const share =
    shift === undefined ? (index >= PLACES - 2 ? -past : 1 + past) : Math.min(LAST, Math.max(FIRST, along + shift));
  const second = index % 2 === 1;
  const x = line.x0 + (line.x1 - line.x0) * share;
  const y = line.y0 + (line.y1 - line.y0) * share;
  if (level) return { x: x - width / 2, y: second ? y - gap - height : y + gap, width, height };
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
