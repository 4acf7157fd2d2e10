import { formatInches } from "#app/domain/measuring/inches.ts";
import { type MeasurementName, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { Resolved } from "#app/domain/measuring/resolve-measurements.ts";
import { line } from "./easel.ts";
import type { Layout } from "./layout.ts";
import { BRASS_DEEP, INK, LINEN, MOSS } from "./palette.ts";
import { type Behind, crosses, placePills, type Segment } from "./pills.ts";
import { BASEBOARD } from "./room.ts";
import { type Box, d, group, type Shape, shape } from "./scene.ts";

const shortLabels: Record<MeasurementName, string> = {
  widthOfWindow: "Width",
  heightOfWindow: "Height",
  heightFromTopOfWindowToFloor: "Top to floor",
  heightFromWindowFrameToCeiling: "To ceiling",
  heightFromFloorToCeiling: "Floor to ceiling",
  distanceFromWindowFrameToLeftWall: "To left wall",
  distanceFromWindowFrameToRightWall: "To right wall",
};

/** A straight dimension, and where along it the label would like to stand. */
interface Dimension extends Segment {
  label: number;
  /** Runs out of the picture instead of ending at what it measures. */
  open?: "start" | "end";
}

export interface DimensionOptions {
  /** Stands out and is drawn last; the others step back. */
  focus?: MeasurementName | undefined;
  /** Say what is measured instead of how much it is, under the number that it has in the list of the seven. */
  names?: boolean;
  /** Label the one in focus alone, in the part of the picture that is shown. */
  closeUp?: Box;
}

/** The seven measurements over the drawing. */
export function drawDimensions(
  layout: Layout,
  resolved: Resolved,
  view: Box,
  { focus, names = false, closeUp }: DimensionOptions = {},
): Shape {
  const cloth = clothAlone(layout);
  const bare = place(layout, view, names ? ASIDE_OF_NAMES : ASIDE);
  const places = cloth ? { ...bare, ...besideCloth(layout, cloth, bare, fontSize(view)) } : bare;
  const shown = closeUp ?? view;
  const size = fontSize(shown) * (closeUp ? CLOSE_UP : 1);
  const measured = measurementNames.filter((name) => !isCovered(name, layout));
  const ordered = [...measured].sort((a, b) => Number(a === focus) - Number(b === focus));
  const texts = ordered.map((name) =>
    closeUp && name !== focus ? null : textOf(name, resolved, name === focus, names),
  );
  // The one in focus has the first choice of a place.
  const labeled = ordered.flatMap((name, i) => (texts[i] === null ? [] : [{ name, text: texts[i] ?? "" }])).reverse();
  const pills = placePills(
    labeled.map(({ name, text }) => ({
      line: places[name],
      width: (emsOf(text) * (name === focus ? HEAVIER : 1) + (names ? NUMBER_EMS + 0.45 : 0.8)) * size,
      height: size * 1.5,
      along: name === focus ? 0.5 : places[name].label,
    })),
    measured.map((name) => places[name]),
    behindLabels(layout),
    shown,
    size * 0.4,
  );
  return group(
    { "font-family": "Instrument Sans Variable, sans-serif", "font-size": size, "text-anchor": "middle" },
    lightUnder(
      layout,
      ordered.map((name) => places[name]),
    ),
    ordered.map((name) => {
      const at = labeled.findIndex((label) => label.name === name);
      const pill = pills[at];
      return drawDimension(places[name], {
        stance: focus === undefined ? "plain" : name === focus ? "focused" : "dimmed",
        known: names || !resolved.assumed.includes(name),
        ...(pill ? { label: { box: pill, size, text: labeled[at]?.text ?? "", number: names && numberOf(name) } } : {}),
      });
    }),
  );
}

/** A value that was given is shown, even where the drawing could not follow it; its line is then dashed. */
function textOf(name: MeasurementName, { inches, assumed, given }: Resolved, focused: boolean, names: boolean): string {
  const value = given[name] ?? (assumed.includes(name) ? null : inches[name]);
  if (value === null || names) return shortLabels[name];
  return focused ? `${shortLabels[name]} ${formatInches(value)}` : formatInches(value);
}

/** Which of the seven it is, as they are counted wherever they are listed. */
function numberOf(name: MeasurementName): number {
  return measurementNames.indexOf(name) + 1;
}

/** The one in focus is set in a heavier weight, which is wider. */
const HEAVIER = 1.06;
/** A number and the space behind it. */
const NUMBER_EMS = 0.95;

/** How wide a text of our type is, about, for letters of one em. */
function emsOf(text: string): number {
  let ems = 0;
  for (const letter of text) ems += EMS[letter] ?? (/[a-z]/i.test(letter) ? 0.57 : 0.5);
  return ems;
}

const EMS: Readonly<Record<string, number>> = {
  i: 0.25,
  l: 0.25,
  f: 0.33,
  t: 0.34,
  r: 0.37,
  w: 0.78,
  W: 0.95,
  H: 0.72,
  " ": 0.25,
};

/** Letters are a little larger in a figure, which is smaller on the page. */
const CLOSE_UP = 1.2;

/** What of the picture a label should not hide: rods and the edges of casing, walls and floor; then cloth; last a baseboard. */
const EDGE = 6;
const CLOTH = 4;
const FAINT = 1;
/** So far a rod reaches up and down. */
const ROD = 1;

function behindLabels(layout: Layout): Behind {
  const { frame, glass, ceiling, floor, leftWall, rightWall, hanging, besides = [] } = layout;
  const room = { x: leftWall, y: ceiling, width: rightWall - leftWall, height: floor - ceiling };
  const base = { x0: leftWall, y0: floor - BASEBOARD, x1: rightWall, y1: floor - BASEBOARD };
  const rods = [hanging, ...besides.map((beside) => beside.hanging)].flatMap((hung) => hung?.rod ?? []);
  const alone = clothAlone(layout);
  return {
    lines: [
      ...[frame, glass, room].flatMap(edgesOf).map((edge) => ({ ...edge, cost: EDGE })),
      { ...base, cost: FAINT },
    ],
    boxes: [
      ...clothsOf(layout).map((box) => ({ ...box, cost: box === alone ? COVERS_ALL : CLOTH })),
      ...rods.map(({ x0, x1, y }) => ({ x: x0, y: y - ROD, width: x1 - x0, height: ROD * 2, cost: EDGE })),
    ],
  };
}

/** As bad as to hide another label: there is room beside it. */
const COVERS_ALL = 30;

/** Light around the lines that run over cloth: on a dark one they would be lost. */
function lightUnder(layout: Layout, lines: readonly Segment[]): Shape | null {
  const hung = clothsOf(layout);
  const over = lines.filter((each) => hung.some((box) => crosses(box, each)));
  const data = over.map(({ x0, y0, x1, y1 }) => d`M${x0},${y0}` + (y0 === y1 ? d`H${x1}` : d`V${y1}`)).join("");
  return data ? line(data, 0.6, { class: "dimension", stroke: LINEN, "stroke-width": 2.5 }) : null;
}

/** Cloth as it hangs before the wall and the window. */
function clothsOf({ hanging, shade, top }: Layout): Box[] {
  const panels = (hanging?.panels ?? []).map(({ x, width }) => {
    const { clothTop: y = 0, hem = 0 } = hanging ?? {};
    return { x, y, width, height: hem - y };
  });
  return [...panels, ...[shade, top].flatMap((box) => box ?? [])];
}

function edgesOf({ x, y, width, height }: Box): Segment[] {
  const [right, foot] = [x + width, y + height];
  return [
    { x0: x, y0: y, x1: right, y1: y },
    { x0: x, y0: foot, x1: right, y1: foot },
    { x0: x, y0: y, x1: x, y1: foot },
    { x0: right, y0: y, x1: right, y1: foot },
  ];
}

/** A share of the picture, so that it is as large on the screen whatever the size of the window. */
function fontSize(view: Box): number {
  return Math.min(view.width * 0.033, view.height * 0.04);
}

/** Where a measurement is taken: a tape held along it. */
export function tapeOf(layout: Layout, view: Box, name: MeasurementName): Segment {
  return place(layout, view, ASIDE)[name];
}

/** Beyond a window that shares its rod stands the next one, and no wall of its own. */
function isCovered(name: MeasurementName, { frame, place: special }: Layout): boolean {
  return name === "distanceFromWindowFrameToRightWall" && special !== undefined && special.whole.width > frame.width;
}

/** How far toward the wall the two upright ones beside the window stand; names need more room than numbers. */
const ASIDE = 0.8;
const ASIDE_OF_NAMES = 0.9;

function place(layout: Layout, view: Box, aside: number): Record<MeasurementName, Dimension> {
  const { frame, floor, ceiling, leftWall, rightWall } = layout;
  const right = frame.x + frame.width;
  const foot = frame.y + frame.height;
  const viewRight = view.x + view.width;
  const leftRoom = frame.x - Math.max(leftWall, view.x);
  const rightRoom = Math.min(rightWall, viewRight) - right;
  const across = frame.y + frame.height * 0.48;
  const leftOpen = leftWall < view.x;
  const rightOpen = rightWall > viewRight;
  const up = frame.x + frame.width * 0.28;
  return {
    widthOfWindow: level(frame.x, right, frame.y + frame.height * 0.62, 0.62),
    heightOfWindow: upright(up, frame.y, foot, 0.3),
    heightFromTopOfWindowToFloor: upright(right + rightRoom * aside, frame.y, floor, 0.68),
    heightFromWindowFrameToCeiling: upright(frame.x + frame.width * 0.62, ceiling, frame.y, 0.5),
    heightFromFloorToCeiling: upright(frame.x - leftRoom * aside, ceiling, floor, 0.7),
    distanceFromWindowFrameToLeftWall: {
      ...level(leftOpen ? view.x + 1 : leftWall, frame.x, across, 0.78),
      ...(leftOpen ? { open: "start" as const } : {}),
    },
    distanceFromWindowFrameToRightWall: {
      ...level(right, rightOpen ? viewRight - 1 : rightWall, across, 0.62),
      ...(rightOpen ? { open: "end" as const } : {}),
    },
  };
}

/** A shade, of which nothing but the window is behind. Drapes hang beside the glass, and leave its middle free. */
function clothAlone({ shade, hanging, top }: Layout): Box | undefined {
  return hanging || top ? undefined : shade;
}

/** What would run over a shade: the widths below the sill in one line, the heights of the frame beside it. */
function besideCloth(
  { frame, floor, door }: Layout,
  cloth: Box,
  bare: Record<MeasurementName, Dimension>,
  size: number,
): Partial<Record<MeasurementName, Dimension>> {
  const [foot, hem] = [frame.y + frame.height, cloth.y + cloth.height];
  const lowest = Math.max(foot, hem);
  if (door || floor - lowest < size * 2) return {};
  const y = Math.min(lowest + size * 2.4, (lowest + floor) / 2);
  const x = (bare.heightFromFloorToCeiling.x0 + Math.min(frame.x, cloth.x)) / 2;
  const along = hem < foot ? (hem + foot - frame.y * 2) / 2 / frame.height : 0.5;
  const lower = (name: MeasurementName) => ({ ...bare[name], y0: y, y1: y, label: 0.5 });
  return {
    widthOfWindow: lower("widthOfWindow"),
    distanceFromWindowFrameToLeftWall: lower("distanceFromWindowFrameToLeftWall"),
    distanceFromWindowFrameToRightWall: lower("distanceFromWindowFrameToRightWall"),
    heightOfWindow: { ...bare.heightOfWindow, x0: x, x1: x, label: along },
    heightFromWindowFrameToCeiling: { ...bare.heightFromWindowFrameToCeiling, x0: x, x1: x },
  };
}

function level(x0: number, x1: number, y: number, label: number): Dimension {
  return { x0, y0: y, x1, y1: y, label };
}

function upright(x: number, y0: number, y1: number, label: number): Dimension {
  return { x0: x, y0, x1: x, y1, label };
}

interface Drawn {
  stance: "plain" | "focused" | "dimmed";
  known: boolean;
  label?: { box: Box; size: number; text: string; number: number | false };
}

const STRENGTH = { plain: 0.6, focused: 1, dimmed: 0.22 };

function drawDimension(place: Dimension, { stance, known, label }: Drawn): Shape {
  const { x0, y0, x1, y1 } = place;
  const focused = stance === "focused";
  const colour = focused ? MOSS : INK;
  const dashed = !known && !focused;
  const strength = STRENGTH[stance];
  return group(
    { class: focused ? "dimension dimension-focus" : "dimension" },
    dashed ? line(ends(place), strength, { stroke: colour }) : null,
    line(d`M${x0},${y0}L${x1},${y1}` + (dashed ? "" : ends(place)), strength, {
      stroke: colour,
      "stroke-width": focused ? 2 : undefined,
      "stroke-dasharray": dashed ? "4 3" : undefined,
    }),
    label ? drawPill(label, stance, known) : null,
  );
}

function drawPill(
  { box, size, text, number }: NonNullable<Drawn["label"]>,
  stance: Drawn["stance"],
  known: boolean,
): Shape[] {
  const focused = stance === "focused";
  const faded = stance === "dimmed" ? 0.55 : 0.7;
  const attrs = {
    class: "dimension-label",
    x: box.x + box.width / 2,
    y: box.y + box.height / 2 + size * 0.35,
    "font-weight": focused ? 600 : undefined,
    fill: focused ? LINEN : INK,
    "fill-opacity": focused || (known && stance === "plain") ? undefined : faded,
  };
  const numbered = (count: number) =>
    shape("text", attrs, [
      { tag: "tspan", attrs: { fill: BRASS_DEEP }, text: `${count}` },
      { tag: "tspan", attrs: { dx: size * 0.38 }, text },
    ]);
  return [
    shape("rect", {
      class: "dimension-label",
      ...box,
      rx: size * 0.25,
      fill: focused ? MOSS : LINEN,
    }),
    number === false ? { tag: "text", attrs, text } : numbered(number),
  ];
}

/** Short bars at the ends, as a draughtsman draws them, with a slanted tick; an open end gets a break mark. */
function ends({ x0, y0, x1, y1, open }: Dimension): string {
  const flat = y0 === y1;
  const bar = (x: number, y: number) =>
    flat
      ? d`M${x},${y - 1.4}V${y + 1.4}M${x - 0.7},${y + 0.7}L${x + 0.7},${y - 0.7}`
      : d`M${x - 1.4},${y}H${x + 1.4}M${x - 0.7},${y + 0.7}L${x + 0.7},${y - 0.7}`;
  const cut = (x: number, y: number) =>
    d`M${x - 0.6},${y + 1.2}L${x},${y - 1.2}M${x + 0.3},${y + 1.2}L${x + 0.9},${y - 1.2}`;
  return (open === "start" ? cut(x0, y0) : bar(x0, y0)) + (open === "end" ? cut(x1, y1) : bar(x1, y1));
}
