import { type RefObject, useEffect, useState } from "react";
import { keepScrollbarRoom } from "./scrollbar-room.ts";

const wide = "(width > 768px)";

/**
 * The browser opens and closes the drawer (it is a popover) and gives focus back. This follows it, so that the button
 * says how things stand, brings focus in, and puts the drawer away when the screen has room for the sidebar.
 */
export function useDrawer(ref: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const drawer = ref.current;
    if (!drawer) return;
    const listening = new AbortController();
    const { signal } = listening;
    let giveBackRoom = () => {};
    const onBeforeToggle = (event: ToggleEvent) => {
      giveBackRoom();
      giveBackRoom = event.newState === "open" ? keepScrollbarRoom() : () => {};
    };
    const onToggle = (event: ToggleEvent) => {
      setOpen(event.newState === "open");
      if (event.newState === "open") drawer.querySelector<HTMLElement>("button")?.focus();
    };
    drawer.addEventListener("beforetoggle", onBeforeToggle, { signal });
    drawer.addEventListener("toggle", onToggle, { signal });
    // Tabbing past the last link leaves the drawer; it does not stay open over a page that has the focus.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !drawer.contains(relatedTarget) && drawer.matches(":popover-open"))
        drawer.hidePopover();
    };
    drawer.addEventListener("focusout", onFocusOut, { signal });
    matchMedia(wide).addEventListener("change", ({ matches }) => matches && drawer.hidePopover(), { signal });
    return () => {
      listening.abort();
      giveBackRoom();
    };
  }, [ref]);

  return { open, close: () => ref.current?.matches(":popover-open") && ref.current.hidePopover() };
}
