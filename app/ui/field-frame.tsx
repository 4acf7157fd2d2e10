import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-error.tsx";

/** What every labelled control takes beside its own attributes. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  ids: FieldIds;
  className?: string | undefined;
  children: ReactNode;
}

type FieldIds = ReturnType<typeof useFieldIds>;

/** The ids that tie a control to its label, hint and error, and the attributes of the control that say so. */
export function useFieldIds({ id, hint, error }: Pick<FieldProps, "hint" | "error"> & { id?: string | undefined }) {
  const ownId = useId();
  const control = id ?? ownId;
  const hintId = `${control}-hint`;
  const errorId = `${control}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ") || undefined;
  const attributes = { id: control, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy };
  return { control, hint: hintId, error: errorId, describedBy, attributes };
}

/** Label above, hint under it, the control, and below it what is wrong with what was typed. In a FieldGrid the hint stands last. */
export function FieldFrame({ ids, label, hint, error, optional, className, children }: FieldFrameProps) {
  return (
    <div className={classNames("flex flex-col", inGrid, className)}>
      <label htmlFor={ids.control} className="text-sm font-medium text-ink in-[.field-grid]:self-end">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={ids.hint} className="text-sm text-ink-soft in-[.field-grid]:row-start-4 in-[.field-grid]:mt-1.5">
          {hint}
        </p>
      )}
      <div className="mt-1.5 in-[.field-grid]:row-start-2">{children}</div>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}

/** In a FieldGrid the label, the control, the error and the hint each share a row with those of the fields beside it. */
export const inGrid =
  "in-[.field-grid]:row-span-4 in-[.field-grid]:mb-6 in-[.field-grid]:grid in-[.field-grid]:grid-cols-[minmax(0,1fr)] in-[.field-grid]:grid-rows-subgrid";

export const controlLook = (error: unknown) =>
  classNames(
    "block min-h-12 w-full rounded-sm border bg-paper px-3.5 py-2.5 text-base text-ink transition-colors placeholder:text-ink-soft",
    "disabled:cursor-not-allowed disabled:border-line disabled:bg-bone disabled:text-ink-soft [&[readonly]]:bg-linen",
    error ? "border-clay inset-ring inset-ring-clay" : "border-line-strong hover:border-ink",
  );
