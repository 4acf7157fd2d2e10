import { X } from "lucide-react";
import { type ComponentProps, memo } from "react";
import { formatMoney } from "#app/domain/money.ts";
import { lineField } from "#app/domain/quotes/check-sendable.ts";
import { type ChangedPrice, changedPriceInWords } from "#app/domain/quotes/costs/changed-prices.ts";
import { MAX_LABEL } from "#app/domain/quotes/quote-limits.ts";
import type { TypedLine } from "#app/domain/quotes/quote-line-form.ts";
import type { CostPart } from "#app/domain/quotes/quote-types.ts";
import { classNames } from "#app/ui/class-names.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { LineMore, type MeaningChoice } from "./line-more.tsx";
import { LineParts } from "./line-parts.tsx";
import type { LiveRow } from "./live-figures.ts";

interface LineRowProps {
  index: number;
  row: TypedLine;
  /** As it is called at this moment, for those who hear a field alone. */
  label: string;
  windowKey: string;
  cents: number | null;
  state: LiveRow["state"];
  counts: boolean;
  /** The fault of this row: the field without its line, and what is said of it. */
  field: string | undefined;
  error: string | undefined;
  /** The sum in words, where the rate card filled it; the owner's alone. */
  basis: string;
  /** What its price is made of. */
  parts: readonly CostPart[];
  /** What it came to in the version that the client sees: null where it is new, undefined where it is the same. */
  was: number | null | undefined;
  /** Why it had no price when the page was opened. */
  why: string | undefined;
  /** Its price is of before something changed. */
  changed: ChangedPrice | undefined;
  /** What it means for its window as it stands, and what it may mean. */
  means: string;
  meanings: readonly MeaningChoice[];
}

/** The columns of a line on a wide page; its head has the same. */
export const lineColumns = "xl:grid-cols-[minmax(0,1fr)_5rem_5rem_7.5rem_7.5rem_2.75rem]";

/** On a phone the figures stand under what they are of. */
const below = "row-start-2 tiny:row-start-auto tiny:col-span-2 xl:row-start-auto";

const inRow = ["label", "quantity", "unit", "unitPrice"];

/** One line: what, how many, what one costs, what that comes to. The rest folds away below it. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { index, row, label, windowKey, field, error, basis, was, state, why, changed, means, meanings, parts } = props;
  const of = label || "the new line";
  const cell = (name: string) => ({
    cell: name,
    name: lineField(index, name),
    of,
    error: field === name ? error : undefined,
  });
  return (
    <li
      data-row={row.key}
      data-window={windowKey}
      // Of very many rows a browser lays out those in sight; the margin leaves room for the ring of focus.
      className="group/row relative -mx-1 px-1 py-3 after:absolute after:inset-x-1 after:bottom-0 after:border-line after:border-b in-data-many:[contain-intrinsic-size:auto_6rem] in-data-many:[content-visibility:auto]"
    >
      <input type="hidden" name={lineField(index, "key")} value={row.key} />
      <input type="hidden" name={lineField(index, "windowKey")} value={row.windowKey} />
      <input type="hidden" name={lineField(index, "kind")} value={row.kind} />
      <div
        className={`grid grid-cols-[4fr_4fr_5fr_2.75rem] items-start tiny:grid-cols-[minmax(0,1fr)_2.75rem] gap-x-2 gap-y-2 ${lineColumns}`}
      >
        <LineCell
          label="Line"
          defaultValue={row.label}
          maxLength={MAX_LABEL}
          className="col-span-3 tiny:col-span-1 xl:col-span-1"
          {...cell("label")}
        />
        <LineCell label="Quantity" figures defaultValue={row.quantity} className={below} {...cell("quantity")} />
        <LineCell label="Unit" defaultValue={row.unit} className={below} {...cell("unit")} />
        <LineCell
          label="Unit price"
          figures
          inputMode="decimal"
          defaultValue={row.unitPrice}
          className={below}
          {...cell("unitPrice")}
        />
        <Amount {...props} />
        <button
          type="submit"
          name="remove"
          value={index}
          aria-label={`Remove ${of}`}
          className="col-start-4 row-start-1 mt-5 tiny:col-start-2 grid size-11 place-items-center rounded-sm text-ink-soft transition-colors hover:bg-bone hover:text-ink xl:col-start-6 xl:mt-0"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
      {inRow.map((name) => (
        <FieldError key={name} id={`${cellId(lineField(index, name))}-error`}>
          {field === name ? error : undefined}
        </FieldError>
      ))}
      {state === "unpriced" && why && <p className="mt-1 text-ink-soft text-sm">{why}</p>}
      {changed && (
        <p className="mt-1 font-medium text-clay-deep text-sm tabular-nums">
          Changed: {changedPriceInWords({ ...changed, windowKey: null }, [])}
        </p>
      )}
      <LineParts of={of} parts={parts} cents={props.cents} />
      <LineMore
        index={index}
        row={row}
        of={of}
        field={field}
        error={error}
        basis={parts.length > 0 ? "" : basis}
        hasParts={parts.length > 0}
        was={was}
        means={means}
        meanings={meanings}
      />
    </li>
  );
});

function Amount({ state, cents, counts }: Pick<LineRowProps, "state" | "cents" | "counts">) {
  return (
    <p className="col-span-4 text-right tiny:col-span-2 tabular-nums xl:col-span-1 xl:py-2.5">
      {state === "priced" && (
        <span className={counts ? "font-medium" : "text-ink-soft"}>
          {formatMoney(cents)}
          {!counts && <span className="block text-sm">not in the total</span>}
        </span>
      )}
      {state === "unpriced" && <span className="text-clay-deep text-sm">not priced yet</span>}
      {state === "left out" && <span className="text-ink-soft text-sm">not charged</span>}
      {state === "unreadable" && <span className="text-clay-deep text-sm">cannot be read</span>}
    </p>
  );
}

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

const cellLook = (error: string | undefined) =>
  classNames(look, error ? "border-clay inset-ring inset-ring-clay" : "border-line-strong/70");

const cellId = (name: string) => `cell-${name}`;

/**
 * One cell of a line. On a phone its label stands above it; on a wide page the head of the table says it. What is wrong with it
 * stands under the whole row, which has room for a sentence.
 */
function LineCell({ label, of, cell, error, figures, className, ...input }: LineCellProps) {
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
