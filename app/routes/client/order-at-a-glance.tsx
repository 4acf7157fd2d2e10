import type { ReactNode } from "react";
import type { ProgressStep } from "#app/domain/orders/progress/progress.ts";
import { classNames } from "#app/ui/class-names.ts";
import { DRAWN_WINDOWS, myWindowsPath } from "./order-paths.ts";

interface OrderAtAGlanceProps {
  id: string;
  version: number;
  windowCount: number;
  stages: Pick<ProgressStep, "label" | "state">[];
  nextStep: string | null;
  /** What we ask them to look at, where we entered it. */
  toCheck: string | null;
  /** Shown here where the row above has no room for it. */
  action: ReactNode;
  children: ReactNode;
}

/** Which order that was, what comes next, and how far it has come. */
export function OrderAtAGlance(props: OrderAtAGlanceProps) {
  const { id, version, windowCount, stages, nextStep, toCheck, action, children } = props;
  const more = windowCount - DRAWN_WINDOWS;
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      {windowCount > 0 && (
        <div className="flex items-end gap-3">
          {/* The address changes with the order, so that a changed window is drawn anew. */}
          <img
            src={`${myWindowsPath(id)}?version=${version}`}
            alt=""
            loading="lazy"
            decoding="async"
            className="h-36 min-w-0 sm:h-44 max-w-full object-contain object-left-bottom"
            style={{ aspectRatio: `${Math.min(windowCount, DRAWN_WINDOWS)}` }}
          />
          {more > 0 && <span className="shrink-0 text-ink-soft text-sm">and {more} more</span>}
        </div>
      )}
      <div className={classNames("grid gap-2 max-sm:order-first", windowCount === 0 && "sm:col-span-2")}>
        {nextStep ? <p className="text-balance font-display text-lg leading-snug">{nextStep}</p> : null}
        {toCheck ? <p className="font-medium text-sm">{toCheck}</p> : null}
        <StageLine stages={stages} />
        {children}
      </div>
      <div className="hidden empty:hidden cards:block">{action}</div>
    </div>
  );
}

/** The stages as a line in parts, with the name of the one that is now. */
function StageLine({ stages }: Pick<OrderAtAGlanceProps, "stages">) {
  const now = stages.findIndex(({ state }) => state === "now");
  const current = stages[now];
  if (!current) return null;
  return (
    <div>
      <p className="text-ink-soft text-sm">
        {current.label}
        {current.label === "Cancelled" ? null : (
          <>
            , stage {now + 1} of {stages.length}
          </>
        )}
      </p>
      <div aria-hidden="true" className="mt-1 flex max-w-md gap-1">
        {stages.map(({ label, state }) => (
          <span key={label} className={classNames("h-1 grow", state === "ahead" ? "bg-line" : "bg-moss")} />
        ))}
      </div>
    </div>
  );
}
