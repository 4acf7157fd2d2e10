import { define, type Easel, type Stop } from "#app/drawing/easel.ts";
import { d, shape } from "#app/drawing/scene.ts";
import type { Fall } from "./headings.ts";

/** Cloth never hangs on a ruler: how far each edge of a fold strays, at a third of the way, two thirds and the hem. */
const strays = [
  { left: [-0.1, 0.12, -0.06], right: [0.08, -0.12, 0.1] },
  { left: [0.1, -0.08, 0.12], right: [0.12, 0.06, -0.1] },
  { left: [-0.06, -0.12, 0.05], right: [-0.1, 0.12, 0.06] },
] as const;

export const columnVariants = strays.length;

export interface ColumnShape {
  fall: Fall;
  pitch: number;
  length: number;
}

/** Defines one fold about x = 0 and gives its reference. */
export function defineColumn(easel: Easel, name: string, column: ColumnShape, variant: number): string {
  return define(easel, `${name}c${variant}`, (id) =>
    shape("path", {
      id,
      d: `${edges(column, variant)}Z`,
      "vector-effect": "non-scaling-stroke",
    }),
  );
}

/** The shade a fold throws into the valleys beside it, longer on the side away from the light. */
export function defineShade(easel: Easel, name: string, { fall, pitch, length }: ColumnShape): string {
  const { half, near, reach } = shadeReach(fall, pitch);
  const strip = (x0: number, x1: number) => d`M${x0},${fall.from}H${x1}V${length - fall.wave}H${x0}Z`;
  // Where the folds are the flat faces themselves, their cloth runs on from the heading and must stay unshaded.
  const data = fall.startShare ? strip(-near, -half) + strip(half, reach) : strip(-near, reach);
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

function edges({ fall, pitch, length }: ColumnShape, variant: number): string {
  const stray = strays[variant % strays.length] ?? strays[0];
  const scale = Math.min(1, pitch / 4) * Math.min(1, length / 40);
  const half = (fall.share * pitch) / 2;
  const start = fall.relax === 0 ? half : startWidth(fall, pitch) / 2;
  const y0 = fall.from;
  const y1 = fall.relax === 0 ? y0 + (length - y0) * 0.3 : Math.min(y0 + fall.relax, length * 0.75);
  const y2 = y1 + (length - y1) * 0.5;
  const y3 = length - fall.wave;
  const [l1, l2, l3] = stray.left.map((value) => -half + value * scale) as [number, number, number];
  const [r1, r2, r3] = stray.right.map((value) => half + value * scale) as [number, number, number];
  const ease = (y1 - y0) * 0.3;
  const sway = (y2 - y1) * 0.5;
  const down = (from: number, a: number, b: number, c: number) =>
    d`M${from},${y0}C${from + (a - from) * 0.5},${y0 + ease} ${a},${y0 + ease * 1.6} ${a},${y1}C${a},${y1 + sway} ${b},${y2 - sway} ${b},${y2}C${b},${y2 + sway} ${c},${y3 - sway} ${c},${y3}`;
  const up = (to: number, a: number, b: number, c: number) =>
    d`${c},${y3}C${c},${y3 - sway} ${b},${y2 + sway} ${b},${y2}C${b},${y2 - sway} ${a},${y1 + sway} ${a},${y1}C${a},${y0 + ease * 1.6} ${to + (a - to) * 0.5},${y0 + ease} ${to},${y0}`;
  return `${down(-start, l1, l2, l3)}${d`Q0,${length + fall.wave} `}${up(start, r1, r2, r3)}`;
}

function startWidth(fall: Fall, pitch: number): number {
  return fall.startShare ? fall.startShare * pitch : Math.min(fall.width, pitch * 0.9);
}
