import { line } from "#app/drawing/easel.ts";
import type { Shape } from "#app/drawing/scene.ts";

/** The edge of one fold among many, an eighth of an inch thick: on a small picture a whole line for each would be a black band. */
export function fineLine(data: string, opacity = 0.7): Shape {
  return line(data, opacity, { "vector-effect": undefined, "stroke-width": 0.12 });
}
