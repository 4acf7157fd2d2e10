import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

interface ToggleButtonProps extends Omit<ComponentProps<"button">, "aria-pressed"> {
  pressed: boolean;
  onPressedChange?: ((pressed: boolean) => void) | undefined;
}

/** One of several that may be on together. The tick, and not only the colour, says that it is. */
export function ToggleButton({ pressed, onPressedChange, onClick, className, children, ...rest }: ToggleButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      onClick={(event) => {
        onClick?.(event);
        onPressedChange?.(!pressed);
      }}
      className={classNames(
        "inline-flex min-h-12 items-center justify-center gap-2 rounded-sm border px-5 py-2.5 font-medium transition-colors",
        "disabled:cursor-not-allowed disabled:border-line disabled:bg-bone disabled:text-ink-soft",
        pressed
          ? "border-moss bg-moss text-linen hover:bg-moss-deep"
          : "border-line-strong bg-paper text-ink hover:border-ink",
        className,
      )}
    >
      <Check aria-hidden="true" className={classNames("size-4 shrink-0", !pressed && "invisible")} />
      {children}
      {/* Keeps the word centred whether or not the tick is there. */}
      <span aria-hidden="true" className="w-4" />
    </button>
  );
}
