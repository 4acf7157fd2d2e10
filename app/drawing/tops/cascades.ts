import { type Cloth, define, type Easel, faint, fill, foldPaint, piece, use } from "#app/drawing/easel.ts";
import { mirrorPath } from "#app/drawing/mirror.ts";
import { LINE } from "#app/drawing/palette.ts";
import { at, d, group, type Shape, shape } from "#app/drawing/scene.ts";

const PLEATS = 4;

/** Knife pleats stepping down to the outer edge, each turning a corner of its lining to the front. */
export function drawCascades(
  easel: Easel,
  cloth: Cloth,
  width: number,
  { width: across, inner, outer }: { width: number; inner: number; outer: number },
): Shape {
  const step = across / PLEATS;
  const rise = (outer - inner) / PLEATS;
  const tip = (i: number) => outer - i * rise;
  const pleat = (i: number) => {
    const x = i * step;
    const lift = tip(i) - rise * (i === PLEATS - 1 ? 1.3 : 2.2);
    return d`M${x},0L${x},${tip(i) - 0.6}Q${x + 0.1},${tip(i)} ${x + 0.35},${tip(i) - 0.8}L${x + step},${lift}L${x + step},0Z`;
  };
  const pleats = Array.from({ length: PLEATS }, (_, i) => pleat(i)).reverse();
  const back = define(easel, "turned", (id) => {
    let edge = "M0,0";
    for (let i = 0; i < PLEATS; i += 1) edge += d`L${i * step},${tip(i)}L${(i + 1) * step},${tip(i) - rise * 1.3}`;
    return group({ id }, piece(`${edge}V0Z`, cloth.contrast, foldPaint(easel, 0.4)));
  });
  const shaded = define(easel, "tail", (id) =>
    group(
      { id, fill: foldPaint(easel, 0.85 * cloth.relief), stroke: LINE, "stroke-opacity": 0.85 },
      pleats.map((data) => shape("path", { d: data, "vector-effect": "non-scaling-stroke" })),
    ),
  );
  // A pair is cut alike, so its pattern is not turned round; a pleat hides twice as much as it shows.
  const painted = (way: 1 | -1) => {
    const paints = pleats.map((_, i) => cloth.cut((way * across) / 2, ((PLEATS - 1) / 2 - i) * 2 * step * way));
    const turned = (data: string) => (way === 1 ? data : mirrorPath(data));
    // In plain cloth they are one.
    if (paints.every((paint) => paint === cloth.fill)) return [fill(turned(pleats.join("")), cloth.fill)];
    return pleats.map((data, i) => fill(turned(data), paints[i] ?? cloth.fill));
  };
  const shade = define(easel, "tailshade", (id) =>
    shape("path", { id, d: d`M${across},.6L${across + 0.6},1V${inner}L.4,${outer + 0.5}L0,${outer}Z` }),
  );
  const right = { transform: d`translate(${width} 0) scale(-1 1)` };
  return group(
    {},
    group({ fill: faint(easel.shadow, 0.1) }, use(shade), use(shade, 0.5, 0.5), use(shade, 0, 0, right)),
    use(back),
    painted(1),
    use(shaded),
    use(back, 0, 0, right),
    at(width, 0, painted(-1)),
    use(shaded, 0, 0, right),
  );
}
