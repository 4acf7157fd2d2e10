import { define, downPaint, type Easel, faint, fill, use } from "./easel.ts";
import { LINE, SHADOW } from "./palette.ts";
import { d, group, type Shape, shape } from "./scene.ts";

/**
 * Folds that run along a curve cannot be shaded by a straight gradient. Several wide, faint strokes of the same
 * line, one over another, fade as softly and follow it exactly; a light line above them turns the fold over.
 */
export function softFolds(easel: Easel, name: string, data: string, width: number, strength: number): Shape {
  const folds = define(easel, `${name}soft`, (own) => {
    const id = define(easel, name, (line) => shape("path", { id: line, d: data }));
    const stroke = (share: number, opacity: number) =>
      use(id, 0, 0, { "stroke-width": width * share, "stroke-opacity": opacity * strength });
    return group(
      { id: own, stroke: easel.shadow },
      use(id, 0, width * -0.8, { stroke: faint(easel.light, 0.22 * strength), "stroke-width": width * 0.7 }),
      stroke(1.3, 0.09),
      stroke(0.9, 0.1),
      stroke(0.5, 0.13),
      stroke(0.2, 0.2),
      use(id, 0, 0, { stroke: faint(LINE, 0.45), "stroke-width": 0.08 }),
    );
  });
  return use(folds);
}

/** The shadow a board or a valance throws on what hangs behind it; light comes from the upper left. */
export function castShadow(id: string): Shape {
  return group(
    { fill: faint(SHADOW, 0.04) },
    [0.4, 0.75, 1.1, 1.45, 1.8].map((y) => use(id, y * 0.3, y)),
  );
}

/** The line of shade along the wall above a board, which stands out from it. */
export function lidShadow(easel: Easel, width: number): Shape {
  if (easel.bare) return group({});
  const above = downPaint(easel, "lidshade", { 0: 0, 1: -0.22 });
  return fill(d`M0,-.75H${width}V0H0Z`, above);
}
