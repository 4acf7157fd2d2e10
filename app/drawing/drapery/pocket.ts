import { type Cloth, define, downPaint, type Easel, faint, fill, use } from "#app/drawing/easel.ts";
import { gathersThrough, gatherTile, ruffleEdge } from "#app/drawing/gathers.ts";
import { d, fragment, type Shape, shape } from "#app/drawing/scene.ts";
import { clothLine } from "./cloth-line.ts";

export interface Pocket {
  width: number;
  ruffle: number;
  pocket: number;
  spacing: number;
  /** How far below the pocket the gathers can be told apart. */
  reach: number;
  /** The cloth ends with them. */
  short?: boolean;
  /** All gathers stand one spacing apart, each at this share of it. */
  even?: number;
}

/**
 * The gathered sleeve on a rod, with its ruffle standing above; the top left corner of the ruffle at the origin. Its
 * gathers are drawn as far down as they reach, or to `below` the pocket where the skirt draws the rest.
 */
export function drawPocket(easel: Easel, cloth: Cloth, pocket: Pocket, below = pocket.reach): Shape {
  const { width, ruffle } = pocket;
  const foot = ruffle + pocket.pocket;
  const body = `${ruffleEdge(width, 0.25, Math.max(WAVELET, pocket.spacing), 0.3)}${d`V${foot}H0Z`}`;
  const sleevePaint = downPaint(easel, "sleeve", { 0: -0.16, 0.35: 0.2, 0.65: 0, 1: -0.22 });
  return fragment(
    clothLine(easel, body, { fill: cloth.fill }),
    fill(d`M0,${ruffle}H${width}V${foot}H0Z`, sleevePaint),
    drawGathered(easel, cloth, pocket, foot + below),
    clothLine(easel, d`M0,${ruffle}H${width}M0,${foot}H${width}`),
  );
}

/** The gathers alone, from the ruffle's edge down to a foot: the same ones wherever they are drawn. */
export function drawGathered(easel: Easel, cloth: Cloth, pocket: Pocket, foot: number): Shape {
  const key = [pocket.ruffle, pocket.spacing, pocket.reach].map((size) => Math.round(size * 20)).join("-");
  const pattern = define(easel, `gather${key}`, (id) => gatherPattern(easel, id, cloth, pocket));
  return fill(d`M0,.3H${pocket.width}V${foot}H0Z`, `url(#${pattern})`);
}

const GATHERS = 7;
/** A ruffle's edge does not ripple finer than this, however close its gathers stand. */
const WAVELET = 0.75;

/** A few inches of gathers, repeated along the rod: hollows whose edges are softened, and light on the cloth between. */
function gatherPattern(easel: Easel, id: string, cloth: Cloth, pocket: Pocket): Shape {
  const { ruffle, spacing, reach, short } = pocket;
  const foot = ruffle + pocket.pocket;
  const width = spacing * (pocket.even ? 1 : GATHERS);
  const xs = pocket.even ? [spacing * pocket.even] : gatherTile(width, GATHERS);
  const heights = { top: 0.3, ruffle, foot, reach, short };
  const hollows = define(easel, `${id}h`, (own) =>
    shape("path", { id: own, d: gathersThrough(xs, heights, spacing * 0.17) }),
  );
  // Gathers that run on as folds from rod to rod are as deep in the sleeve as between the rods.
  const deep = (pocket.even ? 2.2 : 1) * cloth.relief;
  const soften = (weight: number, strength: number) =>
    use(hollows, 0, 0, { stroke: faint(easel.shadow, strength * deep), "stroke-width": spacing * weight });
  return shape("pattern", { id, width, height: foot + reach, patternUnits: "userSpaceOnUse" }, [
    use(hollows, spacing * 0.5, 0, { fill: faint(easel.light, 0.3 * cloth.relief) }),
    soften(0.36, 0.07),
    soften(0.16, 0.09),
    use(hollows, 0, 0, { fill: faint(easel.shadow, 0.17 * deep) }),
  ]);
}
