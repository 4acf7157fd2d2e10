import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

interface PublicSectionProps {
  children: ReactNode;
  tone?: "linen" | "bone" | "paper";
  labelledBy?: string;
  className?: string;
}

const grounds = { linen: "", bone: "bg-bone", paper: "bg-paper" };

/** A band of a public page: full width for its ground, the page's column for what stands in it. */
export function PublicSection({ children, tone = "linen", labelledBy, className }: PublicSectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={classNames("scroll-mt-8", grounds[tone])}>
      <div className={classNames("mx-auto max-w-page px-6 py-16 md:px-10 md:py-24", className)}>{children}</div>
    </section>
  );
}

interface SectionHeadProps {
  id: string;
  title: string;
  /** A line of our own, set large below a plain title. */
  display: string;
  lead?: ReactNode;
  /** Where to see more, at the end of the line. */
  more?: ReactNode;
}

export function SectionHead({ id, title, display, lead, more }: SectionHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
      <div>
        <h2 id={id} className="font-medium font-sans text-brass-deep text-sm tracking-normal">
          {title}
        </h2>
        <p className="mt-2 max-w-3xl text-balance font-display font-heading text-3xl md:text-4xl">{display}</p>
        {lead ? <p className="mt-4 max-w-measure text-ink-soft text-lead">{lead}</p> : null}
      </div>
      {more}
    </header>
  );
}
