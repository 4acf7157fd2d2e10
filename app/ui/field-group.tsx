import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FormMessage } from "./post-form.tsx";

interface FieldGroupProps {
  legend: string;
  /** What is wrong with the group as a whole; a fault of one field stands at that field. */
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Fields that answer one question together. */
export function FieldGroup({ legend, error, className, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-2 font-display text-lg">{legend}</legend>
      {error ? (
        <FormMessage kind="error" id={id} className="mb-4">
          {error}
        </FormMessage>
      ) : null}
      <div className={classNames("grid", className)}>{children}</div>
    </fieldset>
  );
}
