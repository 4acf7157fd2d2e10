import { type ReactNode, useId } from "react";
import { classNames } from "#app/ui/class-names.ts";

interface ReportSectionProps {
  title: string;
  /** What is counted, and how. */
  about: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function ReportSection({ title, about, actions, children }: ReportSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="mt-1 max-w-measure text-ink-soft text-sm">{about}</p>
        </div>
        {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
      </div>
      {children}
    </section>
  );
}

interface BarTableProps {
  caption: string;
  /** The first names the rows, the others stand over the cells. */
  headers: string[];
  rows: { key: string; label: string; cells: ReactNode[]; value: number }[];
  total?: ReactNode[];
  totalLabel?: string;
  tone?: "moss" | "brass";
}

/** A table whose rows have a bar each: a picture for the eye, and the same figures to be read. */
export function BarTable({ caption, headers, rows, total, totalLabel = "Total", tone = "moss" }: BarTableProps) {
  const most = Math.max(...rows.map(({ value }) => value), 1);
  const [first, ...others] = headers;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard too
    <section aria-label={caption} tabIndex={0} className="slides">
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line-strong border-b text-ink-soft">
            {/* As wide in every table, so that all bars of the page begin below each other. */}
            <th scope="col" className="py-2 pr-4 font-medium md:w-56">
              {first}
            </th>
            <td aria-hidden="true" className="hidden md:table-cell" />
            {others.map((header) => (
              <th key={header} scope="col" className="py-2 pl-4 text-right font-medium">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells, value }) => (
            <tr key={key} className={classNames("border-line border-b", value === 0 && "text-ink-soft")}>
              <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap md:w-56">
                {label}
                <Bar value={value} most={most} tone={tone} className="mt-1 h-1 md:hidden" />
              </th>
              <td aria-hidden="true" className="hidden w-1/4 md:table-cell">
                <Bar value={value} most={most} tone={tone} className="h-3" />
              </td>
              {cells.map((cell, index) => (
                <td key={others[index]} className="py-2 pl-4 text-right whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className="border-line-strong border-t text-base [&>*]:pt-3 [&>*]:font-medium">
              <th scope="row" className="py-2 pr-4">
                {totalLabel}
              </th>
              <td aria-hidden="true" className="hidden md:table-cell" />
              {total.map((cell, index) => (
                <td key={others[index]} className="py-2 pl-4 text-right whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

interface BarProps {
  value: number;
  most: number;
  tone: "moss" | "brass";
  className: string;
}

/** Anything above zero stays visible, however small beside the best row. */
function Bar({ value, most, tone, className }: BarProps) {
  if (value <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className={classNames("block print:hidden", tone === "moss" ? "bg-moss" : "bg-brass", className)}
      style={{ width: `max(2px, ${((100 * value) / most).toFixed(1)}%)` }}
    />
  );
}
