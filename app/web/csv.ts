/** Begins a file so that spreadsheets read its accents. */
export const CSV_BYTE_ORDER_MARK = "\uFEFF";

/** One line of a CSV file as RFC 4180 has it. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** A spreadsheet takes text that begins like a formula for one, some also in full-width signs; the apostrophe makes it text again. */
function csvCell(cell: string | number | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = /^[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
