import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlLook, FieldFrame, type FieldProps, useFieldIds } from "./field-frame.tsx";

type TextFieldProps = FieldProps & ComponentProps<"input"> & { name: string };
type TextAreaFieldProps = FieldProps & ComponentProps<"textarea"> & { name: string };

/** className places the whole field (its width, its grid cell); the control always looks the same. */
export function TextField({ label, hint, error, optional, className, id, ...input }: TextFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input
        type="text"
        {...input}
        id={ids.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={controlLook(error)}
      />
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
        id={ids.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={classNames(controlLook(error), "field-sizing-content min-h-28 resize-y")}
      />
    </FieldFrame>
  );
}
