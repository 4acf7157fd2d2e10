import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import type { Stop } from "#app/drawing/easel.ts";
import { type Attributes, d } from "#app/drawing/scene.ts";
import { type Threads, weaves } from "./weaves.ts";

/** What is too fine for a window across the room is seen on a piece in the hand: no cloth is without threads or pile. */
export function threadsOf(weave: FabricLook["weave"]): Threads {
  return weaves[weave] ?? (weave === "velvet" ? pile : fine);
}

/** How the light lies on it. */
export function lieOf(weave: FabricLook["weave"]): { stops: readonly Stop[]; to: Attributes } {
  return weave === "velvet" ? brushed : { stops: flat, to: { x2: 0.4, y2: 1 } };
}

const flat: readonly Stop[] = [
  [0, 0.1],
  [0.5, 0],
  [1, -0.08],
];

/** Pile that a hand went over: bright where it stands toward the light, deep where it leans away. */
const brushed = {
  stops: [
    [0, 0.2],
    [0.16, 0.06],
    [0.34, -0.16],
    [0.5, -0.3],
    [0.63, 0.02],
    [0.72, 0.16],
    [0.82, 0],
    [1, -0.4],
  ] satisfies readonly Stop[],
  to: { x2: 1, y2: 0.7 },
};

/** Spread without a beat that the eye would find. */
const spread = (count: number, size: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => [((i * 0.7549) % 1) * size, ((i * 0.5698) % 1) * size]);

const PILE = 6;
const nap = (share: 0 | 1): string =>
  spread(150, PILE)
    .filter((_, i) => i % 2 === share)
    .map(([x, y]) => d`M${x},${y * 0.95}v.26`)
    .join("");
const pile: Threads = { size: PILE, dark: nap(0), light: nap(1), stroke: 0.07, strength: 0.2 };

/** A close, slightly uneven weave: every thread is a little thicker somewhere. */
const FINE = 5;
const threads = (share: 0 | 1): string =>
  spread(46, FINE)
    .filter((_, i) => i % 2 === share)
    .map(([x, y], i) =>
      i % 3 === 0 ? d`M${x},0v${FINE}` : i % 3 === 1 ? d`M0,${y}h${FINE}` : d`M${x * 0.7},${y}h${FINE * 0.3}`,
    )
    .join("");
const fine: Threads = { size: FINE, dark: threads(0), light: threads(1), stroke: 0.09, strength: 0.13 };
