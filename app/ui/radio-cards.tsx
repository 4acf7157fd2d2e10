import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-error.tsx";
import { RadioCard, type RadioOption } from "./radio-card.tsx";

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
  columns?: 1 | 2 | 3 | "pictures" | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

/** By the room the group itself has, not the screen: it may stand beside a drawing. A card needs some 14rem to be read. */
const grids = {
  1: "grid-cols-1",
  2: "grid-cols-1 @md:grid-cols-2",
  3: "grid-cols-1 @md:grid-cols-2 @2xl:grid-cols-3",
  // A picture is chosen by looking, so as many stand side by side as can still be told apart.
  pictures: "grid-cols-2 @lg:grid-cols-3 @min-[52rem]:grid-cols-4",
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
      // Can be gone to, though not by Tab: see useFocusOnError.
      tabIndex={error ? -1 : undefined}
      className={classNames("@container min-w-0", props.className)}
    >
      <legend id={`${id}-legend`} className={hideLegend ? "sr-only" : "text-sm font-medium text-ink"}>
        {legend}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
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
    </fieldset>
  );
}
