import { CsvError, type InfoRecord, parse } from "csv-parse/sync";
import {
  type CsvRow,
  decodeCsv,
  type Encoding,
  LONGEST_CSV_ROW,
  MAX_CSV_COLUMNS,
  MAX_CSV_ROWS,
} from "#app/domain/imports/csv-file.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** A file taken apart. */
export interface CsvFile {
  encoding: Encoding;
  text: string;
  headings: string[];
  rowCount: number;
  /** Of the first rows, to see what a column holds. */
  sample: string[][];
  /** The rows as JSON, some at a time, so that whoever reads them can let others go first between two. */
  portions: Uint8Array<ArrayBuffer>[];
}

const ROWS_AT_ONCE = 200;
const SAMPLED = 3;

/** Spreadsheets of some countries part the cells with a semicolon. */
const DELIMITERS = [",", ";", "\t"];

/** The lines of a file as RFC 4180 has them, from its bytes or from the text that was read of them before. */
export function readCsv(input: Uint8Array | string): Verdict<CsvFile> {
  const decoded = typeof input === "string" ? accepted(input) : decodeCsv(input);
  if (!decoded.ok) return decoded;
  const { text, encoding } = decoded.value;
  const records = readRecords(text);
  if (!records.ok) return records;
  const [first, ...rest] = records.value;
  if (!first) return refuse("This file is empty.");
  const headings = withoutEmptyEnd(first.record);
  if (headings.length === 0) return refuse("The first line has to name the columns.");
  if (headings.length > MAX_CSV_COLUMNS) {
    return refuse(`There are more than ${MAX_CSV_COLUMNS} columns. Please delete those that are not needed.`);
  }
  const rows = rest
    .filter(({ record }) => record.some((cell) => cell.trim() !== ""))
    .map(({ info, record }): CsvRow => [info.lines - newlinesIn(record), record]);
  if (rows.length === 0) return refuse("There is nothing below the first line, which names the columns.");
  if (rows.length > MAX_CSV_ROWS) {
    const most = MAX_CSV_ROWS.toLocaleString("en-US");
    return refuse(`There are more than ${most} rows. Please split the file, and import the parts one after the other.`);
  }
  const sample = rows.slice(0, SAMPLED).map(([, cells]) => cells.slice(0, headings.length));
  const file = { encoding, text, headings, rowCount: rows.length, sample, portions: portionsOf(rows) };
  return { ok: true, value: file };
}

function accepted(text: string) {
  return { ok: true, value: { text, encoding: "UTF-8" as Encoding } } as const;
}

function refuse(reason: string) {
  return { ok: false, reason } as const;
}

type Record = { info: InfoRecord; record: string[] };

function readRecords(text: string): Verdict<Record[]> {
  const delimiter = delimiterOf(text);
  try {
    const records: unknown = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      // A width of 54" is no quotation.
      relax_quotes: true,
      skip_empty_lines: true,
      delimiter,
      // One more than there may be, beside the headings.
      to: MAX_CSV_ROWS + 2,
      max_record_size: LONGEST_CSV_ROW,
    });
    return { ok: true, value: records as Record[] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    if (error.code === "CSV_MAX_RECORD_SIZE") {
      return refuse(`The row in line ${lines ?? 1} is too long. Perhaps a quotation mark is missing before it.`);
    }
    return refuse(`The quotation marks in line ${lines ?? 1} do not match. Please mend that line and try again.`);
  }
}

/** By the first line, outside of quotation marks. */
function delimiterOf(text: string): string {
  const line =
    text
      .slice(0, LONGEST_CSV_ROW)
      .replaceAll(/"[^"]*"/g, "")
      .split(/\r\n?|\n/, 1)[0] ?? "";
  const count = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** A spreadsheet may write commas for columns that were never filled. */
function withoutEmptyEnd(headings: readonly string[]): string[] {
  const last = headings.findLastIndex((heading) => heading.trim() !== "");
  return headings.slice(0, last + 1).map((heading) => heading.trim());
}

/** A cell may hold several lines; a row is named by its first. */
function newlinesIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
}

function portionsOf(rows: readonly CsvRow[]): Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder();
  const count = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, index) => {
    const portion = rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE);
    return encoder.encode(JSON.stringify(portion));
  });
}
