import { formatInches } from "#app/domain/measuring/inches.ts";
import { type MeasurementName, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { Resolved } from "#app/domain/measuring/resolve-measurements.ts";
import { line } from "./easel.ts";
import type { Layout } from "./layout.ts";
import { INK, LINEN, MOSS } from "./palette.ts";
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

/** A straight dimension, and where along it the label sits. */
interface Dimension {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  label: number;
  /** Runs out of the picture instead of ending at what it measures. */
  open?: "start" | "end";
}

/** The seven measurements over the drawing; the one in focus stands out and is drawn last. */
export function drawDimensions(
  layout: Layout,
  { inches, assumed, given }: Resolved,
  view: Box,
  focus?: MeasurementName,
): Shape {
  const places = place(layout, view);
  const ordered = [...measurementNames].sort((a, b) => Number(a === focus) - Number(b === focus));
  return group(
    { "font-family": "Instrument Sans Variable, sans-serif", "text-anchor": "middle" },
    ordered.map((name) => {
      // A value that was given is shown, even where the drawing could not follow it; its line is then dashed.
      const value = given[name] ?? (assumed.includes(name) ? null : inches[name]);
      const known = !assumed.includes(name);
      const text = value === null ? shortLabels[name] : formatInches(value);
      const full = name === focus && value !== null ? `${shortLabels[name]} ${text}` : text;
      const at = name === focus ? { ...places[name], label: 0.5 } : places[name];
      return drawDimension(at, full, view, { focused: name === focus, known });
    }),
  );
}

/** A share of the picture, so that it is as large on the screen whatever the size of the window. */
function fontSize(view: Box): number {
  return Math.min(view.width * 0.033, view.height * 0.04);
}

/** Keeps a label in the picture. */
function within(middle: number, start: number, room: number, size: number): number {
  return Math.max(start + size / 2, Math.min(start + room - size / 2, middle));
}

function place(layout: Layout, view: Box): Record<MeasurementName, Dimension> {
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
    heightFromTopOfWindowToFloor: upright(right + rightRoom * 0.24, frame.y, floor, 0.68),
    heightFromWindowFrameToCeiling: upright(frame.x + frame.width * 0.62, ceiling, frame.y, 0.5),
    heightFromFloorToCeiling: upright(frame.x - leftRoom * 0.55, ceiling, floor, 0.7),
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

function level(x0: number, x1: number, y: number, label: number): Dimension {
  return { x0, y0: y, x1, y1: y, label };
}

function upright(x: number, y0: number, y1: number, label: number): Dimension {
  return { x0: x, y0, x1: x, y1, label };
}

function drawDimension(
  place: Dimension,
  text: string,
  view: Box,
  { focused, known }: { focused: boolean; known: boolean },
): Shape {
  const { x0, y0, x1, y1, label } = place;
  const size = fontSize(view);
  const colour = focused ? MOSS : INK;
  const width = text.length * size * 0.54 + size * 0.8;
  const x = within(x0 + (x1 - x0) * label, view.x, view.width, width);
  const height = size * 1.5;
  // A label longer than its line would hide it, so it moves below.
  const aside = y0 === y1 && width > Math.abs(x1 - x0) * 0.9 ? height * 1.1 : 0;
  const y = within(y0 + (y1 - y0) * label + aside, view.y, view.height, height);
  const dashed = !known && !focused;
  const strength = focused ? 1 : 0.6;
  return group(
    { class: focused ? "dimension dimension-focus" : "dimension" },
    dashed ? line(ends(place), strength, { stroke: colour }) : null,
    line(d`M${x0},${y0}L${x1},${y1}` + (dashed ? "" : ends(place)), strength, {
      stroke: colour,
      "stroke-width": focused ? 2 : undefined,
      "stroke-dasharray": dashed ? "4 3" : undefined,
    }),
    shape("rect", {
      class: "dimension-label",
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
      rx: size * 0.25,
      fill: focused ? MOSS : LINEN,
      "fill-opacity": focused ? 1 : 0.94,
    }),
    {
      tag: "text",
      attrs: {
        class: "dimension-label",
        x,
        y: y + size * 0.35,
        "font-size": size,
        "font-weight": focused ? 600 : undefined,
        fill: focused ? LINEN : INK,
        "fill-opacity": known || focused ? undefined : 0.7,
      },
      text,
    },
  );
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
