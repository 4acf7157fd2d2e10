import { type Easel, line } from "#app/drawing/easel.ts";
import type { Shape } from "#app/drawing/scene.ts";

/**
 * The edge of one fold among many, an eighth of an inch thick and in the shade of its cloth: on a small picture a whole
 * line of ink for each would be a grey band.
 */
export function fineLine({ shadow }: Easel, data: string, opacity = 0.7): Shape {
  return line(data, opacity, { "vector-effect": undefined, "stroke-width": 0.12, stroke: shadow });
}
