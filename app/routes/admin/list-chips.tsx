import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";

export interface Chip {
  label: string;
  /** How many rows are behind it. */
  count?: number;
  to: string;
  current: boolean;
}

interface ListChipsProps {
  /** What the chips choose among, for those who do not see them. */
  label: string;
  chips: Chip[];
  /** On a phone they scroll sideways rather than push the list down, unless each must stay in sight. */
  wrap?: boolean;
  className?: string | undefined;
  /** Further chips. */
  children?: ReactNode;
}

export const chip =
  "inline-flex min-h-11 items-center gap-2 rounded-sm border px-3.5 text-sm whitespace-nowrap transition-colors border-line-strong/60 hover:border-ink aria-[current=true]:border-moss aria-[current=true]:bg-moss aria-[current=true]:text-linen";
const sideways = "max-sm:-mx-5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1";

export function ListChips({ label, chips, wrap = false, className, children }: ListChipsProps) {
  return (
    <nav aria-label={label} className={classNames("flex flex-wrap gap-2 print:hidden", !wrap && sideways, className)}>
      {chips.map((one) => (
        <Link
          key={one.label}
          to={one.to}
          preventScrollReset
          aria-current={one.current ? "true" : undefined}
          className={chip}
        >
          {one.label}
          {one.count !== undefined && (
            <>
              {" "}
              <span className="tabular-nums opacity-80">{one.count.toLocaleString("en-US")}</span>
            </>
          )}
        </Link>
      ))}
      {children}
    </nav>
  );
}
