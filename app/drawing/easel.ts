import { INK, LIGHT, SHADOW } from "./palette.ts";
import { type Attributes, type Shape, shape } from "./scene.ts";

/** What one drawing shares while it is being made: its id, its defs, its line. */
export interface Easel {
  id: string;
  defs: Map<string, Shape>;
  lineWeight: number;
}

/** How a treatment's cloth is painted, after its fabric and its lining have been taken into account. */
export interface Cloth {
  fill: string;
  contrast: string;
  accent: string;
  trim: boolean;
  band: { edge: boolean; inset: boolean };
  /** 1 is ordinary; interlining softens the folds, a sheer sharpens them. */
  relief: number;
  opacity: number;
  /** Folds per inch against an ordinary lining. */
  density: number;
}

export function newEasel(id: string, lineWeight: number): Easel {
  return { id, defs: new Map(), lineWeight };
}

/** Defines something once per drawing and gives its reference. */
export function define(easel: Easel, name: string, make: (id: string) => Shape): string {
  const id = `${easel.id}-${name}`;
  if (!easel.defs.has(name)) easel.defs.set(name, make(id));
  return id;
}

export function paint(easel: Easel, name: string, make: (id: string) => Shape): string {
  return `url(#${define(easel, name, make)})`;
}

/** One line weight for everything, whatever the scale: lines do not thicken on paper nor vanish on a card. */
export function line(easel: Easel, data: string, opacity = 0.8, more: Attributes = {}): Shape {
  return shape("path", {
    d: data,
    fill: "none",
    stroke: INK,
    "stroke-width": easel.lineWeight,
    "stroke-opacity": opacity === 1 ? undefined : opacity,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
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

export function gradient(id: string, stops: readonly Stop[], attrs: Attributes = {}): Shape {
  return shape(
    "linearGradient",
    { id, ...attrs },
    stops.map(([offset, value]) =>
      shape("stop", { offset, "stop-color": value < 0 ? SHADOW : LIGHT, "stop-opacity": Math.abs(value) }),
    ),
  );
}

/** Light from the upper left over a rounded fold. */
export function foldPaint(easel: Easel, relief: number): string {
  const k = Math.round(relief * 20) / 20;
  return paint(easel, `fold${Math.round(k * 20)}`, (id) =>
    gradient(id, [
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
  return paint(easel, name, (id) => gradient(id, stops, { x2: 0, y2: 1 }));
}
