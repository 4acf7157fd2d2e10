import { Check, ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-error.tsx";
import { controlLook, FieldFrame, type FieldProps, inGrid, useFieldIds } from "./field-frame.tsx";

type TextFieldProps = FieldProps & ComponentProps<"input"> & { name: string };
type TextAreaFieldProps = FieldProps & ComponentProps<"textarea"> & { name: string };

/** className places the whole field (its width, its grid cell); the control always looks the same. */
export function TextField({ label, hint, error, optional, className, id, ...input }: TextFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input type="text" {...input} {...ids.attributes} className={controlLook(error)} />
    </FieldFrame>
  );
}

export function TextAreaField({ label, hint, error, optional, className, id, ...textarea }: TextAreaFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional} className={className}>
      <textarea
        rows={4}
        {...textarea}
        {...ids.attributes}
        className={classNames(controlLook(error), "field-sizing-content min-h-28 resize-y")}
      />
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldProps, ComponentProps<"select"> {
  name: string;
  /** Or give <option> children. */
  options?: { value: string; label: string; disabled?: boolean }[] | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, className, id, options, children, ...select } = props;
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className="relative">
        <select
          {...select}
          {...ids.attributes}
          className={classNames(controlLook(error), "appearance-none pr-11 text-ellipsis")}
        >
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </FieldFrame>
  );
}

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
      <div className="group flex items-start gap-3 in-[.field-grid]:row-start-2">
        <span className="relative my-2.5 grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            {...ids.attributes}
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

/** Fields beside each other: labels and controls each stand on one line, whatever one of them has to say. See FieldFrame. */
export function FieldGrid({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={classNames("field-grid -mb-6 grid grid-flow-row-dense grid-cols-[minmax(0,1fr)] gap-x-6", className)}
    >
      {children}
    </div>
  );
}
