import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The buttons that end a form or a page: side by side, below each other where the screen is narrow. */
export function ButtonRow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames("flex flex-wrap items-center gap-x-4 gap-y-3 [&>p]:mt-0", className)}>{children}</div>
  );
}
