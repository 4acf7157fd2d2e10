import { type Inches, inchesAsTyped, readLength } from "./inches.ts";
import { type MeasurementTexts, mapMeasurements, mayTouch } from "./measurement-texts.ts";
import type { MeasurementName, Measurements } from "./measurements.ts";

/** What "It touches" beside a field gives instead of a typed length. */
export const TOUCHES = "touches";

export const NOT_A_LENGTH = "Please enter inches, such as 35, 35.375 or 35 3/8.";
const NO_ZERO = "Zero or less is not a measurement, so it was left blank.";
const NO_ZERO_BUT_TOUCHES = `${NO_ZERO} If there is no gap, choose "It touches".`;

/** One measurement as it was typed or chosen. */
export interface EnteredMeasurement {
  /** Null is a field that holds nothing, or nothing that counts. */
  inches: Inches | null;
  /** How it was understood, where that is not simply what was typed. */
  note?: string;
  /** Zero or less: the field is to be emptied, and this said. */
  blanked?: string;
  /** No length at all: it stays in the field and is refused with this. */
  fault?: string;
}

/** Reads the entry of one field. A typed zero does not count, because it is mostly a slip; that a frame touches is chosen. */
export function enterMeasurement(name: MeasurementName, entry: string | undefined): EnteredMeasurement {
  if (mayTouch(name) && entry === TOUCHES) return { inches: 0 };
  const reading = readLength(entry ?? "");
  switch (reading.kind) {
    case "length":
      return { inches: reading.inches, ...(reading.note ? { note: reading.note } : {}) };
    case "blank":
      return { inches: null };
    case "unreadable":
      return { inches: null, fault: NOT_A_LENGTH };
    default:
      return { inches: null, blanked: mayTouch(name) ? NO_ZERO_BUT_TOUCHES : NO_ZERO };
  }
}

export function enterMeasurements(entries: MeasurementTexts): Measurements {
  return mapMeasurements((name) => enterMeasurement(name, entries[name]).inches);
}

/** What is stored, as a person would enter it. */
export function entryOf(name: MeasurementName, stored: string | undefined): string {
  return mayTouch(name) && stored === "0" ? TOUCHES : inchesAsTyped(stored);
}

export function entriesOf(stored: MeasurementTexts): Record<MeasurementName, string> {
  return mapMeasurements((name) => entryOf(name, stored[name]));
}
