import { Fragment } from "react";
import { cutCells, cutTitles } from "#app/domain/workroom/paper/cuts/cut-row.ts";
import type { WorkOrderPart } from "#app/domain/workroom/paper/work-order.ts";
import { classNames } from "#app/ui/class-names.ts";
import { type Setting, words } from "./paper-setting.ts";

const cell = "py-1 pr-3 print:py-px print:pr-2";
/** Short ones keep to a line; a long name gives way. */
const MAY_WRAP = ["Material", "Goes to, and how the pattern falls"];
/** On a tablet the longest stands under the rest of its row, where nothing is cut off. */
const LAST = cutTitles.length - 1;
const asColumn = "hidden xl:table-cell print:table-cell";
const asLine = "xl:hidden print:hidden";

/** All that is cut for a window stands in one list: it lies on one table. */
export function CutTable({ parts, setting }: { parts: readonly WorkOrderPart[]; setting: Setting }) {
  const rows = parts.flatMap(({ treatment, cuts }) => cuts.map((cut, index) => ({ treatment, cut, index })));
  if (rows.length === 0) return <p className="mt-4 text-sm">Nothing to cut: it is ordered as it is.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard too
    <section aria-label="Cut list" tabIndex={0} className="mt-4 overflow-x-auto print:mt-1 print:overflow-visible">
      <table className="w-full min-w-xl border-collapse text-left print:min-w-0">
        <caption className="pb-1 text-left font-medium text-sm print:pb-0 print:text-[9pt]">Cut list</caption>
        <thead>
          <tr className={classNames("border-ink border-b text-ink-soft", words[setting])}>
            {["For", ...cutTitles].map((title, column) => (
              <th key={title} scope="col" className={classNames("font-medium", cell, column === LAST + 1 && asColumn)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ treatment, cut, index }) => {
            const cells = cutCells(cut);
            const last = cells[LAST];
            return (
              <Fragment key={`${treatment} ${index}`}>
                <tr className={classNames("break-inside-avoid border-line border-t align-top", words[setting])}>
                  <td className={classNames("whitespace-nowrap", cell)}>{treatment}</td>
                  {cells.map((text, column) => (
                    <td
                      key={cutTitles[column]}
                      className={classNames(
                        "tabular-nums",
                        MAY_WRAP.includes(cutTitles[column] ?? "") ? "wrap-anywhere" : "whitespace-nowrap",
                        cell,
                        column === LAST && asColumn,
                      )}
                    >
                      {text}
                    </td>
                  ))}
                </tr>
                {last ? (
                  <tr className={classNames(asLine, words[setting])}>
                    <td />
                    <td colSpan={LAST} className="pb-1">
                      {last}
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
