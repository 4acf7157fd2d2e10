import { type Doc, heightOf, rule, SOFT, write } from "./page.ts";

export interface Column {
  title: string;
  /** A share of the whole width. */
  share: number;
  align?: "right";
}

const GAP = 6;
const AIR = 2;

/** Rows under their titles; answers where the table ends. `next` is asked for a new page when a row does not fit. */
export function drawTable(
  doc: Doc,
  {
    columns,
    rows,
    x,
    y,
    width,
    size,
    bottom,
    next,
  }: {
    columns: readonly Column[];
    rows: readonly (readonly string[])[];
    x: number;
    y: number;
    width: number;
    size: number;
    bottom: number;
    next: () => number;
  },
): number {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (width * share) / shares);
  const lefts = widths.map((_, index) => x + widths.slice(0, index).reduce((sum, one) => sum + one, 0));
  const cell = (index: number) => ({ left: lefts[index] ?? x, room: (widths[index] ?? width) - GAP });
  const head = (top: number) => {
    columns.forEach(({ title, align }, index) => {
      const { left, room } = cell(index);
      write(doc, title, left, top, { size: size - 1, width: room, color: SOFT, ...(align ? { align } : {}) });
    });
    const under = top + heightOf(doc, "X", { size: size - 1 }) + AIR;
    rule(doc, x, x + width, under, 0.75);
    return under + AIR;
  };
  let top = head(y);
  for (const row of rows) {
    const high = Math.max(...row.map((text, index) => heightOf(doc, text, { size, width: cell(index).room })));
    if (top + high > bottom) top = head(next());
    row.forEach((text, index) => {
      const { left, room } = cell(index);
      const align = columns[index]?.align;
      write(doc, text, left, top, { size, width: room, ...(align ? { align } : {}) });
    });
    top += high + AIR;
    rule(doc, x, x + width, top - AIR / 2, 0.2);
  }
  return top;
}
