import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface FormMessageProps {
  kind: "error" | "success" | "info";
  children: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
}

const looks = {
  error: { Icon: CircleAlert, edge: "border-clay", icon: "text-clay-deep" },
  success: { Icon: CircleCheck, edge: "border-moss", icon: "text-moss" },
  info: { Icon: Info, edge: "border-brass", icon: "text-brass-deep" },
};

/** A sentence about the whole form. What is wrong with one field stands at that field. */
export function FormMessage({ kind, children, id, className }: FormMessageProps) {
  const { Icon, edge, icon } = looks[kind];
  return (
    <div
      id={id}
      role={kind === "error" ? "alert" : "status"}
      // Can be gone to, though not by Tab: see useFocusOnError.
      tabIndex={kind === "error" ? -1 : undefined}
      className={classNames("flex gap-3 border-l-2 bg-bone/60 py-3 pr-4 pl-4 text-ink", edge, className)}
    >
      <Icon aria-hidden="true" className={classNames("mt-0.5 size-5 shrink-0", icon)} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
