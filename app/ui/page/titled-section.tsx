import type { ReactNode } from "react";

interface TitledSectionProps {
  /** The title's, for links to it. */
  id: string;
  title: ReactNode;
  titleLook?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page, named by the title above it. */
export function TitledSection({ id, title, titleLook = "text-xl", className, children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={titleLook}>
        {title}
      </h2>
      {children}
    </section>
  );
}
