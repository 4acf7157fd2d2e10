import { readWrittenLength } from "./written-length.ts";

/**
 * A length in inches. What is measured or made is a multiple of 1/8, and eighths are exact in binary numbers, so
 * lengths may be added and compared as they are; rules and drawings then read as a tape does, with nothing to convert.
 */
export type Inches = number;

export const EIGHTH: Inches = 1 / 8;

/** Longer than any wall; more digits than this are a slip of the finger, not a measurement. */
export const LARGEST_INCHES = 9999;

/** A hair off an eighth, as a sum of sixths or a converted length is, is not worth calling rounded. */
const HAIR = 1e-9;

/** What was typed into a field for a length. */
export type LengthReading =
  | { kind: "blank" }
  | { kind: "length"; inches: Inches; note?: string }
  /** Tiny is more than zero, but rounds to it. */
  | { kind: "zero" | "negative" | "tiny" }
  | { kind: "unreadable" | "too long" };

/** Reads what a person typed, rounded to the nearest eighth, with a note where that is not simply what was typed. */
export function readLength(entry: string): LengthReading {
  const typed = entry.trim();
  if (typed === "") return { kind: "blank" };
  const written = readWrittenLength(typed);
  if (written === null) return { kind: "unreadable" };
  if (written.inches > LARGEST_INCHES) return { kind: "too long" };
  const inches = Math.round(written.inches / EIGHTH) * EIGHTH;
  if (written.inches < 0) return { kind: "negative" };
  if (inches === 0) return { kind: written.inches === 0 ? "zero" : "tiny" };
  const rounded = Math.abs(inches - written.inches) > HAIR;
  if (written.converted) {
    return { kind: "length", inches, note: `${typed} is ${formatInches(inches)}${rounded ? TO_EIGHTHS : ""}.` };
  }
  if (rounded) return { kind: "length", inches, note: `Rounded to the nearest 1/8: ${formatInches(inches)}.` };
  return { kind: "length", inches };
}

const TO_EIGHTHS = ", rounded to the nearest 1/8";

/** Null for anything that is not a length above zero once rounded to the nearest eighth. */
export function parseInches(entry: string): Inches | null {
  const reading = readLength(entry);
  return reading.kind === "length" ? reading.inches : null;
}

/** The same where nothing at all is a length too: a frame may touch the wall beside it. */
export function parseInchesOrZero(entry: string): Inches | null {
  const { kind } = readLength(entry);
  return kind === "zero" || kind === "tiny" ? 0 : parseInches(entry);
}

/** 35.375 reads 35 3/8". */
export function formatInches(value: Inches): string {
  const eighths = Math.round(value / EIGHTH);
  const whole = Math.floor(eighths / 8);
  const rest = eighths % 8;
  if (rest === 0) return `${whole}"`;
  const divisor = rest % 4 === 0 ? 4 : rest % 2 === 0 ? 2 : 1;
  const fraction = `${rest / divisor}/${8 / divisor}`;
  return whole === 0 ? `${fraction}"` : `${whole} ${fraction}"`;
}

/** The stored form as it stands in a field, 24 1/2, the way it was read off the tape. */
export function inchesAsTyped(stored: string | undefined): string {
  const value = parseInchesOrZero(stored ?? "");
  return value === null ? "" : formatInches(value).replace('"', "");
}

/** A text whose mixed numbers stay on one line, and letters with their word: "5 1/2" that breaks behind the 5 reads as a half, "L-" as nothing. */
export function keepFractions(text: string): string {
  return text.replaceAll(/(\d) (?=\d+\/\d)/g, "$1\u00a0").replaceAll(/\b([A-Z]-)(?=[a-z])/g, "$1\u2060");
}
