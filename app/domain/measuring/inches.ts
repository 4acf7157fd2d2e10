const MEASUREMENT_STEP_INCHES = 1 / 8;

/** Longer than any wall; more digits than this are a slip of the finger, not a measurement. */
const LARGEST_INCHES = 9999;

/** Longer than any length a person writes. The patterns below look again at every space, so nothing longer reaches them. */
const LONGEST_ENTRY = 40;

const VULGAR: Record<string, string> = {
  "⅛": "1/8",
  "¼": "1/4",
  "⅜": "3/8",
  "½": "1/2",
  "⅝": "5/8",
  "¾": "3/4",
  "⅞": "7/8",
};

const UNIT = /\s*(?:"|″|”|''|in\.?|inch(?:es)?)$/i;
const DECIMAL = /^(?:\d+\.?\d*|\.\d+)$/;
const FRACTION = /^(?:(\d+)(?:\s+|\s*-\s*))?(\d+)\s*\/\s*(\d+)$/;

/**
 * Reads what a person writes beside a tape measure: 35, 35.375, 35 3/8, 35-3/8, with or without the inch mark.
 * Null for anything that is not a length above zero once rounded to the nearest eighth.
 */
export function parseInches(entry: string): number | null {
  const typed = entry.trim();
  if (typed.length > LONGEST_ENTRY) return null;
  const text = typed
    .replace(UNIT, "")
    .replace(/[⅛¼⅜½⅝¾⅞]/g, (mark) => ` ${VULGAR[mark]}`)
    .trim();
  const value = readNumber(text);
  if (value === null || value > LARGEST_INCHES) return null;
  const rounded = roundToEighth(value);
  return rounded > 0 ? rounded : null;
}

/** The stored form of an entry: decimal inches as text, or blank. */
export function normalizeInches(entry: string): string {
  const value = parseInches(entry);
  return value === null ? "" : String(value);
}

/** 35.375 reads 35 3/8". */
export function formatInches(value: number): string {
  const eighths = Math.round(value / MEASUREMENT_STEP_INCHES);
  const whole = Math.floor(eighths / 8);
  const rest = eighths % 8;
  if (rest === 0) return `${whole}"`;
  const divisor = rest % 4 === 0 ? 4 : rest % 2 === 0 ? 2 : 1;
  const fraction = `${rest / divisor}/${8 / divisor}`;
  return whole === 0 ? `${fraction}"` : `${whole} ${fraction}"`;
}

/** The stored form as it stands in a field, 24 1/2, the way it was read off the tape. */
export function inchesAsTyped(stored: string | undefined): string {
  const value = parseInches(stored ?? "");
  return value === null ? "" : formatInches(value).replace('"', "");
}

function roundToEighth(value: number): number {
  return Math.round(value / MEASUREMENT_STEP_INCHES) * MEASUREMENT_STEP_INCHES;
}

function readNumber(text: string): number | null {
  if (DECIMAL.test(text)) return Number(text);
  const parts = FRACTION.exec(text);
  if (!parts) return null;
  const denominator = Number(parts[3]);
  if (denominator === 0) return null;
  return Number(parts[1] ?? 0) + Number(parts[2]) / denominator;
}
