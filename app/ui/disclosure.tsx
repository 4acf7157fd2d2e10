import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface DisclosureProps {
  summary: ReactNode;
  /** The summary is a heading of the page. It cannot stand in a span, so it takes its place. */
  heading?: "h2" | "h3" | "h4" | undefined;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  className?: string | undefined;
}

/** Native details: it opens without scripts, and find-in-page opens it too. */
export function Disclosure({ summary, heading, children, defaultOpen, className }: DisclosureProps) {
  const Words = heading ?? "span";
  return (
    <details
      open={defaultOpen}
      className={classNames("disclosure group border-y border-line not-first:-mt-px", className)}
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium transition-colors hover:text-moss [&::-webkit-details-marker]:hidden">
        <Words className={classNames("min-w-0", heading && "font-display text-lg")}>{summary}</Words>
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-brass-deep [&>path]:origin-center [&>path]:transition-transform [&>path]:duration-300 group-open:[&>path:last-child]:rotate-90"
        />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
