import { type Cloth, define, type Easel, fill, foldPaint, line, use } from "#app/drawing/easel.ts";
import { mirrorPath } from "#app/drawing/mirror.ts";
import { SHADOW } from "#app/drawing/palette.ts";
import { group, round, type Shape, shape } from "#app/drawing/scene.ts";
import { type Pleat, type PleatName, pleats } from "./pleats.ts";

/** The same pleat at each hanging point, narrowed where panels are stacked closer than it is wide. */
export function drawPleats(
  easel: Easel,
  cloth: Cloth,
  name: PleatName,
  points: readonly number[],
  pitch: number,
): Shape {
  const pleat: Pleat = pleats[name];
  const narrow = round(Math.min(1, (pitch * 0.94) / pleat.width));
  const id = define(easel, `pleat-${name}${narrow * 100}`, (own) =>
    group({ id: own }, group({ transform: narrow === 1 ? undefined : `scale(${narrow} 1)` }, drawPleat(easel, cloth, pleat))),
  );
  return group(
    {},
    points.map((x) => use(id, x)),
  );
}

function drawPleat(easel: Easel, cloth: Cloth, pleat: Pleat): Shape[] {
  const shapes: Shape[] = [];
  for (const part of pleat.parts) {
    for (const data of part.mirror ? [part.d, mirrorPath(part.d)] : [part.d]) {
      shapes.push(
        fill(data, cloth.fill),
        part.dark
          ? fill(data, SHADOW, { "fill-opacity": 0.7 })
          : fill(data, foldPaint(easel, (part.flat ? 0.5 : 0.95) * cloth.relief)),
        line(easel, data, 0.6),
      );
    }
  }
  if (pleat.shades) shapes.push(fill(pleat.shades, SHADOW, { "fill-opacity": 0.4 * cloth.relief }));
  if (pleat.creases) shapes.push(line(easel, pleat.creases, 0.25));
  if (pleat.stitches) shapes.push(line(easel, pleat.stitches, 0.85));
  if (pleat.button) {
    const { y, r } = pleat.button;
    shapes.push(
      shape("circle", { cx: 0, cy: y, r, fill: cloth.fill }),
      shape("circle", { cx: 0, cy: y, r, fill: foldPaint(easel, 1) }),
      line(easel, `M${-r},${y}A${r},${r} 0 1,1 ${-r},${y + 0.01}`),
    );
  }
  return shapes;
}
