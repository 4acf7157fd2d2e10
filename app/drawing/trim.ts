import { type Cloth, defineEdge, type Easel, faint, use } from "./easel.ts";
import { INK } from "./palette.ts";
import { at, type Box, d, fragment, group, type Shape } from "./scene.ts";

const FRINGE = 0.95;

/** How far the second row lies in from the first. */
const ROW = 1.8;

/** Rows of braid sewn along an edge with bead fringe: straight down from a hem, or to one side of an upright edge. */
export function drawTrim(easel: Easel, cloth: Cloth, edge: string, side: -1 | 0 | 1 = 0): Shape {
  const first = drawRow(easel, cloth, edge, side);
  if (cloth.trimRows < 2) return first;
  return fragment(at(side === 0 ? 0 : -side * ROW, side === 0 ? -ROW : 0, first), first);
}

function drawRow(easel: Easel, cloth: Cloth, edge: string, side: -1 | 0 | 1): Shape {
  const id = defineEdge(easel, edge);
  const [x, y] = side === 0 ? [0, FRINGE] : [side * FRINGE, 0];
  return group(
    { stroke: cloth.trimColor },
    group(
      { "stroke-dasharray": "0 1.1", "stroke-dashoffset": -0.55 },
      use(id, x, y, { stroke: faint(INK, 0.6), "stroke-width": 0.74 }),
      use(id, x, y, { "stroke-width": 0.62 }),
      use(id, x - 0.06, y - 0.08, { stroke: faint(cloth.trimLight, 0.5), "stroke-width": 0.22 }),
    ),
    use(id, x * 0.1, y * -0.1, { "stroke-width": 0.6, "stroke-linecap": "butt" }),
    use(id, x * 0.1, y * -0.1, {
      stroke: faint(cloth.trimLight, 0.45),
      "stroke-width": 0.24,
      "stroke-dasharray": ".05 .55",
    }),
  );
}

/** Trim along the hem of a shade, down both of its sides, or both. */
export function trimShade(
  easel: Easel,
  cloth: Cloth,
  hem: string,
  { width, height }: Pick<Box, "width" | "height">,
): Shape | null {
  if (!cloth.trim) return null;
  const sides = cloth.trimEdges.includes("sides");
  return fragment(
    cloth.trimEdges.includes("bottom") ? drawTrim(easel, cloth, hem) : null,
    sides ? drawTrim(easel, cloth, d`M.1,0V${height}`, -1) : null,
    sides ? drawTrim(easel, cloth, d`M${width - 0.1},0V${height}`, 1) : null,
  );
}
