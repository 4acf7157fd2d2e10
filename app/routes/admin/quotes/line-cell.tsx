import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";

interface LineCellProps extends ComponentProps<"input"> {
  label: string;
  /** What the line is called, for those who hear a field alone. */
  of: string;
  cell: string;
  name: string;
  error: string | undefined;
  figures?: boolean;
}

/** Below it there is room for what is refused: on a phone the bar of the totals is high. */
const look =
  "block min-h-11 scroll-mb-20 w-full rounded-sm border bg-paper px-2.5 py-2 text-base text-ink transition-colors placeholder:text-ink-soft hover:border-ink";

export const cellLook = (error: string | undefined) =>
  classNames(look, error ? "border-clay inset-ring inset-ring-clay" : "border-line-strong/70");

export const cellId = (name: string) => `cell-${name}`;

/**
 * One cell of a line. On a phone its label stands above it; on a wide page the head of the table says it. What is wrong with it
 * stands under the whole row, which has room for a sentence.
 */
export function LineCell({ label, of, cell, error, figures, className, ...input }: LineCellProps) {
  const id = cellId(input.name);
  return (
    <div className={classNames("min-w-0", className)}>
      <label htmlFor={id} className="text-ink-soft text-xs xl:sr-only">
        {label}
        <span className="sr-only"> of {of}</span>
      </label>
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        data-cell={cell}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={classNames(cellLook(error), figures && "text-right tabular-nums")}
      />
    </div>
  );
}
