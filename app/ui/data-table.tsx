import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end" | undefined;
  /** Heads the card on a phone and holds the row's link. Without one, the first column does. */
  primary?: boolean | undefined;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowHref?: ((row: Row) => string) | undefined;
  /** Stands in place of the table when there are no rows. */
  empty: ReactNode;
}

/** Drawn as cards a table would lose its meaning to a screen reader, so every part states what it is. */
const as = (role: string) => ({ role });

export function DataTable<Row>({ caption, columns, rows, rowKey, rowHref, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return empty;
  const primary = columns.find((column) => column.primary) ?? columns[0];
  return (
    <table {...as("table")} className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead {...as("rowgroup")} className="max-md:sr-only">
        <tr {...as("row")} className="border-b border-line-strong">
          {columns.map((column) => (
            <th
              {...as("columnheader")}
              key={column.key}
              scope="col"
              className={classNames(
                "px-4 py-3 text-xs font-medium tracking-wide text-ink-soft first:pl-0 last:pr-0",
                column.align === "end" && "text-right",
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as("rowgroup")} className="max-md:block">
        {rows.map((row) => (
          <tr
            {...as("row")}
            key={rowKey(row)}
            className={classNames(
              "relative border-b border-line max-md:block max-md:py-4 max-md:first:border-t",
              rowHref && "transition-colors hover:bg-bone/60",
            )}
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} primary={column === primary}>
                {column === primary && rowHref ? (
                  <RowLink to={rowHref(row)}>{column.cell(row)}</RowLink>
                ) : (
                  column.cell(row)
                )}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, primary, children }: { column: Column<Row>; primary: boolean; children: ReactNode }) {
  return (
    <td
      {...as("cell")}
      data-label={column.header}
      className={classNames(
        "data-cell px-4 py-3.5 align-middle wrap-anywhere first:pl-0 last:pr-0 md:before:hidden",
        "max-md:flex max-md:min-h-8 max-md:items-baseline max-md:justify-between max-md:gap-6 max-md:px-0 max-md:py-1 max-md:text-right",
        "before:shrink-0 before:text-left before:text-sm before:text-ink-soft",
        column.align === "end" && "tabular-nums md:text-right",
        // What can be pressed in another cell stays above the row's link.
        primary ? "font-medium" : "[&_:is(a,button)]:relative [&_:is(a,button)]:z-1",
      )}
    >
      {children}
    </td>
  );
}

/** One real link a row; its reach covers the whole of it. */
function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="text-moss underline decoration-brass decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-moss"
    >
      {children}
    </Link>
  );
}
