import { type Cloth, solid } from "./easel.ts";
import { d, type Shape } from "./scene.ts";

const BAND = 2.6;
const INSET = 2.2;
const INSET_BAND = 1.5;

export type Strip = readonly [from: number, to: number];

/** Where strips of contrast run down an upright edge: on it, in from it, or both. `way` points into the cloth. */
export function bandStrips(cloth: Cloth, x: number, way: 1 | -1): Strip[] {
  const strip = (from: number, width: number): Strip =>
    way === 1 ? [x + from, x + from + width] : [x - from - width, x - from];
  const edge = cloth.band.edge ? [strip(0, BAND)] : [];
  const inset = cloth.band.inset ? [strip(insetFrom(cloth), INSET_BAND)] : [];
  return [...edge, ...inset];
}

export function drawStrips(cloth: Cloth, strips: readonly Strip[], top: number, foot: number): Shape | null {
  if (strips.length === 0) return null;
  return solid(strips.map(([x0, x1]) => d`M${x0},${top}H${x1}V${foot}H${x0}Z`).join(""), cloth.contrast, 0.45);
}

/** Strips down both sides of a face of a given width. */
export function bandSides(cloth: Cloth, width: number, top: number, foot: number): Shape | null {
  return drawStrips(cloth, [...bandStrips(cloth, 0, 1), ...bandStrips(cloth, width, -1)], top, foot);
}

/** The same strips round three sides of a flat face, mitred at its corners. */
export function bandFace(cloth: Cloth, width: number, height: number): Shape | null {
  const frame = (from: number, size: number) => {
    const to = from + size;
    return d`M${from},0V${height - from}H${width - from}V0H${width - to}V${height - to}H${to}V0Z`;
  };
  const mitres = (from: number, size: number) => {
    const to = from + size;
    return d`M${from},${height - from}L${to},${height - to}M${width - from},${height - from}L${width - to},${height - to}`;
  };
  const { edge, inset } = cloth.band;
  if (!edge && !inset) return null;
  const data = (edge ? frame(0, BAND) : "") + (inset ? frame(insetFrom(cloth), INSET_BAND) : "");
  const corners = (edge ? mitres(0, BAND) : "") + (inset ? mitres(insetFrom(cloth), INSET_BAND) : "");
  return solid(data + corners, cloth.contrast, 0.45);
}

/** An inset strip moves further in when there is a band on the edge as well. */
function insetFrom(cloth: Cloth): number {
  return cloth.band.edge ? BAND + 1.2 : INSET;
}
