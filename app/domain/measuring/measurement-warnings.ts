import { formatInches } from "./inches.ts";
import { type MeasurementTexts, parseMeasurements } from "./measurement-texts.ts";
import { type MeasurementName, type Measurements, measurementLabel, measurementNames } from "./measurements.ts";

/** A doubt worth a second look at the tape. It never blocks: odd rooms exist, and the client has seen theirs. */
export interface MeasurementWarning {
  fields: MeasurementName[];
  /** What does not fit. */
  finding: string;
  /** The finding, and what the client may do about it. */
  message: string;
}

type Check = (
  measurements: Measurements,
) => (Pick<MeasurementWarning, "fields" | "finding"> & { request: string }) | null;

const HEIGHT_TOLERANCE = 1;

const plausible: Record<MeasurementName, { min: number; max: number }> = {
  widthOfWindow: { min: 10, max: 240 },
  heightOfWindow: { min: 10, max: 180 },
  heightFromTopOfWindowToFloor: { min: 20, max: 300 },
  heightFromWindowFrameToCeiling: { min: 0, max: 180 },
  heightFromFloorToCeiling: { min: 72, max: 360 },
  distanceFromWindowFrameToLeftWall: { min: 0, max: 600 },
  distanceFromWindowFrameToRightWall: { min: 0, max: 600 },
};

const heightsAddUp: Check = (known) => {
  const top = known.heightFromTopOfWindowToFloor;
  const above = known.heightFromWindowFrameToCeiling;
  const room = known.heightFromFloorToCeiling;
  if (top === null || above === null || room === null) return null;
  if (Math.abs(top + above - room) <= HEIGHT_TOLERANCE) return null;
  return {
    fields: ["heightFromTopOfWindowToFloor", "heightFromWindowFrameToCeiling", "heightFromFloorToCeiling"],
    finding:
      `Top of window to floor and frame to ceiling add up to ${formatInches(top + above)}, ` +
      `but floor to ceiling is ${formatInches(room)}.`,
    request: "Please check these three.",
  };
};

const windowStandsAboveFloor: Check = (known) => {
  const height = known.heightOfWindow;
  const top = known.heightFromTopOfWindowToFloor;
  if (height === null || top === null || height <= top) return null;
  return {
    fields: ["heightOfWindow", "heightFromTopOfWindowToFloor"],
    finding: `The window is ${formatInches(height)} tall, but its top is only ${formatInches(top)} above the floor.`,
    request: "Please check both.",
  };
};

const widthAndHeightInOrder: Check = (known) => {
  const width = known.widthOfWindow;
  const height = known.heightOfWindow;
  const top = known.heightFromTopOfWindowToFloor;
  if (width === null || height === null) return null;
  const fitsOnlySwapped = top !== null && height > top && width <= top;
  if (!fitsOnlySwapped && width <= height * 2 && height <= width * 4) return null;
  return {
    fields: ["widthOfWindow", "heightOfWindow"],
    finding: `The window is ${formatInches(width)} wide and ${formatInches(height)} tall.`,
    request: "Could the width and the height be swapped?",
  };
};

function withinReach(name: MeasurementName): Check {
  return (known) => {
    const value = known[name];
    const { min, max } = plausible[name];
    if (value === null || (value >= min && value <= max)) return null;
    const size = value < min ? "small" : "large";
    return {
      fields: [name],
      finding: `${measurementLabel(name)} of ${formatInches(value)} is unusually ${size}.`,
      request: "Please check it, in inches.",
    };
  };
}

const checks: Check[] = [
  heightsAddUp,
  windowStandsAboveFloor,
  widthAndHeightInOrder,
  ...measurementNames.map(withinReach),
];

export function measurementWarnings(measurements: Measurements): MeasurementWarning[] {
  return checks
    .map((check) => check(measurements))
    .filter((warning) => warning !== null)
    .map(({ fields, finding, request }) => ({ fields, finding, message: `${finding} ${request}` }));
}

/** What is worth a second look at the tape before a window is made from these measurements, in sentences. */
export function measurementDoubts(texts: MeasurementTexts): string[] {
  return measurementWarnings(parseMeasurements(texts)).map(({ message }) => message);
}

/** The same of an order that has been handed in: its client can look, but no longer change it. */
export function doubtsOnceHandedIn(texts: MeasurementTexts): string[] {
  return measurementWarnings(parseMeasurements(texts)).map(({ finding }) => onceHandedIn(finding));
}

export function onceHandedIn(finding: string): string {
  return `${finding} We’ll check this with you.`;
}
