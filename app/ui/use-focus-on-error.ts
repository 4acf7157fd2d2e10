import { type RefObject, useEffect, useRef } from "react";

/**
 * After a refused submit, puts the cursor where the mistake is; screen readers then read the field with its error. A sentence
 * about the whole form is gone to as well: on a phone it may stand far above the button that was pressed. So is a field that
 * was not there before and is asked for now.
 */
export function useFocusOnError(outcome: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!outcome) return;
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what);
    const mistake = find('[aria-invalid="true"], [data-asked]') ?? find('[role="alert"]');
    mistake?.focus();
    // A group taller than the screen counts as seen wherever one stands in it, though its sentence may be behind a bar.
    mistake?.querySelector('[id$="-error"]')?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return form;
}
