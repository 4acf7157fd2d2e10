import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { faint } from "#app/drawing/easel.ts";
import { type Shape, shape } from "#app/drawing/scene.ts";
import type { Dye } from "./dye.ts";

/** A few inches of threads, repeated: darker ones, then lighter ones. */
export interface Threads {
  size: number;
  dark: string;
  light: string;
  stroke: number;
  strength: number;
}

export const weaves: Partial<Record<FabricLook["weave"], Threads>> = {
  slub: {
    size: 7,
    dark: "M0,.4h7M.6,1.1h3M0,2.3h7M2,3h3M4,4.2h3M0,4.9h7M1,5.6h2M4,6.3h3M.5,0v7M1.7,0v7M2.6,0v7M3.9,0v7M4.7,0v7M5.9,0v7",
    light: "M3,.8h3M0,1.4h3M2,2h4M5,3.3h2M1,4h3M0,5.3h3M4,5.9h2M1,6.6h3M1.1,0v7M3.3,0v7M5.3,0v7M6.5,0v7",
    stroke: 0.09,
    strength: 0.13,
  },
  basket: {
    size: 1,
    dark: "M0,.05h.5M0,.25h.5M0,.45h.5M.55,.5v.5M.75,.5v.5M.95,.5v.5",
    light: "M0,.15h.5M0,.35h.5M.65,.5v.5M.85,.5v.5",
    stroke: 0.07,
    strength: 0.26,
  },
  twill: {
    size: 0.6,
    dark: "M-.1,.7L.7,-.1M-.1,.1L.1,-.1M.5,.7L.7,.5",
    light: "M-.1,.4L.4,-.1M.2,.7L.7,.2",
    stroke: 0.1,
    strength: 0.2,
  },
  sheer: {
    size: 0.9,
    dark: "M0,.2h.9M0,.65h.9",
    light: "M.2,0v.9M.65,0v.9",
    stroke: 0.08,
    strength: 0.22,
  },
};

/** The threads of a cloth over its ground; none for one that is too fine, or whose pile hides them. */
export function drawWeave(id: string, weave: FabricLook["weave"], ground: string, dye: Dye): Shape | null {
  const threads = weaves[weave];
  if (!threads) return null;
  const { size } = threads;
  return shape("pattern", { id, width: size, height: size, patternUnits: "userSpaceOnUse" }, [
    shape("rect", { width: size, height: size, fill: ground }),
    ...drawThreads(threads, dye),
  ]);
}

export function drawThreads({ dark, light, stroke, strength }: Threads, { shadow, light: lit }: Dye): Shape[] {
  return [
    shape("path", { d: dark, stroke: faint(shadow, strength), "stroke-width": stroke }),
    shape("path", { d: light, stroke: faint(lit, strength * 2.2), "stroke-width": stroke }),
  ];
}
