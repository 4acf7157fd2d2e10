import { useBeforeUnload, useBlocker } from "react-router";
import { ConfirmDialog } from "./dialog.tsx";
import { pageAt } from "./page/route-announcer.tsx";
import { losesTyping } from "./post-form.tsx";

/** Asks before typing that has not been saved is left behind. A router has room for one: once in an area, not in each form. */
export function LeaveGuard() {
  useBeforeUnload((event) => {
    if (losesTyping("page")) event.preventDefault();
  });
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    if (pageAt(here) !== pageAt(there)) return losesTyping("page");
    return here.search !== there.search && losesTyping("query");
  });
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
