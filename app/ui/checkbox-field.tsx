import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-error.tsx";
import { inGrid, useFieldIds } from "./field-frame.tsx";

interface CheckboxFieldProps extends Omit<ComponentProps<"input">, "type"> {
  /** May contain links. */
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
}

export function CheckboxField({ label, hint, error, className, id, ...input }: CheckboxFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <div className={classNames(inGrid, className)}>
      <div className="group flex items-start gap-3 in-[.field-grid]:row-start-3">
        <span className="relative my-2.5 grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            id={ids.control}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.describedBy}
            className={classNames(
              "peer size-6 appearance-none rounded-sm border bg-paper transition-colors checked:border-moss checked:bg-moss",
              "disabled:border-line disabled:bg-bone disabled:checked:bg-line",
              // The target reaches past the drawn box to 44 px.
              "before:absolute before:-inset-2.5",
              error ? "border-clay inset-ring inset-ring-clay" : "border-line-strong hover:border-ink",
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={2.5}
            className="pointer-events-none absolute hidden size-4 text-linen peer-checked:block peer-disabled:text-ink-soft"
          />
        </span>
        <div className="py-2.5">
          <label
            htmlFor={ids.control}
            className="block group-has-disabled:cursor-not-allowed group-has-disabled:text-ink-soft"
          >
            {label}
          </label>
          {hint && (
            <p id={ids.hint} className="text-sm text-ink-soft">
              {hint}
            </p>
          )}
        </div>
      </div>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}
