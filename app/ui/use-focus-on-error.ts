import { type RefObject, useEffect, useRef } from "react";

/** After a refused submit, puts the cursor where the mistake is; screen readers then read the field with its error. */
export function useFocusOnError(outcome: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [outcome]);
  return form;
}
