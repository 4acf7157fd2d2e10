import type { Measurements } from "#app/domain/measuring/measurements.ts";

/** The window that the measuring guide measures. */
export const sampleWindow: Measurements = {
  widthOfWindow: 48.375,
  heightOfWindow: 58,
  heightFromTopOfWindowToFloor: 84,
  heightFromWindowFrameToCeiling: 12,
  heightFromFloorToCeiling: 96,
  distanceFromWindowFrameToLeftWall: 31.5,
  distanceFromWindowFrameToRightWall: 33.5,
};
