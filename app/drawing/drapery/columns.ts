import { define, type Easel, type Stop } from "#app/drawing/easel.ts";
import { d, shape } from "#app/drawing/scene.ts";
import { isCrowded } from "./cloth-line.ts";
import type { Fall } from "./headings.ts";

/** Cloth never hangs on a ruler: how far each edge of a fold strays, at a third of the way, two thirds and the hem. */
const strays = [
  { left: [-0.1, 0.12, -0.06], right: [0.08, -0.12, 0.1] },
  { left: [0.1, -0.08, 0.12], right: [0.12, 0.06, -0.1] },
  { left: [-0.06, -0.12, 0.05], right: [-0.1, 0.12, 0.06] },
] as const;

export interface ColumnShape {
  fall: Fall;
  pitch: number;
  length: number;
  /** The outline of the pleat that it falls from. */
  crown?: readonly number[] | undefined;
}

/** Folds that do not stray are all the same; two kinds are enough below a heading that draws the eye. */
export function variantsOf({ fall, crown }: ColumnShape): number {
  if (fall.loose === 0) return 1;
  return crown ? 2 : strays.length;
}

/** Defines one fold about x = 0 and gives its reference; one that leans hangs from a point that far to its left. */
export function defineColumn(easel: Easel, name: string, column: ColumnShape, variant: number, lean = 0): string {
  const side = lean > 0 ? "l" : lean < 0 ? "r" : "";
  return define(easel, `${name}c${variant}${side}`, (id) =>
    shape("path", {
      id,
      d: column.fall.crest === undefined ? edges(column, variant, lean) : halfWave(column, column.fall.crest),
      "vector-effect": isCrowded(column.pitch) ? undefined : "non-scaling-stroke",
    }),
  );
}

/** The shade a fold throws into the valleys beside it, longer on the side away from the light. */
export function defineShade(easel: Easel, name: string, { fall, pitch, length }: ColumnShape): string {
  const { near, reach } = shadeReach(fall, pitch);
  const data = d`M${-near},${fall.from}H${reach}V${length - fall.wave}H${-near}Z`;
  return define(easel, `${name}s`, (id) => shape("path", { id, d: data }));
}

function shadeReach(fall: Fall, pitch: number) {
  const half = (fall.share * pitch) / 2;
  const gap = pitch - half * 2;
  return { half, gap, near: half + gap * 0.35, reach: half + gap * 0.95 };
}

/** Its gradient: strongest against the fold, gone before the next one. */
export function shadeStops({ fall, pitch }: ColumnShape, relief: number): readonly Stop[] {
  const { half, gap, near, reach } = shadeReach(fall, pitch);
  const total = near + reach;
  const at = (x: number) => Math.round(((x + near) / total) * 1000) / 1000;
  const k = Math.min(1.1, relief);
  return [
    [0, 0],
    [at(-half), -0.34 * k],
    [at(half), -0.56 * k],
    [at(half + gap * 0.4), -0.34 * k],
    [1, -0.02],
  ];
}

function halfWave({ fall, pitch, length }: ColumnShape, crest: number): string {
  const half = (fall.share * pitch) / 2;
  const foot = length - fall.wave;
  return d`M${-half},0V${foot}Q0,${length + fall.wave} ${half},${foot}V0Q0,${-2 * crest} ${-half},0Z`;
}

function edges({ fall, pitch, length, crown }: ColumnShape, variant: number, lean: number): string {
  const stray = strays[variant % strays.length] ?? strays[0];
  const scale = Math.min(1, pitch / 4) * Math.min(1, length / 40) * (fall.loose ?? 1);
  const half = (fall.share * pitch) / 2;
  const start = fall.relax === 0 ? half : crown ? -(crown.at(-2) ?? 0) : startWidth(fall, pitch) / 2;
  const y0 = fall.from;
  const y1 = fall.relax === 0 ? y0 + (length - y0) * 0.3 : Math.min(y0 + fall.relax, length * 0.75);
  const y2 = y1 + (length - y1) * 0.5;
  const y3 = length - fall.wave;
  const [l1, l2, l3] = stray.left.map((value) => -half + value * scale) as [number, number, number];
  const [r1, r2, r3] = stray.right.map((value) => half + value * scale) as [number, number, number];
  const ease = (y1 - y0) * 0.3;
  const sway = (y2 - y1) * 0.5;
  const down = (from: number, a: number, b: number, c: number) =>
    d`C${from + (a - from) * 0.5},${y0 + ease} ${a},${y0 + ease * 1.6} ${a},${y1}C${a},${y1 + sway} ${b},${y2 - sway} ${b},${y2}C${b},${y2 + sway} ${c},${y3 - sway} ${c},${y3}`;
  const up = (to: number, a: number, b: number, c: number) =>
    d`${c},${y3}C${c},${y3 - sway} ${b},${y2 + sway} ${b},${y2}C${b},${y2 - sway} ${a},${y1 + sway} ${a},${y1}C${a},${y0 + ease * 1.6} ${to + (a - to) * 0.5},${y0 + ease} ${to},${y0}`;
  const points = crown ?? [-start, y0];
  const above = { left: crownPath(points, lean), right: crown ? crownBack(crown, lean) : "" };
  return `${above.left}${down(-start - lean, l1, l2, l3)}${d`Q0,${length + fall.wave} `}${up(start - lean, r1, r2, r3)}${above.right}Z`;
}

/** From the middle of a pleat's top edge down its left side. */
function crownPath([x = 0, y = 0, ...rest]: readonly number[], lean: number): string {
  return `${d`M${x - lean},${y}`}${curves(rest.map((value, i) => (i % 2 === 0 ? value - lean : value)))}`;
}

/** Up its right side and back to the middle. */
function crownBack(crown: readonly number[], lean: number): string {
  const back: number[] = [];
  for (let i = crown.length - 4; i >= 0; i -= 2) back.push(-(crown[i] ?? 0) - lean, crown[i + 1] ?? 0);
  return curves(back);
}

function curves(numbers: readonly number[]): string {
  let data = "";
  for (let i = 0; i + 5 < numbers.length; i += 6) {
    const [a = 0, b = 0, c = 0, e = 0, x = 0, y = 0] = numbers.slice(i, i + 6);
    data += d`C${a},${b} ${c},${e} ${x},${y}`;
  }
  return data;
}

function startWidth(fall: Fall, pitch: number): number {
  return fall.startShare ? fall.startShare * pitch : Math.min(fall.width, pitch * 0.9);
}
