/** What a person wrote, taken for a length: how many inches it means, before anything is rounded. */
export interface WrittenLength {
  inches: number;
  /** Not plain inches with a decimal point or a fraction: worth saying how it was understood. */
  converted: boolean;
}

/** Longer than any length a person writes. The patterns below look again at every space, so nothing longer reaches them. */
const LONGEST_ENTRY = 40;

/** The fractions that are a letter of their own. */
export const fractionMarks: Readonly<Record<string, string>> = {
  "⅛": "1/8",
  "¼": "1/4",
  "⅜": "3/8",
  "½": "1/2",
  "⅝": "5/8",
  "¾": "3/4",
  "⅞": "7/8",
};

const INCH_MARK = /\s*(?:"|in\.?|inch(?:es)?)$/i;
const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const FRACTION = /^(?:(\d+)(?:\s+|\s*-\s*))?(\d+)\s*\/\s*(\d+)$/;
const FEET = /^([^'a-z]+?)\s*(?:'|ft\.?|foot|feet)(?:\s*-?\s*(\S.*))?$/i;
const METRIC = /^([^a-z]+?)\s*(mm|cm|m|(?:milli|centi)?met(?:er|re)s?)\.?$/i;
/** 2,125 may be two and an eighth or two thousand: nobody can tell. */
const AMBIGUOUS = /^[1-9],\d{3}$/;

const INCHES_PER_FOOT = 12;
const MILLIMETERS_PER_INCH = 25.4;

/**
 * Reads what a person writes beside a tape measure: 35, 35.375, 35 3/8, 35-3/8, 2' 11", 35,5 or 90 cm. Less than zero is
 * read too, so that it can be told from what is no length at all, for which the answer is null.
 */
export function readWrittenLength(entry: string): WrittenLength | null {
  const typed = entry.trim();
  if (typed.length > LONGEST_ENTRY) return null;
  const text = typed
    .replace(/[⅛¼⅜½⅝¾⅞]/g, (mark) => ` ${fractionMarks[mark]}`)
    .replace(/[’‘′]/g, "'")
    .replace(/″|”|“|''/g, '"')
    .replace(/^[−–]/, "-")
    .trim();
  if (text.startsWith("-")) return negative(readLength(text.slice(1).trim()));
  return readLength(text);
}

function readLength(text: string): WrittenLength | null {
  return readMetric(text) ?? readFeet(text) ?? readInches(text);
}

function negative(length: WrittenLength | null) {
  return length && { ...length, inches: -length.inches };
}

function readInches(text: string): WrittenLength | null {
  const number = text.replace(INCH_MARK, "");
  const inches = readNumber(number);
  return inches === null ? null : { inches, converted: number.includes(",") || isImproper(number) };
}

/** 35 9/8: more than an inch in eighths, which may be a slip. */
function isImproper(number: string) {
  const [, , numerator, denominator] = FRACTION.exec(number) ?? [];
  return numerator !== undefined && Number(numerator) >= Number(denominator);
}

/** 2', or 2' 11": whole feet, and less than another foot. */
function readFeet(text: string): WrittenLength | null {
  const [, feetText = "", rest] = FEET.exec(text) ?? [];
  const feet = readNumber(feetText);
  if (feet === null) return null;
  if (rest === undefined) return { inches: feet * INCHES_PER_FOOT, converted: true };
  const more = readInches(rest);
  if (!more || more.inches >= INCHES_PER_FOOT || !Number.isInteger(feet)) return null;
  return { inches: feet * INCHES_PER_FOOT + more.inches, converted: true };
}

function readMetric(text: string): WrittenLength | null {
  const [, amountText = "", unit = ""] = METRIC.exec(text) ?? [];
  const amount = readNumber(amountText);
  return amount === null ? null : { inches: (amount * millimeters(unit)) / MILLIMETERS_PER_INCH, converted: true };
}

function millimeters(unit: string): number {
  if (/^(mm|milli)/i.test(unit)) return 1;
  return /^c/i.test(unit) ? 10 : 1000;
}

function readNumber(text: string): number | null {
  if (AMBIGUOUS.test(text)) return null;
  if (DECIMAL.test(text)) return Number(text.replace(",", "."));
  const parts = FRACTION.exec(text);
  if (!parts) return null;
  const denominator = Number(parts[3]);
  if (denominator === 0) return null;
  return Number(parts[1] ?? 0) + Number(parts[2]) / denominator;
}
