import { type Cloth, type Easel, faint, fill } from "#app/drawing/easel.ts";
import { d, group, type Shape } from "#app/drawing/scene.ts";
import { clothLine } from "./cloth-line.ts";
import type { Panel } from "./panel.ts";

/** How far cloth that lies on the floor spreads, and how high it heaps, as shares of what is too long. */
const SPREAD = 0.34;
const HEAP = 0.42;

/** What of a panel lies on the floor: a low heap under its folds. */
export function drawPool(easel: Easel, cloth: Cloth, { width, length }: Panel, pool: number): Shape {
  const out = pool * SPREAD;
  const rise = pool * HEAP;
  const up = (share: number) => length - rise * share;
  const heap = d`M${-out},${length}C${-out * 0.8},${up(0.9)} ${width * 0.2},${up(1)} ${width * 0.34},${up(0.72)}C${width * 0.5},${up(1.15)} ${width * 0.7},${up(1)} ${width * 0.8},${up(0.66)}C${width * 0.92},${up(0.9)} ${width + out * 0.9},${up(0.5)} ${width + out},${length}Z`;
  const folds = d`M${width * 0.06},${up(0.3)}Q${width * 0.3},${up(0.62)} ${width * 0.52},${up(0.28)}M${width * 0.46},${up(0.5)}Q${width * 0.7},${up(0.72)} ${width * 0.94},${up(0.2)}`;
  return group(
    {},
    fill(heap, cloth.fill),
    fill(heap, faint(easel.shadow, 0.16)),
    clothLine(easel, heap),
    clothLine(easel, folds),
  );
}
