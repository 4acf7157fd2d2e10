import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A quiet shape in the place of what is coming. Its size comes from className. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("animate-breathe rounded-sm bg-line/70", className)} />;
}

/** Some lines of text to come. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="flex flex-col gap-3">
      {[...Array(lines).keys()].map((line) => (
        <Skeleton key={line} className={classNames("h-4", line === lines - 1 ? "w-2/3" : "w-full")} />
      ))}
    </div>
  );
}

/** Says aloud what the shapes inside stand for, and shows it too where a page wants the sentence. */
export function LoadingRegion(props: { label: string; showLabel?: boolean; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className={props.showLabel ? "mb-4 text-sm text-ink-soft" : "sr-only"}>
        {props.label}
      </p>
      {props.children}
    </div>
  );
}
