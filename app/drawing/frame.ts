import { define, downPaint, type Easel, faint, fill, line, paint, solid } from "./easel.ts";
import { LIGHT } from "./palette.ts";
import { type Box, d, fragment, group, type Shape, shape } from "./scene.ts";

/** Width of the casing round the glass. */
const CASING = 3;
const SILL = 1.2;
const PAINT = "#FCF9F3";
const SASH = 1.4;

/** The part of the window inside its casing. */
export function opening(frame: Box, door = false): Box {
  const casing = Math.min(CASING, frame.width / 8);
  return {
    x: frame.x + casing,
    y: frame.y + casing,
    width: frame.width - casing * 2,
    height: frame.height - casing - (door ? 0.5 : SILL + casing * 0.7),
  };
}

interface FrameShape {
  door?: boolean | undefined;
  /** How high the top of it is arched. */
  archRise?: number | undefined;
  /** On which side it is higher, where it is slanted instead. */
  slant?: Slant;
}

type Slant = "left" | "right" | undefined;

/** The window itself: casing, sashes and panes, and the sill with its apron; a door has neither sill nor apron. */
export function drawFrame(easel: Easel, frame: Box, { door = false, archRise = 0, slant }: FrameShape = {}): Shape {
  const inner = opening(frame, door);
  const outer = outlineOf(frame, archRise, slant);
  const hole = holeOf(inner, Math.max(0, archRise - (inner.y - frame.y)), slant);
  const sillTop = inner.y + inner.height;
  const right = frame.x + frame.width;
  const sill = d`M${frame.x},${sillTop}H${right}V${sillTop + SILL}H${frame.x}Z`;
  const mitres = d`M${frame.x},${frame.y}L${inner.x},${inner.y}M${right},${frame.y}L${inner.x + inner.width},${inner.y}`;
  const panes = [shape("rect", { ...inner, fill: glassPaint(easel) }), drawSashes(inner, door)];
  return fragment(
    archRise > 0 ? group({ "clip-path": clipTo(easel, hole) }, panes) : panes,
    fill(outer + hole, PAINT),
    fill(outer + hole, downPaint(easel, "casing", { 0: 0, 1: -0.07 })),
    door ? null : fill(sill, PAINT),
    line(outer + hole + (archRise > 0 ? "" : mitres) + (door ? "" : sill), 0.55),
  );
}

/** Square, slanted, or arched above: an arch as wide as the frame, as high as it rises. */
export function outlineOf({ x, y, width, height }: Box, rise: number, slant?: Slant): string {
  const [left, right] = shoulders(y, rise, slant);
  const curve = d`M${x},${y + rise}A${width / 2},${rise} 0 0,1 ${x + width},${y + rise}`;
  const head = slant ? d`M${x},${left}L${x + width},${right}` : rise > 0 ? curve : d`M${x},${y}H${x + width}`;
  return head + d`V${y + height}H${x}Z`;
}

/** How high its upper corners are. */
function shoulders(y: number, rise: number, slant: Slant): [left: number, right: number] {
  return [slant === "left" ? y : y + rise, slant === "right" ? y : y + rise];
}

/** The other way round, so that it is left out of what it lies in. */
function holeOf({ x, y, width, height }: Box, rise: number, slant: Slant): string {
  const [left, right] = shoulders(y, rise, slant);
  const sides = d`M${x},${left}V${y + height}H${x + width}V${right}`;
  return rise > 0 && !slant ? sides + d`A${width / 2},${rise} 0 0,0 ${x},${y + rise}Z` : `${sides}Z`;
}

function clipTo(easel: Easel, data: string): string {
  return `url(#${define(easel, `clip ${data}`, (id) => shape("clipPath", { id }, [shape("path", { d: data })]))})`;
}

function glassPaint(easel: Easel): string {
  return paint(easel, "glass", (id) =>
    shape("linearGradient", { id, x2: 0.25, y2: 1 }, [
      shape("stop", { offset: 0, "stop-color": "#D6E0E1" }),
      shape("stop", { offset: 0.55, "stop-color": "#E9EDE7" }),
      shape("stop", { offset: 1, "stop-color": "#DFE3D3" }),
    ]),
  );
}

/** Double-hung units side by side, each as near to three feet as the width allows; doors have two tall leaves. */
function drawSashes(inner: Box, door: boolean): Shape {
  const units = Math.min(8, Math.max(door ? 2 : 1, Math.round(inner.width / (door ? 32 : 38))));
  const width = inner.width / units;
  const rows = door || inner.height < 26 ? 1 : 2;
  const height = inner.height / rows;
  const sash = Math.min(SASH, width / 10, height / 10);
  let frames = "";
  let gleams = "";
  let bars = "";
  for (let unit = 0; unit < units; unit += 1) {
    for (let row = 0; row < rows; row += 1) {
      const x = inner.x + unit * width;
      const y = inner.y + row * height;
      frames += d`M${x},${y}H${x + width}V${y + height}H${x}ZM${x + sash},${y + sash}V${y + height - sash}H${x + width - sash}V${y + sash}Z`;
      gleams += d`M${x + width * 0.62},${y + sash}L${x + width * 0.2},${y + height - sash}H${x + width * 0.3}L${x + width * 0.72},${y + sash}ZM${x + width * 0.78},${y + sash}L${x + width * 0.36},${y + height - sash}H${x + width * 0.4}L${x + width * 0.82},${y + sash}Z`;
      bars += muntins({ x: x + sash, y: y + sash, width: width - sash * 2, height: height - sash * 2 }, door);
    }
  }
  return fragment(
    fill(gleams, faint(LIGHT, 0.28)),
    shape("path", { d: bars, stroke: PAINT, "stroke-width": 0.7 }),
    solid(frames, PAINT, 0.4),
    line(bars, 0.14),
  );
}

function muntins(pane: Box, door: boolean): string {
  const across = Math.max(1, Math.round(pane.width / 16));
  const down = door ? Math.max(2, Math.round(pane.height / 17)) : Math.max(1, Math.round(pane.height / 17));
  let data = "";
  for (let i = 1; i < across; i += 1)
    data += d`M${pane.x + (pane.width * i) / across},${pane.y}V${pane.y + pane.height}`;
  for (let i = 1; i < down; i += 1) data += d`M${pane.x},${pane.y + (pane.height * i) / down}H${pane.x + pane.width}`;
  return data;
}
