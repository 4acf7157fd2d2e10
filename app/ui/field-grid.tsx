import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Fields beside each other: their controls stand on one line, whether a label takes one line or two. See FieldFrame. */
export function FieldGrid({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames("field-grid -mb-6 grid grid-flow-row-dense gap-x-6", className)}>{children}</div>;
}
