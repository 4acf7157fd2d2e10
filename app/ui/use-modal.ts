import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { addModal } from "./modal-stack.ts";

/**
 * Makes a mounted <dialog> modal for as long as it is mounted. The browser traps focus, makes the page behind inert and
 * gives focus back on close, which is why close() must run before the element leaves the page: hence a layout effect.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const requestClose = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // The server renders it open, so that it can be read before scripts run; an open dialog cannot be made modal.
    dialog.removeAttribute("open");
    const giveBackRoom = keepScrollbarRoom();
    dialog.showModal();
    const removeModal = addModal(dialog);
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();

    const listening = new AbortController();
    const { signal } = listening;
    let pressedOutside = false;
    const onEscape = (event: Event) => {
      event.preventDefault();
      requestClose();
    };
    // A selection that is dragged from inside to outside ends in a click on the backdrop, so the press must begin there.
    const onPress = (event: Event) => {
      pressedOutside = event.target === dialog;
    };
    const onClick = (event: Event) => {
      if (pressedOutside && event.target === dialog) requestClose();
    };
    dialog.addEventListener("cancel", onEscape, { signal });
    dialog.addEventListener("pointerdown", onPress, { signal });
    dialog.addEventListener("click", onClick, { signal });
    // A browser may close it without asking twice (a second Escape); the page then has to follow.
    dialog.addEventListener("close", () => dialog.open || requestClose(), { signal });
    return () => {
      listening.abort();
      dialog.close();
      removeModal();
      giveBackRoom();
    };
  }, [ref]);
}

/** An overlay stops the page from scrolling; keeping the room of the scrollbar keeps the page from shifting. */
export function keepScrollbarRoom() {
  const root = document.documentElement;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
  return () => {
    root.style.scrollbarGutter = "";
  };
}
