import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}

/** Nothing here yet: says so, and offers what to do about it. The basting stitch holds the place of what will come. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-md border border-dashed border-line-strong/60 px-6 py-12 text-center">
      {icon && (
        <span aria-hidden="true" className="mb-2 text-brass [&_svg]:size-8 [&_svg]:stroke-1">
          {icon}
        </span>
      )}
      <p className="font-display text-lg font-heading">{title}</p>
      {children && <div className="max-w-measure text-ink-soft">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
