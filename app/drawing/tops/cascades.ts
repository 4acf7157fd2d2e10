import { type Cloth, define, type Easel, faint, foldPaint, piece, use } from "#app/drawing/easel.ts";
import { d, group, type Shape, shape } from "#app/drawing/scene.ts";

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
    const tip = (i: number) => outer - i * rise;
    let back = "M0,0";
    for (let i = 0; i < PLEATS; i += 1) back += d`L${i * step},${tip(i)}L${(i + 1) * step},${tip(i) - rise * 1.3}`;
    back += "V0Z";
    const shapes = piece(back, cloth.contrast, foldPaint(easel, 0.4));
    for (let i = PLEATS - 1; i >= 0; i -= 1) {
      const x = i * step;
      const lift = tip(i) - rise * (i === PLEATS - 1 ? 1.3 : 2.2);
      const pleat = d`M${x},0V${tip(i) - 0.6}Q${x + 0.1},${tip(i)} ${x + 0.35},${tip(i) - 0.8}L${x + step},${lift}V0Z`;
      shapes.push(...piece(pleat, cloth.fill, foldPaint(easel, 0.85 * cloth.relief), 0.85));
    }
    return group({ id }, shapes);
  });
  const shade = define(easel, "tailshade", (id) =>
    shape("path", { id, d: d`M${across},.6L${across + 0.6},1V${inner}L.4,${outer + 0.5}L0,${outer}Z` }),
  );
  const right = { transform: d`translate(${width} 0) scale(-1 1)` };
  return group(
    {},
    group({ fill: faint(easel.shadow, 0.1) }, use(shade), use(shade, 0.5, 0.5), use(shade, 0, 0, right)),
    use(tail),
    use(tail, 0, 0, right),
  );
}
