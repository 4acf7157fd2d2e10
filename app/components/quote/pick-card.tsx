import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#app/ui/class-names.ts";

interface PickCardProps {
  type: "radio" | "checkbox";
  label: string;
  /** What it is, and how its price came about. */
  about: ReactNode;
  price: ReactNode;
  invalid?: boolean | undefined;
  input: ComponentProps<"input">;
}

/** One of several, or an extra: the whole card is what the finger meets, and the price stands where prices stand. */
export function PickCard({ type, label, about, price, invalid, input }: PickCardProps) {
  const id = useId();
  return (
    <label
      className={classNames(
        "relative grid min-h-12 grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 tiny:grid-cols-[auto_minmax(0,1fr)] rounded-md border bg-paper p-3.5 transition-colors",
        "has-checked:border-moss has-checked:inset-ring has-checked:inset-ring-moss",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss",
        invalid ? "border-clay" : "border-line-strong hover:border-ink",
      )}
    >
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
        <input
          {...input}
          type={type}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-price ${id}-about`}
          className={classNames(
            "peer size-5 appearance-none border border-line-strong bg-paper focus-visible:shadow-none focus-visible:outline-none",
            type === "radio"
              ? "rounded-full checked:border-6 checked:border-moss"
              : "rounded-sm checked:border-moss checked:bg-moss",
          )}
        />
        {type === "checkbox" && (
          <Check
            aria-hidden="true"
            strokeWidth={2.5}
            className="pointer-events-none absolute hidden size-3.5 text-linen peer-checked:block print:text-ink"
          />
        )}
      </span>
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-medium wrap-anywhere">
          {label}
        </span>
        <span id={`${id}-about`} className="block text-ink-soft text-sm wrap-anywhere">
          {about}
        </span>
      </span>
      <span id={`${id}-price`} className="text-right tabular-nums tiny:col-start-2">
        {price}
      </span>
    </label>
  );
}
