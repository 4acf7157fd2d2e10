import { type Inches, inchesAsTyped, LARGEST_INCHES, readLength } from "./inches.ts";
import { type MeasurementTexts, mapMeasurements, mayTouch } from "./measurement-texts.ts";
import type { MeasurementName, Measurements } from "./measurements.ts";

/** What "It touches" beside a field gives instead of a typed length. */
export const TOUCHES = "touches";

const NOT_A_LENGTH = "Please enter inches, such as 35, 35.375 or 35 3/8.";
const TOO_LONG = `Please enter ${LARGEST_INCHES.toLocaleString("en-US")} inches or less.`;
const LEFT_BLANK = "so it was left blank.";
const OR_TOUCHES = 'If there is no gap, choose "It touches".';

/** One measurement as it was typed or chosen. */
export interface EnteredMeasurement {
  /** Null is a field that holds nothing, or nothing that counts. */
  inches: Inches | null;
  /** How it was understood, where that is not simply what was typed. */
  note?: string;
  /** Zero or less, or next to nothing: the field is to be emptied, and this said. */
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
    case "too long":
      return { inches: null, fault: TOO_LONG };
    default: {
      const blanked = `${noMeasurement[reading.kind]}, ${LEFT_BLANK}`;
      return { inches: null, blanked: mayTouch(name) ? `${blanked} ${OR_TOUCHES}` : blanked };
    }
  }
}

const noMeasurement = {
  zero: "Zero or less is not a measurement",
  negative: "Zero or less is not a measurement",
  tiny: "To the nearest 1/8 this is nothing",
};

/** What is said of one measurement on its own that is changed in place: how it is stored, or why what was there stays. */
export type MeasurementInPlace = { ok: true; stored: string; note?: string } | { ok: false; reason: string };

/** Here a zero is what is stored where a frame may touch, because nobody types one over a length by a slip. */
export function enterInPlace(name: MeasurementName, entry: string): MeasurementInPlace {
  const reading = readLength(entry);
  if (mayTouch(name) && (reading.kind === "zero" || touchesInWords(entry))) return { ok: true, stored: "0" };
  switch (reading.kind) {
    case "length":
      return { ok: true, stored: String(reading.inches), ...(reading.note ? { note: reading.note } : {}) };
    case "blank":
      return { ok: true, stored: "" };
    case "unreadable":
      return { ok: false, reason: NOT_A_LENGTH };
    case "too long":
      return { ok: false, reason: TOO_LONG };
    case "negative":
      return { ok: false, reason: mayTouch(name) ? LESS_THAN_ZERO : `${noMeasurement.negative}, ${KEPT}` };
    default:
      return { ok: false, reason: `${noMeasurement[reading.kind]}, ${KEPT}` };
  }
}

const KEPT = "so what was there is kept.";
const LESS_THAN_ZERO = `Less than zero is not a measurement, ${KEPT}`;
const TOUCHES_IN_WORDS = "It touches";

function touchesInWords(entry: string) {
  return entry.trim().toLowerCase() === TOUCHES_IN_WORDS.toLowerCase();
}

/** What is stored, as it stands in a field that is changed in place. */
export function inPlaceEntryOf(name: MeasurementName, stored: string): string {
  const entry = entryOf(name, stored);
  return entry === TOUCHES ? TOUCHES_IN_WORDS : entry;
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
