import { type Cloth, fill, line } from "./easel.ts";
import { d, group, type Shape } from "./scene.ts";

const BAND = 2.6;
const INSET = 2.2;
const INSET_BAND = 1.5;

/** Strips of contrast down an upright edge: on it, in from it, or both. `way` points into the cloth. */
export function bandUpright(cloth: Cloth, x: number, way: 1 | -1, top: number, foot: number): Shape | null {
  const strip = (from: number, width: number) =>
    d`M${x + way * from},${top}H${x + way * (from + width)}V${foot}H${x + way * from}Z`;
  const data = (cloth.band.edge ? strip(0, BAND) : "") + (cloth.band.inset ? strip(insetFrom(cloth), INSET_BAND) : "");
  return data ? group({}, fill(data, cloth.contrast), line(data, 0.45)) : null;
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
  return group({}, fill(data, cloth.contrast), line(data + corners, 0.45));
}

/** An inset strip moves further in when there is a band on the edge as well. */
function insetFrom(cloth: Cloth): number {
  return cloth.band.edge ? BAND + 1.2 : INSET;
}
