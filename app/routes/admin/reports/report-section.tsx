import { type ReactNode, useId } from "react";

interface ReportSectionProps {
  title: string;
  /** What is counted, and how. */
  about: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function ReportSection({ title, about, actions, children }: ReportSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="mt-1 max-w-measure text-ink-soft text-sm">{about}</p>
        </div>
        {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
