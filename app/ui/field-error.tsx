import { CircleAlert } from "lucide-react";

/** The region is always there, so that a sentence put into it later is announced. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <div id={id} aria-live="polite" className="in-[.field-grid]:row-start-3">
      {children && (
        <p className="mt-1.5 flex gap-1.5 text-sm font-medium text-clay-deep">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {children}
        </p>
      )}
    </div>
  );
}
