import { type Ink, SOFT, THREAD } from "./ink.ts";

export interface Column {
  title: string;
  /** A share of the whole width. */
  share: number;
  align?: "right";
}

export interface Table {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  x: number;
  y: number;
  width: number;
  size: number;
  /** Between rows. */
  air: number;
  /** Of the rule under its titles, where that is not ink; rows are then parted by a thread. */
  color?: string;
  /** Where a row must end on this page. */
  bottom: number;
  /** Begins a new page, and answers where on it. */
  next: () => number;
}

/** Between what two columns say, and where one that ends at the right stands before one that begins at the left. */
const GAP = 6;
const MEETING = 14;

/** Rows under their titles, which stand again on a new page; answers where the table ends. */
export function drawTable(ink: Ink, { columns, rows, x, y, width, size, air, color, bottom, next }: Table): number {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (width * share) / shares);
  const lefts = widths.map((_, index) => x + widths.slice(0, index).reduce((sum, one) => sum + one, 0));
  // What stands at the right ends where its rules end.
  const gapAfter = (index: number) => {
    const next = columns[index + 1];
    return next ? (columns[index]?.align && !next.align ? MEETING : GAP) : 0;
  };
  const cell = (index: number) => ({
    left: lefts[index] ?? x,
    room: (widths[index] ?? width) - gapAfter(index),
  });
  const head = (top: number) => {
    columns.forEach(({ title, align }, index) => {
      const { left, room } = cell(index);
      ink.write(title, left, top, { size, width: room, color: SOFT, ...(align ? { align } : {}) });
    });
    const under = top + ink.heightOf("X", { size }) + air;
    ink.rule(x, x + width, under, 0.75, color);
    return under + air;
  };
  let top = head(y);
  for (const row of rows) {
    const high = Math.max(...row.map((text, index) => ink.heightOf(text, { size, width: cell(index).room })));
    if (top + high > bottom) top = head(next());
    row.forEach((text, index) => {
      const { left, room } = cell(index);
      const align = columns[index]?.align;
      ink.write(text, left, top, { size, width: room, ...(align ? { align } : {}) });
    });
    top += high + air;
    ink.rule(x, x + width, top - air / 2, color ? 0.5 : 0.2, color && THREAD);
  }
  return top;
}
