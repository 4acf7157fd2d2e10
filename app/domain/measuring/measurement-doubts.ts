import { type MeasurementTexts, parseMeasurements } from "./measurement-texts.ts";
import { measurementWarnings } from "./measurement-warnings.ts";

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
