import { d } from "./scene.ts";

/**
 * Half of a symmetrical lower edge, from the left end to the middle, as path data: M, H, V, L, C and Q with absolute
 * coordinates, x as a share of the width and y in whatever unit the table uses. D goes to a height at 45 degrees. R is
 * where a wide edge runs on straight: what comes before it is a leg, what comes after it the motif in the middle, and
 * neither is stretched.
 */
export interface Profile {
  start: Point;
  segments: readonly Segment[];
  /** Which of them is the straight run of R. */
  run?: number;
}
type Point = readonly [x: number, y: number];
interface Segment {
  command: "L" | "C" | "Q" | "D";
  points: readonly Point[];
}

const TOKEN = /([MHVLCQDR])([^MHVLCQDR]*)/g;

export function parseProfile(data: string): Profile {
  let current: Point = [0, 0];
  let start: Point = current;
  const segments: Segment[] = [];
  let run: number | undefined;
  for (const [, command = "", rest = ""] of data.matchAll(TOKEN)) {
    if (command === "R") {
      run = segments.length;
      segments.push({ command: "L", points: [current] });
      continue;
    }
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points = toPoints(command, numbers, current);
    current = points.at(-1) ?? current;
    if (command === "M") start = current;
    else segments.push({ command: command === "H" || command === "V" ? "L" : (command as Segment["command"]), points });
  }
  return { start, segments, ...(run === undefined ? {} : { run }) };
}

function toPoints(command: string, numbers: readonly number[], [x, y]: Point): Point[] {
  if (command === "H") return [[numbers[0] ?? x, y]];
  if (command === "V") return [[x, numbers[0] ?? y]];
  if (command === "D") return [[x, numbers[0] ?? y]];
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return points;
}

export interface Scale {
  width: number;
  /** Inches for one unit of height. */
  height: number;
}

/** The whole edge from the left end to the right, continuing a path that stands at its first point. */
export function edgePath(profile: Profile, scale: Scale): { start: number; data: string } {
  const placed = place(profile, scale);
  const mirror = ([x, y]: Point): Point => [scale.width - x, y];
  let data = "";
  for (const { command, points } of placed.segments) data += write(command, points);
  let from = placed.start;
  const back: { command: string; points: Point[] }[] = [];
  for (const { command, points } of placed.segments) {
    back.unshift({ command, points: [...points.slice(0, -1).reverse(), from].map(mirror) });
    from = points.at(-1) ?? from;
  }
  for (const { command, points } of back) data += write(command, points);
  return { start: placed.start[1], data };
}

function place({ start, segments, run }: Profile, scale: Scale): Profile {
  const seam = run === undefined ? undefined : segments[run]?.points[0]?.[0];
  const across = (x: number, motif: boolean) =>
    seam === undefined ? spread(x, scale.width) : spreadAround(x, seam, motif, scale.width);
  const toInches = ([x, y]: Point, motif: boolean): Point => [across(x, motif), y * scale.height];
  let from = toInches(start, false);
  const placed = segments.map(({ command, points }, i) => {
    let moved = points.map((point) => toInches(point, run !== undefined && i >= run));
    if (command === "D") {
      const y = (points[0]?.[1] ?? 0) * scale.height;
      const slant = Math.min(Math.abs(y - from[1]), scale.width / 2 - from[0]);
      moved = [[from[0] + slant, y]];
    }
    from = moved.at(-1) ?? from;
    return { command: command === "D" ? ("L" as const) : command, points: moved };
  });
  return { start: toInches(start, false), segments: placed };
}

/** The widest motif in the middle of an edge, and the widest edge that is all motif and legs. */
const WIDEST_MOTIF = 40;
const WIDEST_WHOLE = 100;

/** Legs are counted from the end of an edge and the motif from its middle; what a wide edge has more lies between. */
function spreadAround(x: number, seam: number, motif: boolean, width: number): number {
  const natural = Math.min(width, WIDEST_WHOLE, WIDEST_MOTIF / 2 / (0.5 - seam));
  return motif ? width / 2 - (0.5 - x) * natural : x * natural;
}

const LEG = 0.25;
const WIDEST_LEG = 17;

/** A share of the width in inches. The outer quarter keeps its inches on a wide window: legs and coves do not stretch. */
export function spread(x: number, width: number): number {
  const leg = Math.min(LEG * width, WIDEST_LEG);
  return x <= LEG ? (x / LEG) * leg : leg + ((x - LEG) / (0.5 - LEG)) * (width / 2 - leg);
}

function write(command: string, points: readonly Point[]): string {
  return command + points.map(([x, y]) => d`${x},${y}`).join(" ");
}

/** Scallops side by side: each hangs from its joints to its low point. */
export function scallops(
  width: number,
  count: number,
  joint: number,
  low: number,
  from = 0,
): { start: number; data: string } {
  const step = width / count;
  let data = "";
  for (let i = 0; i < count; i += 1) {
    data += d`Q${from + step * (i + 0.5)},${low * 2 - joint} ${from + step * (i + 1)},${joint}`;
  }
  return { start: joint, data };
}
