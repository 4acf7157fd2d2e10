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
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** Pictures beside the words instead of above them. */
  beside?: boolean | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

/** By the room the group itself has, not the screen: it may stand beside a drawing. A card needs some 14rem to be read. */
const grids = {
  1: "grid-cols-1",
  2: "grid-cols-1 @md:grid-cols-2",
  3: "grid-cols-1 @md:grid-cols-2 @2xl:grid-cols-3",
  4: "grid-cols-2 @xl:grid-cols-3 @3xl:grid-cols-4",
};
/** With a picture beside the words each card needs some 18rem. */
const gridsBeside = { ...grids, 2: "grid-cols-1 @xl:grid-cols-2" };

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
      <div className={classNames("grid gap-3", !hideLegend && "mt-2", (props.beside ? gridsBeside : grids)[columns])}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            option={option}
            beside={props.beside}
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
