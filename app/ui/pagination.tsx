import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

interface PaginationProps {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Names the list where a page has more than one. */
  label?: string | undefined;
}

const target = "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-sm px-3";

/** On a phone: previous, "Page 3 of 12", next. With more room, every page worth a link. */
export function Pagination({ page, pageCount, hrefFor, label = "Pages" }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav
      aria-label={label}
      className="flex items-center justify-between gap-2 border-t border-line pt-3 tabular-nums *:first:-ml-3 *:last:-mr-3"
    >
      <Step to={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
        <ChevronLeft aria-hidden="true" className="size-4" />
        Previous
      </Step>
      <p className="text-sm text-ink-soft sm:hidden">
        Page {page} of {pageCount}
      </p>
      <ul className="hidden items-center sm:flex">
        {pageNumbers(page, pageCount).map((entry, index) => (
          <li key={entry === "gap" ? `gap ${index}` : entry}>
            {entry === "gap" ? (
              <span className={classNames(target, "text-ink-soft")}>…</span>
            ) : (
              <Link
                to={hrefFor(entry)}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? "page" : undefined}
                className={classNames(
                  target,
                  "transition-colors hover:bg-bone aria-[current=page]:font-semibold aria-[current=page]:underline aria-[current=page]:decoration-brass aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8",
                )}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Step to={page < pageCount ? hrefFor(page + 1) : undefined} rel="next">
        Next
        <ChevronRight aria-hidden="true" className="size-4" />
      </Step>
    </nav>
  );
}

/** At either end it leaves its place empty, so that the row does not shift. */
function Step({ to, rel, children }: { to: string | undefined; rel: "prev" | "next"; children: ReactNode }) {
  if (!to)
    return (
      <span className={classNames(target, "invisible")} aria-hidden="true">
        {children}
      </span>
    );
  return (
    <Link to={to} rel={rel} className={classNames(target, "font-medium text-moss transition-colors hover:bg-bone")}>
      {children}
    </Link>
  );
}

/** The pages worth a link: the ends and the neighbours of the current one. A gap of one page is shown as that page. */
export function pageNumbers(page: number, pageCount: number): (number | "gap")[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const missing = n - (sorted[index - 1] ?? 0) - 1;
    if (missing === 0) return [n];
    return missing === 1 ? [n - 1, n] : ["gap" as const, n];
  });
}
