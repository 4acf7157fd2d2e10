import type { Inches } from "#app/domain/measuring/inches.ts";
import type { MeasurementName } from "#app/domain/measuring/measurements.ts";

type Seven = Readonly<Record<MeasurementName, Inches>>;

function seven(width: Inches, height: Inches, topToFloor: Inches, beside: Inches): Seven {
  return {
    widthOfWindow: width,
    heightOfWindow: height,
    heightFromTopOfWindowToFloor: topToFloor,
    heightFromWindowFrameToCeiling: ROOM - topToFloor,
    heightFromFloorToCeiling: ROOM,
    distanceFromWindowFrameToLeftWall: beside,
    distanceFromWindowFrameToRightWall: beside,
  };
}

/** An eight-foot ceiling. */
const ROOM: Inches = 96;

/** Windows to try something on for whoever has no tape at hand. */
export const usualSizes = {
  usual: { label: "A usual window", inches: seven(48, 60, 84, 36) },
  small: { label: "Over a sink", inches: seven(36, 36, 80, 24) },
  wide: { label: "A wide one", inches: seven(72, 60, 84, 36) },
  door: { label: "A patio door", inches: seven(72, 80, 80, 30) },
} as const;

export type UsualSize = keyof typeof usualSizes;
export const usualSizeNames = Object.keys(usualSizes) as UsualSize[];
