import { classNames } from "./class-names.ts";

export interface ButtonLook {
  variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  size?: "md" | "sm" | undefined;
}

const base =
  "relative inline-flex items-center justify-center gap-2 overflow-hidden rounded-sm border text-center font-medium no-underline transition-colors select-none";

const sizes = {
  md: "min-h-12 py-2.5 text-base",
  sm: "min-h-11 py-2 text-sm",
};

/** What has no edge of its own begins where the text above it begins. */
const sides = {
  md: { edged: "px-6", quiet: "px-0" },
  sm: { edged: "px-4", quiet: "px-0" },
};

const variants = {
  primary: "border-moss bg-moss text-linen",
  secondary: "border-moss text-moss",
  quiet: "border-transparent text-moss underline decoration-brass decoration-1 underline-offset-6",
  danger: "border-clay-deep bg-clay-deep text-linen",
};

const hover = {
  primary: "hover:border-moss-deep hover:bg-moss-deep active:bg-ink",
  secondary: "hover:bg-moss hover:text-linen active:bg-moss-deep",
  quiet: "hover:text-ink hover:decoration-moss hover:decoration-2",
  danger: "hover:border-ink hover:bg-ink active:bg-ink",
};

/** Kept apart from opacity: a faded label would fall under 4.5:1, and somebody still has to read it. */
const resting = {
  primary: "border-line bg-bone text-ink-soft cursor-not-allowed",
  secondary: "border-line text-ink-soft cursor-not-allowed",
  quiet: "border-transparent text-ink-soft cursor-not-allowed",
  danger: "border-line bg-bone text-ink-soft cursor-not-allowed",
};

export function buttonLook(
  { variant = "primary", size = "md" }: ButtonLook,
  state: "ready" | "pending" | "disabled" = "ready",
) {
  return classNames(
    base,
    sizes[size],
    sides[size][variant === "quiet" ? "quiet" : "edged"],
    state === "disabled" ? resting[variant] : variants[variant],
    state === "ready" && hover[variant],
    state === "pending" && "cursor-progress",
  );
}
