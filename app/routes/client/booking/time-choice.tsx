import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import type { PickerData } from "./load-picker.server.ts";

interface TimeChoiceProps {
  chosen: NonNullable<PickerData["chosen"]>;
  /** What was chosen when the form was refused. */
  before: string | undefined;
  error: string | undefined;
}

/** The free times of a day, three in a row on a phone. */
export function TimeChoice({ chosen, before, error }: TimeChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="mb-3 font-display font-heading text-lg">{chosen.label}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-5">
        {chosen.times.map(({ startsAt, label }) => (
          <label
            key={startsAt}
            className="grid min-h-12 place-items-center rounded-sm border border-line-strong bg-paper px-1 tabular-nums transition-colors hover:border-ink has-checked:border-moss has-checked:bg-moss has-checked:text-linen has-focus-visible:outline-2 has-focus-visible:outline-moss has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="startsAt"
              value={startsAt}
              required
              defaultChecked={startsAt === before}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      <p className="mt-2 text-ink-soft text-sm">All times Eastern.</p>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
