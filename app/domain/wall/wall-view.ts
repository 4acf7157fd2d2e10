import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { chosenStyles } from "#app/domain/measuring/placement.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { readJson } from "#app/domain/read-json.ts";
import type { Corners, Size } from "./camera.ts";

/** What was painted over the treatment, because it stands before it: x and y in pixels of the photograph, one after the other. */
export interface Stroke {
  r: number;
  points: readonly number[];
}

export interface Light {
  /** -100 to 100, and 0 to 100. */
  exposure: number;
  shadow: number;
}

/** As the photograph has it. */
export const AS_FOUND: Light = { exposure: 0, shadow: 60 };

/** How a window is looked at in a photograph. */
export interface WallView {
  corners: Corners;
  mask: readonly Stroke[];
  closed: boolean;
  /** 0 to 100. */
  raise: number;
  light: Light;
}

/** A window's frame, where both its sides were measured and can be believed. */
export function frameOf({ measurements }: Pick<Window, "measurements">): Size | undefined {
  const { inches, assumed } = resolveMeasurements(parseMeasurements(measurements));
  if (assumed.includes("widthOfWindow") || assumed.includes("heightOfWindow")) return undefined;
  return { width: inches.widthOfWindow, height: inches.heightOfWindow };
}

/** Whether there is something to hang, and a frame to measure it by. */
export function canBeSeenOnWall(window: Pick<Window, "measurements" | "customizations">): boolean {
  return frameOf(window) !== undefined && Object.values(chosenStyles(window.customizations)).some(Boolean);
}

const [MOST_STROKES, MOST_POINTS, MOST_BYTES] = [60, 4000, 65_536];
/** Stored in tenths of a pixel. */
const TENTHS = 10;

/** Corners as a form or a row has them: eight whole tenths of a pixel, none outside the photograph. */
export function readCorners(text: string, { width, height }: Size): Corners | undefined {
  const numbers = readList(text);
  if (numbers?.length !== 8) return undefined;
  const inside = numbers.every((each, at) => each >= 0 && each <= (at % 2 ? height : width) * TENTHS);
  return inside ? (numbers.map((each) => each / TENTHS) as unknown as Corners) : undefined;
}

export function writeCorners(corners: readonly number[]): string {
  return JSON.stringify(corners.map((each) => Math.round(each * TENTHS)));
}

/** Undefined where it is more than anybody would paint, or nothing of ours. */
export function readMask(text: string): Stroke[] | undefined {
  const strokes = readShort(text);
  if (!Array.isArray(strokes) || strokes.length > MOST_STROKES) return undefined;
  const read = strokes.map((stroke: { r?: unknown; points?: unknown } | null) => {
    const points = wholes(stroke?.points);
    const r = wholes([stroke?.r])?.[0];
    if (!points || points.length < 2 || points.length % 2 || !r || r < 0) return undefined;
    return { r: r / TENTHS, points: points.map((each) => each / TENTHS) };
  });
  if (!read.every((stroke) => stroke !== undefined)) return undefined;
  return read.reduce((count, { points }) => count + points.length / 2, 0) <= MOST_POINTS ? read : undefined;
}

export function writeMask(strokes: readonly Stroke[]): string {
  const tenths = (each: number) => Math.round(each * TENTHS);
  return JSON.stringify(strokes.map(({ r, points }) => ({ r: tenths(r), points: points.map(tenths) })));
}

function readList(text: string) {
  return wholes(readShort(text));
}

function wholes(list: unknown): number[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.every((each) => Number.isInteger(each) && Math.abs(each) < 1e6) ? (list as number[]) : undefined;
}

function readShort(text: string): unknown {
  return text.length > MOST_BYTES ? undefined : readJson(text);
}

/** A whole number within bounds, from whatever a form sent. */
export function within(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;
}

/** Strokes as the path of an svg element, for browsers and for us. */
export function maskPath({ points }: Stroke): string {
  const pairs = Array.from({ length: points.length / 2 }, (_, at) => `${points[at * 2]} ${points[at * 2 + 1]}`);
  // A press without a way is a dot.
  return `M${pairs.join("L")}${pairs.length === 1 ? "h.01" : ""}`;
}
