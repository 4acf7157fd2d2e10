import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlLook, FieldFrame, type FieldProps, useFieldIds } from "./field-frame.tsx";

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
          id={ids.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
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
