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
  /** Where there is little room they slide rather than push the list down, unless each must stay in sight. */
  wrap?: boolean;
  className?: string | undefined;
  /** Further chips. */
  children?: ReactNode;
}

/** A word to press; the one that is chosen is underlined, as on the tab of a folder. */
export const chip =
  "inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent text-sm whitespace-nowrap text-ink-soft transition-colors hover:border-line-strong hover:text-ink focus-visible:-outline-offset-2 aria-[current=true]:border-moss aria-[current=true]:font-medium aria-[current=true]:text-ink";

export function ListChips({ label, chips, wrap = false, className, children }: ListChipsProps) {
  return (
    <nav
      aria-label={label}
      className={classNames("flex gap-x-6 border-line border-b print:hidden", wrap ? "flex-wrap" : "slides", className)}
    >
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
              <span className="tabular-nums">{one.count.toLocaleString("en-US")}</span>
            </>
          )}
        </Link>
      ))}
      {children}
    </nav>
  );
}
