import { defaultPlacementRules, type PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import type { EdgeName } from "#app/domain/orders/answers/edges.ts";
import { type Finish, USUAL_THICKNESS } from "#app/domain/orders/answers/window-hardware.ts";
import { LIGHT, LINE, SHADOW } from "./palette.ts";
import { type Attributes, type Children, group, type Shape, shape } from "./scene.ts";

/** What one drawing shares while it is being made. */
export interface Easel {
  id: string;
  /** Tells the names of one treatment from another's. */
  layer: string;
  /** By name, in the order of their first use. */
  ids: Map<string, string>;
  defs: Shape[];
  /** The colors of shade and light in the cloth being drawn. */
  shadow: string;
  light: string;
  /** Of its lines: ink, which a dark cloth would swallow. */
  ink: string;
  /** Of cloth with a pile: bright at the edge of a fold, dark on its face. */
  sheen: boolean;
  /** What the rod is made of and how thick it is. */
  pole: Pole;
  /** By which everything is sewn. */
  rules: PlacementRules;
  /** Drawn without the wall behind it, so without a shadow on one. */
  bare?: boolean;
  /** Its cloth is left to the variables of a page. */
  open?: boolean;
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
  /** The same on one fold, so many inches from the left of its panel. */
  onFold: (x: number) => string;
  /** The same on a part above which so many inches are folded away. */
  below: (hidden: number) => string;
  /** The same on a piece cut by itself, a motif in the middle of it, or so much of it folded away. */
  cut: (middle: number, hidden?: number) => string;
  /** Linings that turn to the front. */
  contrast: string;
  /** Ties and straps: of the contrast that was named, else of the face. */
  strap: string;
  /** Of the cord along the edges of a cornice, and where light falls on it. */
  welt: string;
  weltLight: string;
  bandFill: string;
  trimColor: string;
  trimLight: string;
  trim: boolean;
  /** How wide a band on the edge is, and one in from it; 0 where there is none. */
  band: { edge: number; inset: number };
  /** Along which edges the band and the trim run, and how many rows of trim there are. */
  bandEdges: readonly EdgeName[];
  trimEdges: readonly EdgeName[];
  trimRows: number;
  /** 1 is ordinary; interlining softens the folds, a sheer sharpens them. */
  relief: number;
  /** Or a variable of the page that shows it. */
  opacity: number | `var(${string})`;
}

export function newEasel(id: string, rules: PlacementRules = defaultPlacementRules): Easel {
  const lit = { shadow: SHADOW, light: LIGHT, ink: LINE, sheen: false };
  return { id, layer: "", ids: new Map(), defs: [], ...lit, pole: usualPole, rules };
}

type Lit = Pick<Easel, "shadow" | "light" | "ink" | "sheen">;

/** The same drawing for one treatment: its own names in the shared defs, and shade in the tone of its cloth. */
export function layer(easel: Easel, name: string, { shadow, light, ink, sheen }: Lit): Easel {
  return { ...easel, layer: name, shadow, light, ink, sheen };
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

export function defineGroup(easel: Easel, name: string, make: () => Children): string {
  return define(easel, name, (id) => group({ id }, ...make()));
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

/** An edge that bands and trim follow. */
export function defineEdge(easel: Easel, data: string): string {
  return define(easel, `along ${data}`, (id) => shape("path", { id, d: data }));
}

/** An outline that is filled, clipped by and drawn round: defined once, with the line it has wherever it is inked. */
export function defineOutline(easel: Easel, name: string, data: () => string): string {
  return define(easel, name, (id) => shape("path", { id, d: data(), "vector-effect": "non-scaling-stroke" }));
}

/** Its line. */
export function inked(outline: string, opacity = 1, more: Attributes = {}): Shape {
  return use(outline, 0, 0, { stroke: LINE, "stroke-opacity": opacity === 1 ? undefined : opacity, ...more });
}

export function fill(data: string, paintedWith: string, more: Attributes = {}): Shape {
  return shape("path", { d: data, fill: paintedWith, ...more });
}

export function use(id: string, x = 0, y = 0, more: Attributes = {}): Shape {
  return shape("use", { href: `#${id}`, x: x === 0 ? undefined : x, y: y === 0 ? undefined : y, ...more });
}

/** A gradient stop: negative is shadow, positive is light, the size is its strength. */
export type Stop = readonly [offset: number, value: number];

/** How strong the light is, by where it falls. */
export type Shading = Readonly<Record<number, number>>;

export function stops(shading: Shading): Stop[] {
  return Object.entries(shading)
    .map(([offset, value]): Stop => [Number(offset), value])
    .sort(([a], [b]) => a - b);
}

export function gradient(easel: Easel, id: string, along: readonly Stop[], attrs: Attributes = {}): Shape {
  return shape(
    "linearGradient",
    { id, ...attrs },
    along.map(([offset, value]) =>
      shape("stop", { offset, "stop-color": faint(value < 0 ? easel.shadow : easel.light, Math.abs(value)) }),
    ),
  );
}

/** A colour with its strength as alpha. */
export function faint(colour: string, strength: number): string {
  const alpha = Math.round(Math.min(1, strength) * 255);
  return colour + (alpha < 16 ? "0" : "") + alpha.toString(16);
}

/** A seam or a fold's edge that is seen on dark cloth too: light falls on the cloth beside it. */
export function litLine(easel: Easel, data: string, opacity: number, more: Attributes = {}): Shape {
  const light = { ...more, stroke: faint(easel.light, 0.4), transform: "translate(.2 .2)" };
  return shape("g", {}, [line(data, 1, light), line(data, opacity, more)]);
}

/** Something in one colour with its ink line. */
export function solid(data: string, paintedWith: string, ink = 1): Shape {
  return line(data, ink, { fill: paintedWith });
}

/** A piece of cloth: its paint, the light and shade over it, and its ink line. */
export function piece(data: string, cloth: string, shading: string, ink = 1): Shape[] {
  return [fill(data, cloth), solid(data, shading, ink)];
}

const fold = stops({ 0: -0.34, 0.1: -0.16, 0.3: 0.3, 0.42: 0.26, 0.62: -0.03, 0.85: -0.22, 1: -0.42 });
const pileFold = stops({
  0: -0.5,
  0.07: 0.1,
  0.17: 0.58,
  0.34: -0.06,
  0.58: -0.42,
  0.8: -0.2,
  0.92: 0.3,
  1: -0.55,
});

/** Where both kinds of fold can be told by the same stops. */
const OPEN_STOPS = [0, 0.08, 0.17, 0.32, 0.44, 0.6, 0.82, 0.92, 1];

/** What the light on a fold is called that is left to a page. */
export function foldVariable(index: number): string {
  return `--f${index}`;
}

/** The light on a fold of a cloth, stop by stop, as a page sets it. */
export function foldColors({ shadow, light, sheen }: Pick<Easel, "shadow" | "light" | "sheen">): string[] {
  const own = sheen ? pileFold : fold;
  return OPEN_STOPS.map((at) => {
    const i = Math.max(
      1,
      own.findIndex(([offset]) => offset >= at),
    );
    const [[from, one], [to, two]] = [own[i - 1] ?? [0, 0], own[i] ?? [1, 0]];
    const value = one + ((two - one) * (at - from)) / (to - from);
    return faint(value < 0 ? shadow : light, Math.abs(value));
  });
}

function openFold(id: string, k: number): Shape {
  return shape(
    "linearGradient",
    { id },
    OPEN_STOPS.map((offset, i) =>
      shape("stop", { offset, "stop-color": `var(${foldVariable(i)})`, "stop-opacity": k < 1 ? k : undefined }),
    ),
  );
}

/** Light from the upper left over a rounded fold. */
export function foldPaint(easel: Easel, relief: number): string {
  const k = Math.round(relief * 20) / 20;
  if (easel.open) return paint(easel, `fold${Math.round(k * 20)}`, (id) => openFold(id, k));
  return paint(easel, `fold${Math.round(k * 20)}`, (id) =>
    gradient(
      easel,
      id,
      (easel.sheen ? pileFold : fold).map(([offset, value]): Stop => [offset, value * k]),
    ),
  );
}

/** Light to shade down a surface, in its own height. */
export function downPaint(easel: Easel, name: string, shading: Shading): string {
  return paint(easel, name, (id) => gradient(easel, id, stops(shading), { x2: 0, y2: 1 }));
}
