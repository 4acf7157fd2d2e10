import { type RefObject, useCallback, useEffect } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { ConfirmDialog } from "#app/ui/dialog.tsx";

/** For a way out that says itself what becomes of the typing. */
export function forgetTyping(form: HTMLFormElement | null | undefined) {
  if (form) form.dataset.dirty = "no";
}

/** Asks before typing that has not been saved is left behind. */
export function LeaveGuard({ form, problem }: { form: RefObject<HTMLFormElement | null>; problem: unknown }) {
  const isDirty = useCallback(() => form.current?.dataset.dirty === "yes", [form]);
  useEffect(() => {
    const element = form.current;
    const mark = (event: Event) => {
      if (element) element.dataset.dirty = event.type === "submit" ? "no" : "yes";
    };
    element?.addEventListener("input", mark);
    element?.addEventListener("submit", mark);
    return () => {
      element?.removeEventListener("input", mark);
      element?.removeEventListener("submit", mark);
    };
  }, [form]);
  // A refused form was sent but not saved.
  useEffect(() => {
    if (problem && form.current) form.current.dataset.dirty = "yes";
  }, [form, problem]);
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault();
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      title="Leave without saving?"
      open={blocker.state === "blocked"}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      confirmLabel="Leave"
      cancelLabel="Stay here"
    >
      What you typed on this page has not been saved yet.
    </ConfirmDialog>
  );
}
