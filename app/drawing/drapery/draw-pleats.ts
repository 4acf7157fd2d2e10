import { type Cloth, define, type Easel, faint, fill, foldPaint, piece, use } from "#app/drawing/easel.ts";
import { d, group, round, type Shape } from "#app/drawing/scene.ts";
import { CLOTH_LINE, clothLine, crowdedLine, isCrowded } from "./cloth-line.ts";
import { type Pleat, type PleatName, pleats } from "./pleats.ts";

/** A pleat is narrowed where panels are stacked closer than it is wide. */
export function narrowed(name: PleatName, pitch: number): number {
  return round(Math.min(1, (pitch * 0.94) / pleats[name].width));
}

/** The outline of a pleat above its fold, as wide as its place allows. */
export function crownOf(name: PleatName | undefined, pitch: number): readonly number[] | undefined {
  const { crown }: Pleat = name ? pleats[name] : { width: 1 };
  const narrow = name ? narrowed(name, pitch) : 1;
  return crown?.map((value, i) => (i % 2 === 0 ? value * narrow : value));
}

/** What lies on the pleat at each hanging point: the lines and hollows between its fingers. */
export function drawPleats(
  easel: Easel,
  cloth: Cloth,
  name: PleatName,
  panel: string,
  points: readonly number[],
  pitch: number,
): Shape {
  const pleat: Pleat = pleats[name];
  const narrow = narrowed(name, pitch);
  const id = define(easel, `pleat-${name}${narrow * 100}`, (own) =>
    group(
      { id: own },
      group({ transform: narrow === 1 ? undefined : `scale(${narrow} 1)` }, drawPleat(easel, cloth, pleat, pitch)),
      // A button stays round.
      pleat.button ? drawButton(easel, cloth, pleat.button.y, pleat.button.r) : null,
    ),
  );
  const all = define(easel, `${panel}p`, (own) =>
    group(
      { id: own },
      points.map((x) => use(id, x)),
    ),
  );
  return use(all);
}

function drawPleat(easel: Easel, cloth: Cloth, { shades, hollow, lines }: Pleat, pitch: number): Shape[] {
  const thin = isCrowded(pitch) ? { ...crowdedLine(pitch), "vector-effect": undefined } : {};
  return [
    ...(shades ? [fill(shades, faint(easel.shadow, 0.36 * cloth.relief))] : []),
    ...(hollow ? [fill(hollow, faint(easel.shadow, 0.5 * cloth.relief)), clothLine(easel, hollow, thin)] : []),
    ...(lines ? [clothLine(easel, lines, thin)] : []),
  ];
}

function drawButton(easel: Easel, cloth: Cloth, y: number, r: number): Shape[] {
  return [
    ...piece(d`M${-r},${y}a${r},${r} 0 1,1 0,.01z`, cloth.fill, foldPaint(easel, 1), CLOTH_LINE),
    // Light on it, so that it is seen on dark cloth too.
    fill(d`M${-r * 0.6},${y - r * 0.1}a${r * 0.4},${r * 0.4} 0 1,1 0,.01z`, faint(easel.light, 0.7)),
  ];
}
