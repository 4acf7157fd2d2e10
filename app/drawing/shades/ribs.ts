import { defineGroup, downPaint, type Easel, fill, line, use } from "#app/drawing/easel.ts";
import { d, type Shape } from "#app/drawing/scene.ts";

/**
 * The edge of one fold among many, an eighth of an inch thick and in the shade of its cloth: on a small picture a whole
 * line of ink for each would be a grey band.
 */
export function fineLine({ shadow }: Easel, data: string, opacity = 0.7): Shape {
  return line(data, opacity, { "vector-effect": undefined, "stroke-width": 0.12, stroke: shadow });
}

/** A rib takes an inch and a half of cloth, so its tuck stands out three quarters. */
const TUCK = 0.75;

/** A stitched tuck of the same cloth, its edge at `y`, stands forward: light on its upper side, its shadow below. */
export function drawRib(easel: Easel, width: number, y: number): Shape {
  const rib = defineGroup(easel, "rib", () => [
    fill(d`M0,0H${width}V1.2H0Z`, downPaint(easel, "under", { 0: -0.44, 1: 0 })),
    fill(d`M0,${-TUCK}H${width}V0H0Z`, downPaint(easel, "tuckface", { 0: 0.3, 0.5: 0.1, 1: -0.14 })),
    line(d`M0,${-TUCK}H${width}`, 0.22),
    line(d`M0,0H${width}`, 0.7),
  ]);
  return use(rib, 0, y);
}
