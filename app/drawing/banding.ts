import { type Cloth, defineEdge, type Easel, solid, use } from "./easel.ts";
import { d, fragment, type Shape } from "./scene.ts";

/** How far in a band lies that is not on the edge, and how far from one that is. */
const INSET = 2.2;
const BETWEEN = 1.2;

export type Strip = readonly [from: number, to: number];

/** Where strips of contrast run down an upright edge: on it, in from it, or both. `way` points into the cloth. */
export function bandStrips(cloth: Cloth, x: number, way: 1 | -1): Strip[] {
  const strip = (from: number, width: number): Strip =>
    way === 1 ? [x + from, x + from + width] : [x - from - width, x - from];
  const edge = cloth.band.edge ? [strip(0, cloth.band.edge)] : [];
  const inset = cloth.band.inset ? [strip(insetFrom(cloth), cloth.band.inset)] : [];
  return [...edge, ...inset];
}

export function drawStrips(cloth: Cloth, strips: readonly Strip[], top: number, foot: number): Shape | null {
  if (strips.length === 0) return null;
  return solid(strips.map(([x0, x1]) => d`M${x0},${top}H${x1}V${foot}H${x0}Z`).join(""), cloth.bandFill, 0.45);
}

/** Strips down both sides of a face of a given width, where bands run there. */
export function bandSides(cloth: Cloth, width: number, top: number, foot: number): Shape | null {
  if (!cloth.bandEdges.includes("sides")) return null;
  return drawStrips(cloth, [...bandStrips(cloth, 0, 1), ...bandStrips(cloth, width, -1)], top, foot);
}

/** Strips along the bottom of a face, between two of its points. */
export function bandBottom(cloth: Cloth, foot: number, spans: readonly Strip[]): Shape | null {
  if (!cloth.bandEdges.includes("bottom") || spans.length === 0) return null;
  const strips = bandStrips(cloth, foot, -1);
  if (strips.length === 0) return null;
  const path = strips.flatMap(([y0, y1]) => spans.map(([x0, x1]) => d`M${x0},${y0}H${x1}V${y1}H${x0}Z`));
  return solid(path.join(""), cloth.bandFill, 0.45);
}

/** The same along a curved hem, for a face that clips what falls outside it. */
export function bandHem(easel: Easel, cloth: Cloth, hem: string): Shape | null {
  if (!cloth.bandEdges.includes("bottom")) return null;
  const follow = (up: number, weight: number) =>
    use(defineEdge(easel, hem), 0, -up, { stroke: cloth.bandFill, "stroke-width": weight });
  return fragment(
    cloth.band.edge ? follow(0, 2 * cloth.band.edge) : null,
    cloth.band.inset ? follow(insetFrom(cloth) + cloth.band.inset / 2, cloth.band.inset) : null,
  );
}

/** Strips along the sides of a flat face, along its bottom, or round all three, mitred at its corners. */
export function bandFace(cloth: Cloth, width: number, height: number): Shape | null {
  const { edge, inset } = cloth.band;
  if (!edge && !inset) return null;
  if (!cloth.bandEdges.includes("sides")) return bandBottom(cloth, height, [[0, width]]);
  if (!cloth.bandEdges.includes("bottom")) return bandSides(cloth, width, 0, height);
  const frame = (from: number, size: number) => {
    const to = from + size;
    return d`M${from},0V${height - from}H${width - from}V0H${width - to}V${height - to}H${to}V0Z`;
  };
  const mitres = (from: number, size: number) => {
    const to = from + size;
    return d`M${from},${height - from}L${to},${height - to}M${width - from},${height - from}L${width - to},${height - to}`;
  };
  const data = (edge ? frame(0, edge) : "") + (inset ? frame(insetFrom(cloth), inset) : "");
  const corners = (edge ? mitres(0, edge) : "") + (inset ? mitres(insetFrom(cloth), inset) : "");
  return solid(data + corners, cloth.bandFill, 0.45);
}

/** An inset strip moves further in when there is a band on the edge as well. */
function insetFrom(cloth: Cloth): number {
  return cloth.band.edge ? cloth.band.edge + BETWEEN : INSET;
}
