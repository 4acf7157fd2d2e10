import type { Inches } from "./inches.ts";
import { type MeasurementName, type Measurements, measurementNames } from "./measurements.ts";

type Lengths = { readonly [name in MeasurementName]: Inches };
type Given = { [name in MeasurementName]?: Inches };

/** The window that stands in where a client has not measured yet: an ordinary double-hung one in an ordinary room. */
export const typicalWindow: Lengths = {
  widthOfWindow: 40,
  heightOfWindow: 58,
  heightFromTopOfWindowToFloor: 82,
  heightFromWindowFrameToCeiling: 14,
  heightFromFloorToCeiling: 96,
  distanceFromWindowFrameToLeftWall: 36,
  distanceFromWindowFrameToRightWall: 36,
};

/** Outside these a number is no window in a room, so the typical one stands in for it. */
export const believable: Record<MeasurementName, readonly [Inches, Inches]> = {
  widthOfWindow: [8, 400],
  heightOfWindow: [8, 300],
  heightFromTopOfWindowToFloor: [12, 420],
  heightFromWindowFrameToCeiling: [0, 300],
  heightFromFloorToCeiling: [60, 480],
  distanceFromWindowFrameToLeftWall: [0, 9999],
  distanceFromWindowFrameToRightWall: [0, 9999],
};

/** Wall below this leaves no room for a window, so the height is not worked out from the other two. */
const LEAST_TOP_TO_FLOOR = 12;
/** A window whose place on the wall is unknown is hung so that this much wall stays under it. */
const LEAST_BELOW = 4;
/** Heights that differ by no more than this agree. */
const HEIGHT_TOLERANCE = 1;

export interface Resolved {
  inches: Lengths;
  /** What was missing, or could not be taken as given. */
  assumed: readonly MeasurementName[];
  /** Of these what was given all the same, because it cannot be believed or contradicts the others. */
  setAside: readonly MeasurementName[];
  /** As measured, whatever was made of it. */
  given: Measurements;
}

/** Seven numbers that fit together, whatever was measured. */
export function resolveMeasurements(measurements: Measurements): Resolved {
  const given: Given = {};
  for (const name of measurementNames) {
    const value = measurements[name];
    const [least, most] = believable[name];
    if (value !== null && value >= least && value <= most) given[name] = value;
  }
  const assumed = new Set(measurementNames.filter((name) => given[name] === undefined));
  const inches = { ...typicalWindow, ...given, ...resolveHeights(given, assumed) };
  const setAside = measurementNames.filter((name) => assumed.has(name) && measurements[name] !== null);
  return { inches, assumed: measurementNames.filter((name) => assumed.has(name)), setAside, given: measurements };
}

/** Any two of the three wall heights give the third; where they disagree, the floor and the frame are believed. */
function resolveHeights(given: Given, assumed: Set<MeasurementName>) {
  const { heightFromFloorToCeiling: room, heightFromWindowFrameToCeiling: gap, heightOfWindow } = given;
  let top = given.heightFromTopOfWindowToFloor;
  if (top === undefined && room !== undefined && gap !== undefined && room - gap >= LEAST_TOP_TO_FLOOR) {
    top = room - gap;
    assumed.delete("heightFromTopOfWindowToFloor");
  }
  if (top === undefined)
    top = Math.max(typicalWindow.heightFromTopOfWindowToFloor, (heightOfWindow ?? 0) + LEAST_BELOW);
  let above = gap;
  if (above === undefined && room !== undefined && room > top) {
    above = room - top;
    assumed.delete("heightFromWindowFrameToCeiling");
  }
  if (above === undefined) above = typicalWindow.heightFromWindowFrameToCeiling;
  if (room === undefined && gap !== undefined) assumed.delete("heightFromFloorToCeiling");
  if (room !== undefined && Math.abs(top + above - room) > HEIGHT_TOLERANCE) assumed.add("heightFromFloorToCeiling");
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
