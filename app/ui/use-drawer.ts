import { type RefObject, useEffect, useState } from "react";

const wide = "(width > 768px)";

/**
 * The browser opens and closes the drawer (it is a popover); this follows it, so that the buttons say what they do, and
 * puts it away when the screen becomes wide enough for the sidebar.
 */
export function useDrawer(ref: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const drawer = ref.current;
    if (!drawer) return;
    const listening = new AbortController();
    const { signal } = listening;
    drawer.addEventListener("toggle", (event) => setOpen((event as ToggleEvent).newState === "open"), { signal });
    matchMedia(wide).addEventListener("change", (query) => query.matches && drawer.hidePopover(), { signal });
    return () => listening.abort();
  }, [ref]);

  return { open, close: () => ref.current?.matches(":popover-open") && ref.current.hidePopover() };
}
