import { type Camera, lidAt, type Matrix, mapped, type Point, type Size, sideAt } from "./camera.ts";
import { AS_FOUND, type Light } from "./wall-view.ts";

/** Red, green and blue in linear light. */
export type Color = readonly [number, number, number];

/** How cloth is lit on the left and on the right, by channel, in linear light. */
export interface Gains {
  left: Color;
  right: Color;
  /** To which side shadows fall: away from the brighter one. */
  away: -1 | 0 | 1;
}

const WHITE_WALL = 0.55;

/** By the medians of the wall on either side; a side that is not seen takes the other's. */
export function gainsOf(left: Color | undefined, right: Color | undefined, { exposure }: Light): Gains {
  const usual = [WHITE_WALL, WHITE_WALL, WHITE_WALL] as const;
  const [one, two] = [left ?? right ?? usual, right ?? left ?? usual];
  const [brightLeft, brightRight] = [brightness(one), brightness(two)];
  const away = Math.abs(brightLeft - brightRight) < 0.005 ? 0 : brightLeft > brightRight ? 1 : -1;
  return { left: gainOf(one, exposure), right: gainOf(two, exposure), away };
}

function brightness([r, g, b]: Color) {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function gainOf(median: Color, exposure: number) {
  const bright = Math.max(brightness(median), 1e-4);
  const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  const all = clamp(bright / WHITE_WALL, 0.3, 1.15) * 2 ** (exposure / 100);
  return median.map((channel) => all * clamp((channel / bright) ** 0.35, 0.85, 1.15)) as unknown as Color;
}

/** Where on the wall the light is read: spots of the wall's inches on one side of the frame. */
export function litSpots(side: "left" | "right", { width, height }: Size, wall: number | null): [number, number][] {
  const spots: [number, number][] = [];
  for (let away = 3; away <= 10; away += 0.5) {
    if (wall !== null && away > wall) break;
    for (let y = 4; y <= height - 4; y += 1) spots.push([side === "left" ? -away : width + away, y]);
  }
  return spots;
}

/** How shadows of what hangs so far out fall on the wall: in inches across and down, blurred by so much, so dark. */
export function shadowOf(out: number, { away }: Gains, { shadow }: Light) {
  return { x: 0.4 * out * away, y: 0.26 * out, blur: 1.2, strength: (0.34 * shadow) / AS_FOUND.shadow };
}

/** Of a layer's raster: pixels per inch. */
export function rasterScale(largest: number, { width, height }: Size): number {
  return Math.min(Math.min(24, Math.max(6, 1.25 * largest)), 2400 / Math.max(width, height));
}

export const srgbToLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
export const linearToSrgb = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** A return or a lid is turned from the light. */
export const TURNED = 0.78;

interface Wall {
  frame: Size;
  photo: Size;
  /** How much wall there is beside the frame, where it was measured. */
  walls: { left: number | null; right: number | null };
}

/** How the wall of a photograph lights what hangs before it. */
export function readGains(colorAt: (x: number, y: number) => Color, camera: Camera, wall: Wall, light: Light): Gains {
  const medianOf = (side: "left" | "right"): Color | undefined => {
    const found: Color[] = [];
    for (const spot of litSpots(side, wall.frame, wall.walls[side])) {
      const [x, y] = mapped(camera.wall, spot);
      if (x >= 0 && x < wall.photo.width && y >= 0 && y < wall.photo.height)
        found.push(colorAt(Math.floor(x), Math.floor(y)));
    }
    if (found.length === 0) return undefined;
    const middle = (channel: 0 | 1 | 2) =>
      found.map((color) => color[channel]).sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0;
    return [middle(0), middle(1), middle(2)];
  };
  return gainsOf(medianOf("left"), medianOf("right"), light);
}

type Box = { x: number; y: number } & Size;

export function boxCorners({ x, y, width, height }: Box): [Point, Point, Point, Point] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** So many pixels of the photograph show an inch of a plane, where they are most. */
export function finestIn(plane: Matrix, box: Box): number {
  const STEP = 0.01;
  const sizes = boxCorners(box).flatMap(([x, y]) => {
    const [here, ...beside] = [
      mapped(plane, [x, y]),
      mapped(plane, [x + STEP, y]),
      mapped(plane, [x, y + STEP]),
    ] as const;
    return beside.map(([u, v]) => Math.hypot(u - here[0], v - here[1]) / STEP);
  });
  return Math.max(...sizes);
}

/** Pixels with red, green, blue and how opaque they are. */
export interface Raster extends Size {
  data: Uint8Array | Uint8ClampedArray;
  perInch: number;
}

interface Faced {
  face: { left: number; right: number };
  box: Box;
}

const linear = Float32Array.from({ length: 256 }, (_, at) => srgbToLinear(at / 255));
/** A byte of a picture in linear light. */
export const lightOf = (bytes: Raster["data"], at: number) => linear[bytes[at] as number] as number;

/** The outer inch of a face: its mean color, and from where to where it reaches. */
export function edgeOf({ face, box }: Faced, { data, width, height, perInch }: Raster, side: "left" | "right") {
  const column = (inch: number) => Math.min(width - 1, Math.max(0, Math.round((inch - box.x) * perInch)));
  const [from, to] =
    side === "left" ? [column(face.left), column(face.left + 1)] : [column(face.right - 1), column(face.right)];
  let [count, first, last] = [0, height, -1];
  const sum = [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    let covered = 0;
    for (let x = from; x <= to; x += 1) {
      const at = (y * width + x) * 4;
      if ((data[at + 3] ?? 0) < 128) continue;
      covered += 1;
      for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + lightOf(data, at + channel);
    }
    count += covered;
    // A pole or a ring is thinner than cloth.
    if (covered * 2 < to - from) continue;
    first = Math.min(first, y);
    last = y;
  }
  if (last < first) return undefined;
  const color = sum.map((each) => each / count) as unknown as Color;
  return { color, top: box.y + first / perInch, bottom: box.y + (last + 1) / perInch };
}

/** What joins a face to the wall, where the camera sees it: a return on either side, a lid above; each flat, turned from the light. */
export function joinsOf(
  camera: Camera,
  layer: Faced & { out: number; returns: { left: boolean; right: boolean }; lid: boolean },
  raster: Raster,
  gains: Gains,
): { seen: Point[]; color: Color }[] {
  const { face, out } = layer;
  const [eyeX, eyeY] = camera.at;
  const shaded = (color: Color, gain: Color) =>
    color.map((value, at) => value * TURNED * (gain[at] ?? 1)) as unknown as Color;
  const sides = (["left", "right"] as const).flatMap((side) => {
    const x = face[side];
    const edge = layer.returns[side] && (side === "left" ? eyeX < x : eyeX > x) && edgeOf(layer, raster, side);
    if (!edge) return [];
    const plane = sideAt(camera, x);
    const ends: Point[] = [
      [out, edge.top],
      [0, edge.top],
      [0, edge.bottom],
      [out, edge.bottom],
    ];
    return [{ seen: ends.map((end) => mapped(plane, end)), color: shaded(edge.color, gains[side]) }];
  });
  const edge = layer.lid ? edgeOf(layer, raster, "left") : undefined;
  if (!edge || eyeY >= edge.top) return sides;
  const plane = lidAt(camera, edge.top);
  const ends = boxCorners({ x: face.left, y: 0, width: face.right - face.left, height: out });
  return [...sides, { seen: ends.map((end) => mapped(plane, end)), color: shaded(edge.color, gains.left) }];
}
