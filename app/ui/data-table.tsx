import { ChevronDown, ChevronsUpDown, ChevronUp } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

export interface Column<Row> extends MoreOfColumn<Row> {
  /** Where the cell stands on a phone, for a row of two or three short lines. Without a place it is a line with its header. */
  phone: PhonePlace | null;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Its figures stand below each other. */
  figures: boolean;
}

interface MoreOfColumn<Row> {
  /** Said after a number where no header is in sight: one and many. */
  unit?: [one: string, many: string] | undefined;
  /** How wide it is, where what stands below the row keeps to its columns. */
  wide?: string | undefined;
  /** Small print below the cell, outside the row's link. */
  under?: ((row: Row) => ReactNode) | undefined;
  /** Makes the header a link that sorts by this column, and says how it is sorted now. */
  sort?: { href: string; now: "ascending" | "descending" | undefined } | undefined;
}

/** The one that stands on top on a phone heads the card and holds the row's link; without one, the first does. */
export function column<Row>(
  phone: Column<Row>["phone"],
  header: string,
  cell: Column<Row>["cell"],
  more?: MoreOfColumn<Row>,
): Column<Row> {
  return { phone, header, cell, figures: false, ...more };
}

export function figure<Row>(...given: Parameters<typeof column<Row>>): Column<Row> {
  return { ...column(...given), figures: true };
}

const compactRow =
  "cards:grid cards:grid-cols-[minmax(0,max-content)_minmax(min-content,1fr)_max-content] cards:items-baseline cards:gap-x-3 cards:py-3 cards:has-[[data-row-picture]]:pl-18";

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
  const primary = columns.find(({ phone }) => phone === "top") ?? columns[0];
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
                key={column.header}
                scope="col"
                aria-sort={column.sort?.now}
                className={classNames(
                  "px-3 @4xl:px-4 py-3 text-xs font-medium tracking-wide text-ink-soft first:pl-0 last:pr-0",
                  column.figures && "text-right",
                  column.wide,
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
                  <Cell key={column.header} column={column} primary={column === primary} compact={compact}>
                    {column === primary && rowHref ? (
                      <RowLink to={rowHref(row)}>{column.cell(row)}</RowLink>
                    ) : (
                      column.cell(row)
                    )}
                    {column.unit && <Unit words={column.unit} count={column.cell(row)} />}
                    {column.under && " "}
                    {column.under && (
                      <span className="block text-ink-soft text-sm font-normal cards:inline">{column.under(row)}</span>
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

/** A row on a phone has three columns: the middle one takes what the others leave. */
const places = {
  /** On top without heading the card: the row's link stands elsewhere. */
  lead: "cards:col-span-2 cards:row-start-1",
  top: "cards:col-span-2 cards:row-start-1",
  "top-end": "cards:col-start-3 cards:row-start-1 cards:text-right",
  second: "cards:col-start-1 cards:row-start-2 cards:text-left",
  "second-middle": "cards:col-start-2 cards:row-start-2 cards:text-left",
  "second-end": "cards:col-start-3 cards:row-start-2 cards:text-right",
  "second-whole": "cards:col-span-3 cards:row-start-2",
  third: "cards:col-span-2 cards:row-start-3",
  "third-whole": "cards:col-span-3 cards:row-start-3",
  "third-end": "cards:col-start-3 cards:row-start-3 cards:text-right",
  "fourth-whole": "cards:col-span-3 cards:row-start-4 cards:mt-2 cards:text-left",
  /** In what stands below the row instead. */
  below: "cards:hidden",
};
type PhonePlace = keyof typeof places;

/** Drawn as cards a table would lose its meaning to a screen reader, so every part states what it is. */
const as = (role: string) => ({ role });

interface CellProps {
  column: Pick<Column<never>, "header" | "figures" | "phone">;
  /** Heads the card and holds the row's link. */
  primary: boolean;
  /** The rows of this table are short lines on a phone, rather than cards with a line for each cell. */
  compact: boolean;
  children: ReactNode;
}

const labelled =
  "data-cell cards:flex cards:min-h-8 cards:items-baseline cards:justify-between cards:gap-6 cards:px-0 cards:py-1 cards:text-right";

function Cell({ column: { header, figures, phone }, primary, compact, children }: CellProps) {
  return (
    <td
      {...as("cell")}
      data-label={header}
      className={classNames(
        "px-3 @4xl:px-4 py-3.5 align-middle wrap-anywhere first:pl-0 last:pr-0 cards:empty:hidden",
        compact && phone ? `cards:min-w-0 cards:p-0 ${places[phone]}` : labelled,
        figures ? "tabular-nums text-right whitespace-nowrap" : "min-w-24",
        // What stands in the middle keeps its one line; the others give way to it.
        figures && phone !== "second-middle" && "cards:whitespace-normal",
        // What can be pressed in another cell stays above the row's link.
        primary ? "font-medium" : "[&_:is(a,button)]:relative [&_:is(a,button)]:z-1",
        primary ? !compact && "cards:text-lg" : compact && "cards:text-sm/5.5",
      )}
    >
      {children}
    </td>
  );
}

/** What a bare number counts, where the header that says so is out of sight. */
function Unit({ words, count }: { words: [one: string, many: string]; count: ReactNode }) {
  return <span className="hidden cards:inline"> {count === 1 ? words[0] : words[1]}</span>;
}

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}

/** Nothing here yet: says so, and offers what to do about it. The basting stitch holds the place of what will come. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-md border border-dashed border-line-strong/60 px-6 py-12 text-center">
      {icon && (
        <span aria-hidden="true" className="mb-2 text-brass [&_svg]:size-8 [&_svg]:stroke-1">
          {icon}
        </span>
      )}
      <p className="font-display text-lg font-heading">{title}</p>
      {children && <div className="max-w-measure text-ink-soft">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
