import { d } from "./scene.ts";

/**
 * Half of a symmetrical lower edge, from the left end to the middle, as path data: M, H, V, L, C and Q with absolute
 * coordinates, x as a share of the width and y in whatever unit the table uses. D goes to a height at 45 degrees. R is
 * where a wide edge runs on straight: what comes before it is a leg, what comes after it the motif in the middle, and
 * neither is stretched. P is the same where a wide edge repeats the motif instead.
 */
export interface Profile {
  start: Point;
  segments: readonly Segment[];
  /** Which of them is the straight run of R or P. */
  run?: number;
  repeats?: true;
}
type Point = readonly [x: number, y: number];
interface Segment {
  command: "L" | "C" | "Q" | "D";
  points: readonly Point[];
}

const TOKEN = /([MHVLCQDRP])([^MHVLCQDRP]*)/g;

export function parseProfile(data: string): Profile {
  let current: Point = [0, 0];
  let start: Point = current;
  const segments: Segment[] = [];
  let run: number | undefined;
  for (const [, command = "", rest = ""] of data.matchAll(TOKEN)) {
    if (command === "R" || command === "P") {
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
  const repeats = data.includes("P");
  return { start, segments, ...(run === undefined ? {} : { run }), ...(repeats ? { repeats } : {}) };
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
  const placed = profile.repeats && scale.width >= REPEATS_FROM ? placeRepeated(profile, scale) : place(profile, scale);
  const there = placed.segments.map(({ command, points }) => write(command, points));
  const back = mirrored(placed, scale.width).segments.map(({ command, points }) => write(command, points));
  return { start: placed.start[1], data: [...there, ...back].join("") };
}

/** The way back of half an edge, as wide as the whole. */
function mirrored({ start, segments }: Profile, width: number): Profile {
  const mirror = ([x, y]: Point): Point => [width - x, y];
  let from = start;
  const back: Segment[] = [];
  for (const { command, points } of segments) {
    back.unshift({ command, points: [...points.slice(0, -1).reverse(), from].map(mirror) });
    from = points.at(-1) ?? from;
  }
  return { start: mirror(from), segments: back };
}

/** From this width on a motif that spanned the face would be stretched flat, so it is repeated, about this wide. */
const REPEATS_FROM = 108;
const MOTIF = 28;

/** Half of it: a leg, then motifs beside each other, an odd number in all, the last of them to its middle. */
function placeRepeated({ start, segments, run = 0 }: Profile, { width, height }: Scale): Profile {
  const seam = segments[run]?.points[0]?.[0] ?? 0;
  const natural = (motifs: number) => width / (2 * seam + motifs * (1 - 2 * seam));
  const off = (motifs: number) => Math.abs((1 - 2 * seam) * natural(motifs) - MOTIF);
  const motifs = [3, 5, 7, 9].reduce((best, many) => (off(many) < off(best) ? many : best));
  const size = natural(motifs);
  const moved = (list: readonly Segment[], by: number): Segment[] =>
    list.map(({ command, points }) => ({ command, points: points.map(([x, y]) => [x * size + by, y * height]) }));
  const leg = moved(segments.slice(0, run), 0);
  const from: Point = [seam * size, (segments[run]?.points[0]?.[1] ?? 0) * height];
  const half = moved(segments.slice(run + 1), 0);
  const step = (1 - 2 * seam) * size;
  const wholes = Array.from({ length: (motifs - 1) / 2 }, (_, index) => {
    const shift = (list: readonly Segment[]) =>
      list.map(({ command, points }) => ({ command, points: points.map(([x, y]): Point => [x + index * step, y]) }));
    return [...shift(half), ...shift(mirrored({ start: from, segments: half }, size).segments)];
  });
  const last = moved(segments.slice(run + 1), ((motifs - 1) / 2) * step);
  return { start: [start[0] * size, start[1] * height], segments: [...leg, ...wholes.flat(), ...last] };
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
