import { type Cloth, define, type Easel, faint, fill, foldPaint, line, piece, use } from "#app/drawing/easel.ts";
import { mirrorPath } from "#app/drawing/mirror.ts";
import { d, group, round, type Shape } from "#app/drawing/scene.ts";
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
    group(
      { id: own },
      group({ transform: narrow === 1 ? undefined : `scale(${narrow} 1)` }, drawPleat(easel, cloth, pleat)),
    ),
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
        ...piece(
          data,
          cloth.fill,
          part.dark ? faint(easel.shadow, 0.7) : foldPaint(easel, (part.flat ? 0.75 : 0.95) * cloth.relief),
          0.75,
        ),
      );
    }
  }
  if (pleat.shades) shapes.push(fill(pleat.shades, faint(easel.shadow, 0.4 * cloth.relief)));
  if (pleat.creases) shapes.push(line(pleat.creases, 0.35));
  if (pleat.stitches) shapes.push(line(pleat.stitches, 0.85));
  if (pleat.button) {
    const { y, r } = pleat.button;
    shapes.push(...piece(d`M${-r},${y}a${r},${r} 0 1,1 0,.01z`, cloth.fill, foldPaint(easel, 1)));
  }
  return shapes;
}
