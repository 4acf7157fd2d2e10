import { type Inches, parseInches, parseInchesOrZero } from "./inches.ts";
import { type MeasurementName, type Measurements, measurementNames } from "./measurements.ts";

/** The seven as fields and storage hold them, decimal inches as text; a missing or blank one has not been given. */
export type MeasurementTexts = { readonly [name in MeasurementName]?: string | undefined };

/** A frame may touch what is beside or above it, which is stored as 0; no other measurement can be nothing. */
const touchable: ReadonlySet<MeasurementName> = new Set([
  "heightFromWindowFrameToCeiling",
  "distanceFromWindowFrameToLeftWall",
  "distanceFromWindowFrameToRightWall",
]);

export function mayTouch(name: MeasurementName): boolean {
  return touchable.has(name);
}

export function parseMeasurement(name: MeasurementName, text: string | undefined): Inches | null {
  return (mayTouch(name) ? parseInchesOrZero : parseInches)(text ?? "");
}

export function parseMeasurements(texts: MeasurementTexts): Measurements {
  return mapMeasurements((name) => parseMeasurement(name, texts[name]));
}

/** The stored form: decimal inches, or blank. */
export function measurementTexts(measurements: Measurements): Record<MeasurementName, string> {
  return mapMeasurements((name) => String(measurements[name] ?? ""));
}

/** What is still to be measured. */
export function missingMeasurements(measurements: Measurements): MeasurementName[] {
  return measurementNames.filter((name) => measurements[name] === null);
}

export function mapMeasurements<Value>(make: (name: MeasurementName) => Value): Record<MeasurementName, Value> {
  return Object.fromEntries(measurementNames.map((name) => [name, make(name)])) as Record<MeasurementName, Value>;
}
