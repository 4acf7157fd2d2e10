import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import type { Stop } from "#app/drawing/easel.ts";
import { d } from "#app/drawing/scene.ts";
import { type Threads, weaves } from "./weaves.ts";

/**
 * What is too fine for a window across the room is seen on a piece in the hand: no cloth is without threads or pile. And
 * slubs that read as linen from afar would be a check up close.
 */
export function threadsOf(weave: FabricLook["weave"]): Threads {
  if (weave === "slub") return fine;
  return weaves[weave] ?? (weave === "velvet" ? pile : fine);
}

/** How the light lies on it, from its upper left corner to so far across and down. */
export function lieOf(weave: FabricLook["weave"]): { stops: readonly Stop[]; to: { x: number; y: number } } {
  return weave === "velvet" ? brushed : { stops: flat, to: { x: 0.4, y: 1 } };
}

const flat: readonly Stop[] = [
  [0, 0.1],
  [0.5, 0],
  [1, -0.08],
];

/** Pile that a hand went over: bright where it stands toward the light, deep where it leans away. */
const brushed = {
  stops: [
    [0, 0.18],
    [0.2, 0.04],
    [0.42, -0.2],
    [0.5, -0.22],
    [0.58, -0.12],
    [0.68, 0.08],
    [0.75, 0.13],
    [0.84, 0.02],
    [1, -0.34],
  ] satisfies readonly Stop[],
  to: { x: 1.1, y: 0.77 },
};

/** Numbers below one without a beat that the eye would find; always the same ones. */
function* scattered(): Generator<number, never> {
  for (let seed = 7; ; ) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    yield (seed >> 8) / 0x800000;
  }
}

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** Short ends of thread that stand up. */
const PILE = 5;
const ends = scattered();
const nap = () => times(90, () => d`M${ends.next().value * PILE},${ends.next().value * (PILE - 0.2)}v.2`).join("");
const pile: Threads = { size: PILE, dark: nap(), light: nap(), stroke: 0.08, strength: 0.04 };

/** A close weave: threads at almost even distances, and some that are thicker for a while. */
const FINE = 6;
const APART = 0.5;
const offs = scattered();
const crossed = (first: number) => {
  const place = (i: number) => first + (i + offs.next().value * 0.4) * APART;
  const count = FINE / APART;
  return [
    ...times(count, (i) => d`M${place(i)},0v${FINE}`),
    ...times(count, (i) => d`M0,${place(i)}h${FINE}`),
    ...times(count, (i) => d`M${offs.next().value * FINE * 0.75},${place(i)}h${FINE / 4}`),
  ].join("");
};
const fine: Threads = { size: FINE, dark: crossed(0.05), light: crossed(0.3), stroke: 0.09, strength: 0.1 };
