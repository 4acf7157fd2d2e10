import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-error.tsx";

export interface RadioOption {
  value: string;
  label: string;
  description?: string | undefined;
  media?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioCardsProps {
  legend: string;
  /** For a group whose question already stands above it as a heading. */
  hideLegend?: boolean | undefined;
  hint?: ReactNode;
  name: string;
  options: readonly RadioOption[];
  defaultValue?: string | undefined;
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  error?: string | undefined;
  columns?: 1 | 2 | 3 | 4 | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

const grids = {
  1: "grid-cols-1",
  2: "grid-cols-1 sm:grid-cols-2",
  3: "grid-cols-1 sm:grid-cols-2 lg:grid-cols-3",
  4: "grid-cols-2 md:grid-cols-3 lg:grid-cols-4",
};

export function RadioCards(props: RadioCardsProps) {
  const {
    legend,
    hideLegend,
    hint,
    name,
    options,
    value,
    defaultValue,
    onChange,
    error,
    columns = 1,
    required,
  } = props;
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and only this role may be invalid.
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      aria-required={required}
      className={classNames("min-w-0", props.className)}
    >
      <legend id={`${id}-legend`} className={hideLegend ? "sr-only" : "text-sm font-medium text-ink"}>
        {legend}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className={classNames("grid gap-3", !hideLegend && "mt-2", grids[columns])}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            option={option}
            invalid={Boolean(error)}
            input={{
              name,
              required,
              ...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value }),
              onChange: () => onChange?.(option.value),
            }}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

interface RadioCardProps {
  option: RadioOption;
  invalid: boolean;
  input: React.ComponentProps<"input">;
}

/** The whole card is the label to the finger; to a screen reader the name is the label alone, then its description. */
function RadioCard({ option, invalid, input }: RadioCardProps) {
  const id = useId();
  return (
    <label
      className={classNames(
        "relative flex min-h-12 flex-col rounded-md border bg-paper transition-colors",
        "has-checked:border-moss has-checked:inset-ring has-checked:inset-ring-moss",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss",
        "has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-linen",
        invalid ? "border-clay" : "border-line-strong not-has-disabled:hover:border-ink",
      )}
    >
      {option.media && (
        <span
          className={classNames(
            "block overflow-hidden rounded-t-sm border-b border-line",
            option.disabled && "opacity-50",
          )}
        >
          {option.media}
        </span>
      )}
      <span className="flex gap-3 p-3.5">
        <input
          {...input}
          type="radio"
          value={option.value}
          disabled={option.disabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={option.description ? `${id}-description` : undefined}
          className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-paper checked:border-6 checked:border-moss focus-visible:shadow-none focus-visible:outline-none disabled:border-line disabled:bg-bone"
        />
        <span className="min-w-0">
          <span id={`${id}-label`} className={classNames("block font-medium", option.disabled && "text-ink-soft")}>
            {option.label}
          </span>
          {option.description && (
            <span id={`${id}-description`} className="mt-0.5 block text-sm text-ink-soft">
              {option.description}
            </span>
          )}
        </span>
      </span>
    </label>
  );
}
