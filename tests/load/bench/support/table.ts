import { appendFileSync } from "node:fs";

interface Row {
  what: string;
  /** With its unit. */
  measured: string;
  /** What it is held against in the same run. */
  beside?: string;
  ratio?: number;
  limit?: string;
}

/** A line of the one table that `npm run bench` prints at its end; printed at once as well. */
export function report(row: Row) {
  const file = process.env.BENCH_TABLE;
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
  const ratio = row.ratio === undefined ? "" : `  ratio ${row.ratio.toFixed(2)}`;
  const beside = row.beside ? `  beside ${row.beside}` : "";
  const limit = row.limit ? `  (asked: ${row.limit})` : "";
  console.log(`${row.what}: ${row.measured}${beside}${ratio}${limit}`);
}

/** The value below which this share of them lies. */
export function percentile(values: number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
