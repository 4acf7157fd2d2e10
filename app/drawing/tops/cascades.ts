import { type Cloth, define, type Easel, fill, foldPaint, line, use } from "#app/drawing/easel.ts";
import { SHADOW } from "#app/drawing/palette.ts";
import { d, group, type Shape } from "#app/drawing/scene.ts";

const PLEATS = 4;

/** Knife pleats stepping down to the outer edge, each turning a corner of its lining to the front. */
export function drawCascades(
  easel: Easel,
  cloth: Cloth,
  width: number,
  { width: across, inner, outer }: { width: number; inner: number; outer: number },
): Shape {
  const tail = define(easel, "tail", (id) => {
    const step = across / PLEATS;
    const rise = (outer - inner) / PLEATS;
    const shapes: Shape[] = [];
    const back = d`M0,0V${outer}L${across},${inner}V0Z`;
    shapes.push(
      fill(d`M.4,1V${outer + 0.8}L${across + 0.8},${inner + 0.8}V1Z`, SHADOW, { "fill-opacity": 0.16 }),
      fill(back, cloth.contrast),
      line(easel, back),
    );
    for (let i = PLEATS - 1; i >= 0; i -= 1) {
      const x = i * step;
      const tip = outer - i * rise;
      const lift = tip - rise * (i === PLEATS - 1 ? 1.15 : 1.7);
      const pleat = d`M${x},0V${tip - 0.5}Q${x + 0.1},${tip} ${x + 0.4},${tip - 0.6}L${x + step},${lift}V0Z`;
      shapes.push(fill(pleat, cloth.fill), fill(pleat, foldPaint(easel, 0.85 * cloth.relief)), line(easel, pleat, 0.7));
    }
    return group({ id }, shapes);
  });
  return group({}, use(tail), use(tail, 0, 0, { transform: d`translate(${width} 0) scale(-1 1)` }));
}
