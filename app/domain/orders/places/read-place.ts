import {
  type Fields,
  fieldsOf,
  isObject,
  listOf,
  oneOf,
  only,
  textOf,
} from "#app/domain/orders/documents/stored-values.ts";
import {
  arches,
  BAY_FLATS,
  bayRods,
  MOST_TOGETHER,
  rodEnds,
  type StoredBay,
  slants,
  WIDEST_ANGLE,
  type WindowPlace,
} from "./place.ts";

/** What is stored of a place. A bay that lacks a width or an angle is none, as far as anybody can tell. */
export function readPlace({ bay, ends, archRise, arch, slant, together }: Fields): WindowPlace {
  const [left, right] = listOf(ends).map((end) => oneOf(rodEnds, end));
  const others = listOf(together).filter(isObject).slice(0, MOST_TOGETHER);
  return {
    ...only("bay", readBay(fieldsOf(bay))),
    ...only("ends", left && right ? ([left, right] as const) : undefined),
    ...only("archRise", textOf(archRise) || undefined),
    ...only("arch", oneOf(arches, arch)),
    ...only("slant", oneOf(slants, slant)),
    ...(others.length === 0
      ? {}
      : {
          together: others.map((one) => ({
            between: textOf(one.between),
            width: textOf(one.width),
            right: textOf(one.right),
          })),
        }),
  };
}

function readBay({ flats, angles, rods }: Fields): StoredBay | undefined {
  const widths = listOf(flats).map(textOf);
  const turns = listOf(angles).filter(
    (angle): angle is number => typeof angle === "number" && angle >= 0 && angle <= WIDEST_ANGLE,
  );
  const whole = widths.length === BAY_FLATS && turns.length === BAY_FLATS - 1;
  return whole ? { flats: widths, angles: turns, rods: oneOf(bayRods, rods) ?? "mitered" } : undefined;
}
