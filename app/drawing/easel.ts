import type { EdgeName } from "#app/domain/orders/answers/edges.ts";
import { type Finish, USUAL_THICKNESS } from "#app/domain/orders/answers/window-hardware.ts";
import { LIGHT, LINE, SHADOW } from "./palette.ts";
import { type Attributes, type Shape, shape } from "./scene.ts";

/** What one drawing shares while it is being made. */
export interface Easel {
  id: string;
  /** Tells the names of one treatment from another's. */
  layer: string;
  /** By name, in the order of their first use. */
  ids: Map<string, string>;
  defs: Shape[];
  /** The colour of shade in the cloth being drawn. */
  shadow: string;
  /** What the rod is made of and how thick it is. */
  pole: Pole;
}

export interface Pole {
  finish: Finish;
  radius: number;
}

/** Brass, 1 3/8 inches across, until another one is chosen. */
export const usualPole: Pole = { finish: "brass", radius: Number(USUAL_THICKNESS) / 2 };

/** How a treatment's cloth is painted, after its fabric and its lining have been taken into account. */
export interface Cloth {
  fill: string;
  contrast: string;
  accent: string;
  trim: boolean;
  band: { edge: boolean; inset: boolean };
  /** Along which edges the band and the trim run, and how many rows of trim there are. */
  bandEdges: readonly EdgeName[];
  trimEdges: readonly EdgeName[];
  trimRows: number;
  /** 1 is ordinary; interlining softens the folds, a sheer sharpens them. */
  relief: number;
  opacity: number;
  /** Folds per inch against an ordinary lining. */
  density: number;
}

export function newEasel(id: string): Easel {
  return { id, layer: "", ids: new Map(), defs: [], shadow: SHADOW, pole: usualPole };
}

/** The same drawing for one treatment: its own names in the shared defs, and shade in the tone of its cloth. */
export function layer(easel: Easel, name: string, shadow: string): Easel {
  return { ...easel, layer: name, shadow };
}

/** Defines something once per drawing and gives its reference, short because it is written many times. */
export function define(easel: Easel, name: string, make: (id: string) => Shape): string {
  const key = easel.layer + name;
  const known = easel.ids.get(key);
  if (known !== undefined) return known;
  const id = easel.id + easel.ids.size.toString(36);
  easel.ids.set(key, id);
  easel.defs.push(make(id));
  return id;
}

export function paint(easel: Easel, name: string, make: (id: string) => Shape): string {
  return `url(#${define(easel, name, make)})`;
}

/** One line weight for everything, whatever the scale: lines do not thicken on paper nor vanish on a card. */
export function line(data: string, opacity = 1, more: Attributes = {}): Shape {
  return shape("path", {
    d: data,
    stroke: LINE,
    "stroke-opacity": opacity === 1 ? undefined : opacity,
    "vector-effect": "non-scaling-stroke",
    ...more,
  });
}

export function fill(data: string, paintedWith: string, more: Attributes = {}): Shape {
  return shape("path", { d: data, fill: paintedWith, ...more });
}

export function use(id: string, x = 0, y = 0, more: Attributes = {}): Shape {
  return shape("use", { href: `#${id}`, x: x === 0 ? undefined : x, y: y === 0 ? undefined : y, ...more });
}

/** A gradient stop: negative is shadow, positive is light, the size is its strength. */
export type Stop = readonly [offset: number, value: number];

export function gradient(easel: Easel, id: string, stops: readonly Stop[], attrs: Attributes = {}): Shape {
  return shape(
    "linearGradient",
    { id, ...attrs },
    stops.map(([offset, value]) =>
      shape("stop", { offset, "stop-color": faint(value < 0 ? easel.shadow : LIGHT, Math.abs(value)) }),
    ),
  );
}

/** A colour with its strength as alpha. */
export function faint(colour: string, strength: number): string {
  const alpha = Math.round(Math.min(1, strength) * 255);
  return colour + (alpha < 16 ? "0" : "") + alpha.toString(16);
}

/** Something in one colour with its ink line. */
export function solid(data: string, paintedWith: string, ink = 1): Shape {
  return line(data, ink, { fill: paintedWith });
}

/** A piece of cloth: its paint, the light and shade over it, and its ink line. */
export function piece(data: string, cloth: string, shading: string, ink = 1): Shape[] {
  return [fill(data, cloth), solid(data, shading, ink)];
}

/** Light from the upper left over a rounded fold. */
export function foldPaint(easel: Easel, relief: number): string {
  const k = Math.round(relief * 20) / 20;
  return paint(easel, `fold${Math.round(k * 20)}`, (id) =>
    gradient(easel, id, [
      [0, -0.34 * k],
      [0.1, -0.16 * k],
      [0.3, 0.3 * k],
      [0.42, 0.26 * k],
      [0.62, -0.03 * k],
      [0.85, -0.22 * k],
      [1, -0.42 * k],
    ]),
  );
}

/** Light to shade down a surface, in its own height. */
export function downPaint(easel: Easel, name: string, stops: readonly Stop[]): string {
  return paint(easel, name, (id) => gradient(easel, id, stops, { x2: 0, y2: 1 }));
}
