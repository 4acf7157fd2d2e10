import { ChevronDown, ChevronsUpDown, ChevronUp } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { as, Cell, type PhonePlace, Unit } from "./data-cell.tsx";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end" | undefined;
  /** Heads the card on a phone and holds the row's link. Without one, the first column does. */
  primary?: boolean | undefined;
  /** Where the cell stands on a phone, for a row of two or three short lines. Without a place it is a line with its header. */
  phone?: PhonePlace | undefined;
  /** Said after a number where no header is in sight: one and many. */
  unit?: [one: string, many: string] | undefined;
  /** Small print below the cell, outside the row's link. */
  under?: ((row: Row) => ReactNode) | undefined;
  /** Makes the header a link that sorts by this column, and says how it is sorted now. */
  sort?: { href: string; now: "ascending" | "descending" | undefined } | undefined;
}

const compactRow =
  "cards:grid cards:grid-cols-[minmax(0,max-content)_minmax(min-content,1fr)_max-content] cards:items-baseline cards:gap-x-3 cards:py-3";

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowHref?: ((row: Row) => string) | undefined;
  /** More about a row, below it and as wide as the table. */
  below?: ((row: Row) => ReactNode) | undefined;
  /** Stands in place of the table when there are no rows. */
  empty: ReactNode;
}

export function DataTable<Row>({ caption, columns, rows, rowKey, rowHref, below, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return empty;
  const primary = columns.find((column) => column.primary) ?? columns[0];
  const compact = columns.every((column) => column.phone);
  return (
    <div className="@container">
      <table {...as("table")} className="w-full border-collapse text-left cards:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...as("rowgroup")} className="cards:sr-only">
          <tr {...as("row")} className="border-b border-line-strong">
            {columns.map((column) => (
              <th
                {...as("columnheader")}
                key={column.key}
                scope="col"
                aria-sort={column.sort?.now}
                className={classNames(
                  "px-4 py-3 text-xs font-medium tracking-wide text-ink-soft first:pl-0 last:pr-0",
                  column.align === "end" && "text-right",
                )}
              >
                <Header column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as("rowgroup")} className="cards:block">
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>
              <tr
                {...as("row")}
                className={classNames(
                  "relative border-line cards:first:border-t",
                  below ? "cards:pt-5" : "border-b",
                  compact ? compactRow : below ? "cards:block" : "cards:block cards:py-5",
                  rowHref && "transition-colors hover:border-ink",
                )}
              >
                {columns.map((column) => (
                  <Cell key={column.key} {...placeOf(column)} primary={column === primary} compact={compact}>
                    {column === primary && rowHref ? (
                      <RowLink to={rowHref(row)}>{column.cell(row)}</RowLink>
                    ) : (
                      column.cell(row)
                    )}
                    {column.unit && <Unit words={column.unit} count={column.cell(row)} />}
                    {column.under && (
                      <span className="block text-ink-soft text-sm font-normal cards:ml-2 cards:inline">
                        {column.under(row)}
                      </span>
                    )}
                  </Cell>
                ))}
              </tr>
              {below && (
                <tr {...as("row")} className="border-line border-b cards:block">
                  <td {...as("cell")} colSpan={columns.length} className="pt-1 pb-5 cards:block">
                    {below(row)}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** On a phone the headers are out of sight, where nothing should take the focus. */
function Header<Row>({ column: { header, sort } }: { column: Column<Row> }) {
  if (!sort) return header;
  const Icon = sort.now === undefined ? ChevronsUpDown : sort.now === "ascending" ? ChevronUp : ChevronDown;
  return (
    <>
      <Link
        to={sort.href}
        preventScrollReset
        className="-my-3 inline-flex min-h-11 items-center gap-1 transition-colors hover:text-ink hover:underline hover:underline-offset-4 cards:hidden"
      >
        {header}
        <Icon aria-hidden="true" className={classNames("size-3.5", sort.now ? "text-moss" : "text-line-strong")} />
      </Link>
      <span className="hidden cards:inline">{header}</span>
    </>
  );
}

function placeOf<Row>({ header, align, phone }: Column<Row>) {
  return { header, align, phone };
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
