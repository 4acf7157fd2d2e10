import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface ProblemPageProps {
  /** Nothing where nobody answered. */
  status: number | undefined;
  title: string;
  /** What happened and what to do next. */
  children: ReactNode;
  /** Ways back. */
  actions?: ReactNode;
  errorId?: string | undefined;
  /** Stands beside the words where there is room, and below them on a phone. */
  picture?: ReactNode;
  /** Inside a portal its frame gives the room; by itself the page makes its own. */
  inPortal?: boolean;
}

export function ProblemPage({
  status,
  title,
  children,
  actions,
  errorId,
  picture,
  inPortal = false,
}: ProblemPageProps) {
  return (
    <div
      className={classNames(
        "grid items-center gap-x-10 gap-y-16",
        Boolean(picture) && "md:grid-cols-[1fr_18rem] lg:grid-cols-[7fr_5fr]",
        inPortal ? "max-w-4xl pt-8" : "mx-auto w-full max-w-page px-6 py-20 md:px-10 md:py-32",
      )}
    >
      <div className="max-w-2xl">
        {status && (
          <p className="flex items-center gap-4 text-sm tracking-wide text-ink-soft tabular-nums">
            <span aria-hidden="true" className="h-px w-10 bg-brass" />
            {status}
          </p>
        )}
        <h1 className={classNames("mt-4", inPortal ? "text-3xl md:text-4xl" : "text-4xl md:text-5xl xl:text-6xl")}>
          {title}
        </h1>
        <div className="mt-4 flex max-w-measure flex-col gap-3 text-lead text-ink-soft">{children}</div>
        {actions && <div className="mt-8 flex flex-wrap items-center gap-4">{actions}</div>}
        {errorId && (
          <p data-error-id={errorId} className="mt-12 border-t border-line pt-4 text-sm wrap-anywhere text-ink-soft">
            Error id: <code className="text-ink select-all">{errorId}</code>
          </p>
        )}
      </div>
      {picture}
    </div>
  );
}
