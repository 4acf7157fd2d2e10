import { type Cloth, define, downPaint, type Easel, faint, fill, line } from "#app/drawing/easel.ts";
import { gatherPoints, ruffleEdge, tapers } from "#app/drawing/gathers.ts";
import { d, group, type Shape, shape } from "#app/drawing/scene.ts";

export interface Pocket {
  width: number;
  ruffle: number;
  pocket: number;
  spacing: number;
  /** How far down the gathers can be told apart. */
  reach: number;
}

/** The gathered sleeve on a rod, with its ruffle standing above; the top left corner of the ruffle at the origin. */
export function drawPocket(easel: Easel, cloth: Cloth, { width, ruffle, pocket, spacing, reach }: Pocket): Shape {
  const edge = ruffleEdge(width, 0.25, spacing, 0.3);
  const body = `${edge}${d`V${ruffle + pocket}H0Z`}`;
  const gathers = define(easel, `gather${Math.round(ruffle * 10)}`, (id) =>
    gatherPattern(easel, id, cloth, { ruffle, pocket, spacing, reach }),
  );
  const sleeve = d`M0,${ruffle}H${width}V${ruffle + pocket}H0Z`;
  const sleevePaint = downPaint(easel, "sleeve", [
    [0, -0.22],
    [0.3, 0.28],
    [0.6, 0],
    [1, -0.3],
  ]);
  return group(
    {},
    fill(body, cloth.fill),
    fill(sleeve, sleevePaint),
    fill(d`M0,.3H${width}V${ruffle + pocket + reach}H0Z`, `url(#${gathers})`),
    line(d`M0,${ruffle}H${width}M0,${ruffle + pocket}H${width}`, 0.5),
    line(body, 0.8),
  );
}

/** A few inches of gathers, repeated along the rod. */
function gatherPattern(
  easel: Easel,
  id: string,
  cloth: Cloth,
  { ruffle, pocket, spacing, reach }: Omit<Pocket, "width">,
): Shape {
  const width = spacing * 7;
  const xs = gatherPoints(0, width, spacing);
  const foot = ruffle + pocket;
  const above = tapers(xs, ruffle, (i) => -ruffle * (0.5 + ((i * 5) % 4) * 0.1), 0.13);
  const within = tapers(xs, ruffle, (i) => pocket * (0.6 + ((i * 3) % 5) * 0.1), 0.1);
  const below = tapers(xs, foot, (i) => reach * (0.25 + ((i * 7) % 9) * 0.09), 0.14);
  return shape("pattern", { id, width, height: foot + reach, patternUnits: "userSpaceOnUse" }, [
    fill(above + within, faint(easel.shadow, 0.38 * cloth.relief)),
    fill(below, faint(easel.shadow, 0.24 * cloth.relief)),
  ]);
}
