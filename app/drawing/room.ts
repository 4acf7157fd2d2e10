import { type Easel, faint, fill, line, paint } from "./easel.ts";
import { drawFrame } from "./frame.ts";
import type { Layout } from "./layout.ts";
import { BONE, LINE } from "./palette.ts";
import { type Box, d, fragment, round, type Shape, shape } from "./scene.ts";
import type { Setting } from "./view.ts";

export const BASEBOARD = 6;
/** Share of the picture's width over which its lines fade at either end. */
const FADE = 0.16;

/** Ceiling, floor, the walls that come into view, and the window in its wall. Cut close, of the room only the floor it stands on. */
export function drawRoom(easel: Easel, layout: Layout, view: Box, setting?: Setting): Shape {
  const { ceiling, floor, door, place } = layout;
  const frames = place?.frames ?? [layout.frame];
  const windows = frames.map((frame) =>
    drawFrame(easel, frame, { door, archRise: place?.archRise, slant: place?.slant }),
  );
  const turns = place && place.corners.length > 0 ? place.corners : undefined;
  const edge = setting === "framed" ? undefined : { layout, view };
  const ink = { stroke: edge ? fadingPaint(easel, "wallink", edge, LINE, LINE) : LINE };
  if (setting && edge) {
    const stands = floor < view.y + view.height;
    const ground = stands ? line(d`M${view.x},${floor}H${view.x + view.width}`, 0.7, ink) : null;
    return fragment(ground, turns ? drawTurns(turns, view.y, Math.min(floor, view.y + view.height)) : null, windows);
  }
  const left = Math.max(view.x, layout.leftWall);
  const right = Math.min(view.x + view.width, layout.rightWall);
  const bottom = view.y + view.height;
  const skirting = floor - BASEBOARD;
  const runs = door ? besideDoors(frames, left, right) : [[left, right] as const];
  const base = [skirting, skirting + 0.7].flatMap((y) => runs.map(([from, to]) => d`M${from},${y}H${to}`)).join("");
  let solid = d`M${view.x},${floor}H${view.x + view.width}V${bottom}H${view.x}ZM${view.x},${view.y}H${view.x + view.width}V${ceiling}H${view.x}Z`;
  let corners = "";
  if (left > view.x) {
    solid += d`M${view.x},${ceiling}H${left}V${floor}H${view.x}Z`;
    corners += d`M${left},${ceiling}V${floor}`;
  }
  if (right < view.x + view.width) {
    solid += d`M${right},${ceiling}H${view.x + view.width}V${floor}H${right}Z`;
    corners += d`M${right},${ceiling}V${floor}`;
  }
  return fragment(
    fill(solid, edge ? fadingPaint(easel, "ground", edge, BONE, faint(BONE, 0.75)) : faint(BONE, 0.75)),
    line(base, 0.22, ink),
    line(d`M${left},${floor}H${right}M${left},${ceiling}H${right}${corners}`, 0.7, ink),
    turns ? drawTurns(turns, ceiling, floor) : null,
    windows,
  );
}

/** A baseboard runs from the wall to the first door, from each to the next, and on to the other wall. */
function besideDoors(frames: readonly Box[], left: number, right: number): (readonly [number, number])[] {
  const starts = [left, ...frames.map(({ x, width }) => x + width)];
  const ends = [...frames.map(({ x }) => x), right];
  return starts.map((start, index) => [start, ends[index] ?? right] as const);
}

/** Where the walls of a bay turn, unfolded into one. */
export function drawTurns(corners: readonly number[], top: number, bottom: number): Shape {
  return line(corners.map((x) => d`M${x},${top}V${bottom}`).join(""), 0.45, { "stroke-dasharray": "7 3 1 3" });
}

/** Ends in nothing at both edges of the picture, alike, and never before a wall that is in sight. */
function fadingPaint(
  easel: Easel,
  name: string,
  { layout: { leftWall, rightWall }, view }: { layout: Layout; view: Box },
  colour: string,
  full: string,
): string {
  const seen = [leftWall - view.x, view.x + view.width - rightWall].filter((beyond) => beyond > 0);
  const fade = round(Math.min(FADE, ...seen.map((beyond) => beyond / view.width)));
  const stop = (offset: number, strength: string) => shape("stop", { offset, "stop-color": strength });
  const gone = faint(colour, 0);
  const stops = [stop(0, gone), stop(fade, full), stop(round(1 - fade), full), stop(1, gone)];
  return paint(easel, name, (id) =>
    shape(
      "linearGradient",
      { id, gradientUnits: "userSpaceOnUse", x1: view.x, x2: view.x + view.width, y1: 0, y2: 0 },
      stops,
    ),
  );
}
