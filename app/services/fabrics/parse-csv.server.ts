import { CsvError, type InfoRecord, parse } from "csv-parse/sync";
import { MAX_IMPORT_ROWS } from "#app/domain/fabrics/csv/import-plan.ts";
import type { CsvRow } from "#app/domain/fabrics/csv/plan-row.ts";
import type { Verdict } from "#app/domain/verdict.ts";

interface CsvTable {
  headings: string[];
  rows: CsvRow[];
}

/** More than any fabric needs; a megabyte of cells in one row would hold up everybody else. */
const LONGEST_ROW = 20_000;

/** Fifty for each row: to take a million commas apart would hold up everybody else as well. */
const MOST_CELLS = 50 * MAX_IMPORT_ROWS;

/** Spreadsheets of some countries part the cells with a semicolon. */
const DELIMITERS = [",", ";", "\t"];

/** The lines of a file as RFC 4180 has them. What cannot be taken apart for certain is refused whole. */
export function parseCsv(text: string): Verdict<CsvTable> {
  const records = readRecords(text);
  if (!records.ok) return records;
  const [first, ...rest] = records.value;
  if (!first) return { ok: false, reason: "Please choose a CSV file, or paste its lines." };
  const rows = rest
    .map(({ info, record }) => ({ line: info.lines - newlinesIn(record), cells: record }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (rows.length === 0)
    return { ok: false, reason: "There is nothing below the first line, which names the columns." };
  if (rows.length > MAX_IMPORT_ROWS) {
    const most = MAX_IMPORT_ROWS.toLocaleString("en-US");
    return {
      ok: false,
      reason: `There are more than ${most} rows. Please split the file, and import the parts one after the other.`,
    };
  }
  return { ok: true, value: { headings: first.record, rows } };
}

type Record = { info: InfoRecord; record: string[] };

function readRecords(text: string): Verdict<Record[]> {
  const delimiter = delimiterOf(text);
  if (hasMoreCells(text, delimiter)) {
    const reason = `There are more than ${MOST_CELLS.toLocaleString("en-US")} cells. Please delete empty columns, or split the file.`;
    return { ok: false, reason };
  }
  try {
    const records: unknown = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      delimiter,
      // One more than there may be, beside the headings.
      to: MAX_IMPORT_ROWS + 2,
      max_record_size: LONGEST_ROW,
    });
    return { ok: true, value: records as Record[] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    if (error.code === "CSV_MAX_RECORD_SIZE") {
      const reason = `The row in line ${lines ?? 1} is too long. Perhaps a quotation mark is missing before it.`;
      return { ok: false, reason };
    }
    const reason = `The quotation marks in line ${lines ?? 1} do not match. Please mend that line and try again.`;
    return { ok: false, reason };
  }
}

function delimiterOf(text: string): string {
  const line = text.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? "";
  const count = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

function hasMoreCells(text: string, delimiter: string): boolean {
  let at = -1;
  for (let count = 0; count < MOST_CELLS; count += 1) {
    at = text.indexOf(delimiter, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** A cell may hold several lines; a row is named by its first. */
function newlinesIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
}
