import { parseInches } from "#app/domain/measuring/inches.ts";
import { type MeasurementName, type Measurements, measurementNames } from "#app/domain/measuring/measurements.ts";

export type Inches = { readonly [name in MeasurementName]: number };

/** The window drawn where a client has not measured yet: an ordinary double-hung window in an ordinary room. */
export const typicalWindow: Inches = {
  widthOfWindow: 40,
  heightOfWindow: 58,
  heightFromTopOfWindowToFloor: 82,
  heightFromWindowFrameToCeiling: 14,
  heightFromFloorToCeiling: 96,
  distanceFromWindowFrameToLeftWall: 36,
  distanceFromWindowFrameToRightWall: 36,
};

/** Outside these a number cannot be drawn as a window in a room, so the typical one stands in for it. */
const drawable: Record<MeasurementName, readonly [number, number]> = {
  widthOfWindow: [8, 400],
  heightOfWindow: [8, 300],
  heightFromTopOfWindowToFloor: [12, 420],
  heightFromWindowFrameToCeiling: [0.125, 300],
  heightFromFloorToCeiling: [60, 480],
  distanceFromWindowFrameToLeftWall: [0.125, 9999],
  distanceFromWindowFrameToRightWall: [0.125, 9999],
};

export interface Resolved {
  inches: Inches;
  /** What was missing or could not be drawn as given. */
  assumed: readonly MeasurementName[];
}

/** Seven numbers that fit together, whatever was measured. */
export function resolveMeasurements(measurements: Measurements): Resolved {
  const given: { [name in MeasurementName]?: number } = {};
  for (const name of measurementNames) {
    const value = parseInches(measurements[name] ?? "");
    const [least, most] = drawable[name];
    if (value !== null && value >= least && value <= most) given[name] = value;
  }
  const assumed = new Set(measurementNames.filter((name) => given[name] === undefined));
  const heights = resolveHeights(given, assumed);
  const inches: Inches = {
    widthOfWindow: given.widthOfWindow ?? typicalWindow.widthOfWindow,
    ...heights,
    distanceFromWindowFrameToLeftWall:
      given.distanceFromWindowFrameToLeftWall ?? typicalWindow.distanceFromWindowFrameToLeftWall,
    distanceFromWindowFrameToRightWall:
      given.distanceFromWindowFrameToRightWall ?? typicalWindow.distanceFromWindowFrameToRightWall,
  };
  return { inches, assumed: measurementNames.filter((name) => assumed.has(name)) };
}

/** Any two of the three wall heights give the third; where they disagree, the floor and the frame are believed. */
function resolveHeights(given: { [name in MeasurementName]?: number }, assumed: Set<MeasurementName>) {
  const { heightFromFloorToCeiling: room, heightFromWindowFrameToCeiling: gap, heightOfWindow } = given;
  let top = given.heightFromTopOfWindowToFloor;
  if (top === undefined && room !== undefined && gap !== undefined && room - gap >= 12) {
    top = room - gap;
    assumed.delete("heightFromTopOfWindowToFloor");
  }
  if (top === undefined) top = Math.max(typicalWindow.heightFromTopOfWindowToFloor, (heightOfWindow ?? 0) + 4);
  let above = gap;
  if (above === undefined && room !== undefined && room > top) {
    above = room - top;
    assumed.delete("heightFromWindowFrameToCeiling");
  }
  if (above === undefined) above = typicalWindow.heightFromWindowFrameToCeiling;
  if (room === undefined && gap !== undefined) assumed.delete("heightFromFloorToCeiling");
  if (room !== undefined && Math.abs(top + above - room) > 1) assumed.add("heightFromFloorToCeiling");
  let height = heightOfWindow ?? Math.min(typicalWindow.heightOfWindow, top);
  if (height > top) {
    height = top;
    assumed.add("heightOfWindow");
  }
  return {
    heightOfWindow: height,
    heightFromTopOfWindowToFloor: top,
    heightFromWindowFrameToCeiling: above,
    heightFromFloorToCeiling: top + above,
  };
}
