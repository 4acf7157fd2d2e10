import type { Verdict } from "#app/domain/verdict.ts";

export const MAX_CSV_BYTES = 2 * 1024 * 1024;
export const MAX_CSV_ROWS = 10_000;
/** More than any mill names; what comes behind is a spreadsheet that was never meant to end. */
export const MAX_CSV_COLUMNS = 80;
/** The letters of one row: more than any cloth or client needs. */
export const LONGEST_CSV_ROW = 20_000;

/** One row of a file: where it begins, counted from 1, and its cells. */
export type CsvRow = [line: number, cells: string[]];

export type Encoding = "UTF-8" | "UTF-16" | "Latin-1";

const TOO_LARGE = "This is more than 2 MB. Please split it, and import the parts one after the other.";
const WORKBOOK = "This is a spreadsheet, not a CSV file. In your spreadsheet choose “Save as” and “CSV UTF-8”.";
const NO_TEXT = "This is not a text file. In your spreadsheet choose “Save as” and “CSV UTF-8”.";
const UNMARKED =
  "This is UTF-16 without a mark at its beginning, which cannot be read for certain. Save it as “CSV UTF-8”.";

/** The text of a file, and as what it was read: whatever is no UTF-8 and no UTF-16 is what older programs on Windows write. */
export function decodeCsv(bytes: Uint8Array): Verdict<{ text: string; encoding: Encoding }> {
  if (bytes.length > MAX_CSV_BYTES) return { ok: false, reason: TOO_LARGE };
  const [first = 0, second = 0] = bytes;
  if (first === 0x50 && second === 0x4b) return { ok: false, reason: WORKBOOK };
  if (first === 0xd0 && second === 0xcf) return { ok: false, reason: WORKBOOK };
  const marked = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "";
  if (marked !== "") return readable(decode(bytes, marked), "UTF-16", NO_TEXT);
  if (isHalfEmpty(bytes)) return { ok: false, reason: UNMARKED };
  const plain = decode(bytes, "utf-8");
  if (plain !== undefined) return readable(plain, "UTF-8", NO_TEXT);
  return readable(decode(bytes, "windows-1252"), "Latin-1", NO_TEXT);
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Letters of the signs that no text has, however it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/;

function readable(text: string | undefined, encoding: Encoding, reason: string) {
  if (text === undefined || BINARY.test(text)) return { ok: false, reason } as const;
  return { ok: true, value: { text, encoding } } as const;
}

/** Plain letters in UTF-16 have an empty byte beside each. */
function isHalfEmpty(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 200);
  return start.length > 3 && start.filter((byte) => byte === 0).length >= start.length / 3;
}

/** Spreadsheets keep text that looks like a formula as text behind an apostrophe, and so do we when we write a file. */
export function readCell(cell: string | undefined): string {
  return (cell ?? "").trim().replace(/^'(?=[=+\-@＝＋－＠])/, "");
}

const COMMA = /^(\$?\s*)(\d{1,3}(?:[. \u00a0]\d{3})+|\d+),(\d{1,2})(\D*)$/;

/** An amount or a size as our own fields read it: 1.234,50 is 1234.50, and what it is counted in stands in our heading. */
export function readAmount(cell: string): string {
  const bare = cell
    .replace(/^(us\$|usd)\s*/i, "$")
    .replace(/\s*(\/|per)\s*(yd|yard)s?\.?$/i, "")
    .replace(/\s*(us\$|usd|\$)$/i, "");
  const [, sign, whole = "", part, unit] = COMMA.exec(bare) ?? [];
  return part === undefined ? bare : `${sign}${whole.replaceAll(/\D/g, "")}.${part}${unit}`;
}
