import { type Cloth, defineGroup, downPaint, type Easel, fill, line, use } from "#app/drawing/easel.ts";
import { d, fragment, type Shape } from "#app/drawing/scene.ts";
import type { ValanceBody } from "./valance-body.ts";

/** The cloth of tucks: each takes as much of it away as it shows. Null where nothing shows of that. */
export function paintTucks(cloth: Cloth, { width, drop }: ValanceBody, count: number): Shape[] | null {
  const step = drop / count;
  const paints = Array.from({ length: count }, (_, i) => cloth.below(step * i));
  if (new Set(paints).size === 1) return null;
  return paints.map((paint, i) => fill(d`M0,${step * i}H${width}V${step * (i + 1)}H0Z`, paint));
}

/** Crisp tucks pressed downwards, each throwing a sharp shadow on the next. */
export function drawTucks(easel: Easel, cloth: Cloth, { width, drop }: ValanceBody, count: number): Shape {
  const step = drop / count;
  const tuck = defineGroup(easel, "tuck", () => [
    fill(
      d`M0,0H${width}V${step}H0Z`,
      downPaint(easel, "pressed", {
        0: -0.55 * cloth.relief,
        0.16: -0.24 * cloth.relief,
        0.5: 0,
        0.86: 0.34 * cloth.relief,
        1: 0.2 * cloth.relief,
      }),
    ),
    line(d`M0,${step}H${width}`, 0.8),
  ]);
  return fragment(Array.from({ length: count }, (_, i) => use(tuck, 0, step * i)));
}

/** Soft rolls below a flat top, as when a valance is rolled up under its straps. */
export function drawSoftRolls(
  easel: Easel,
  cloth: Cloth,
  { width, drop }: ValanceBody,
  flat: number,
  count: number,
): Shape {
  const step = (drop - flat) / count;
  const outline = (y: number) =>
    d`M0,${y - 0.4}H${width}V${y + step * 0.7}Q${width},${y + step} ${width - 0.6},${y + step}Q${width / 2},${y + step + 0.7} .6,${y + step}Q0,${y + step} 0,${y + step * 0.7}Z`;
  const shaded = defineGroup(easel, "softroll", () => [
    fill(
      outline(0),
      downPaint(easel, "softrolled", {
        0: -0.5 * cloth.relief,
        0.24: -0.16 * cloth.relief,
        0.55: 0.4 * cloth.relief,
        0.82: 0,
        1: -0.4 * cloth.relief,
      }),
    ),
    line(
      d`M.1,${step * 0.75}Q0,${step} .6,${step}Q${width / 2},${step + 0.7} ${width - 0.6},${step}Q${width},${step} ${width - 0.1},${step * 0.75}`,
      0.7,
    ),
  ]);
  // The back of each roll takes as much cloth as its front.
  return fragment(
    Array.from({ length: count }, (_, i) => count - 1 - i).flatMap((i) => {
      const y = flat + step * i;
      return [fill(outline(y), cloth.below(step * (i + 1))), use(shaded, 0, y)];
    }),
  );
}

/** One fold lapping forward over a short skirt. */
export function drawFoldAndSkirt(
  easel: Easel,
  cloth: Cloth,
  { width, drop }: ValanceBody,
  { flat, skirt, sag }: { flat: number; skirt: number; sag: number },
): Shape {
  const foot = drop - skirt;
  const soft = sag > 0;
  const fold = d`M0,${flat}H${width}V${foot}Q${width / 2},${foot + sag * 2} 0,${foot}Z`;
  const under = d`M0,${foot - 0.2}H${width}V${drop}H0Z`;
  return fragment(
    // The back of the fold and what it lies on are not seen.
    fill(under, cloth.below(2 * (foot - flat))),
    fill(under, downPaint(easel, "underfold", { 0: -0.6 * cloth.relief, 0.5: -0.2, 1: -0.05 })),
    fill(fold, cloth.fill),
    fill(
      fold,
      soft
        ? downPaint(easel, "rolledfold", { 0: -0.46, 0.25: -0.1, 0.55: 0.42, 0.85: 0.05, 1: -0.3 })
        : downPaint(easel, "flatfold", { 0: -0.46, 0.18: -0.12, 0.6: 0.2, 1: 0.26 }),
    ),
    line(d`M0,${flat}H${width}`, 0.8),
    line(d`M0,${foot}Q${width / 2},${foot + sag * 2} ${width},${foot}`, 0.8),
  );
}
