import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface RadioOption {
  value: string;
  label: string;
  description?: string | undefined;
  media?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioCardProps {
  option: RadioOption;
  invalid: boolean;
  input: ComponentProps<"input">;
}

/** The whole card is the label to the finger; to a screen reader the name is the label alone, then its description. */
export function RadioCard({ option, invalid, input }: RadioCardProps) {
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
            "block overflow-hidden rounded-t-sm border-line border-b",
            option.disabled && "opacity-50",
          )}
        >
          {option.media}
        </span>
      )}
      <span className={classNames("grid grid-cols-[auto_1fr] gap-x-3", option.media ? "gap-y-1 p-3" : "p-3.5")}>
        <input
          {...input}
          type="radio"
          value={option.value}
          disabled={option.disabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={option.description ? `${id}-description` : undefined}
          className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-paper checked:border-6 checked:border-moss focus-visible:shadow-none focus-visible:outline-none disabled:border-line disabled:bg-bone"
        />
        <span
          id={`${id}-label`}
          className={classNames("min-w-0 font-medium wrap-anywhere", option.disabled && "text-ink-soft")}
        >
          {option.label}
        </span>
        {option.description && (
          <span
            id={`${id}-description`}
            // Under a picture the words have the whole width of the card; where two share a phone, the chosen one's are read.
            className={classNames(
              "text-sm text-ink-soft",
              option.media ? "@max-md:[label:not(:has(:checked))_&]:sr-only col-span-2" : "col-start-2 mt-0.5",
            )}
          >
            {option.description}
          </span>
        )}
      </span>
    </label>
  );
}
