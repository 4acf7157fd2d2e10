import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { topModal } from "./modal-stack.ts";
import { closeToast, holdToasts, openToastRegion, type Toast } from "./toast-queue.ts";

/**
 * What a person does with toasts: to point at one or to go to one holds them all, as does looking at another tab; F6 goes
 * to them, Escape closes one. Focus goes back to where it came from when the toast that had it is closed.
 */
export function useToastRegion(toasts: readonly Toast[]) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const pointed = useRef(false);
  const focused = useRef(false);

  const follow = () => holdToasts(pointed.current || focused.current || document.hidden);

  const close = (id: number) => {
    closeToast(id);
    if (!focused.current) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    else (document.activeElement as HTMLElement | null)?.blur();
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const newest = toasts.at(-1);
    if (!newest || event.defaultPrevented) return;
    if (event.key === "F6" && !focused.current) {
      event.preventDefault();
      region.current?.focus();
    }
    // With a dialog open, Escape is for the dialog, unless somebody has gone to the toast above it.
    if (event.key === "Escape" && (focused.current || !topModal())) {
      event.preventDefault();
      const at = region.current?.querySelector<HTMLElement>("[data-toast]:focus-within")?.dataset.toast;
      close(at ? Number(at) : newest.id);
    }
  });
  const onVisibility = useEffectEvent(follow);

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener("keydown", (event) => onKey(event), { signal: listening.signal });
    document.addEventListener("visibilitychange", () => onVisibility(), { signal: listening.signal });
    const closeRegion = openToastRegion();
    return () => {
      listening.abort();
      closeRegion();
    };
  }, []);

  // What was said stays when its page goes, and the next one has its buttons elsewhere.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place.
  useEffect(() => {
    const at = region.current;
    if (at && toasts.length > 0) at.style.setProperty("--toasts-bottom", `${roomBelow(at.offsetHeight)}px`);
  }, [toasts, key]);

  const empty = toasts.length === 0;
  useEffect(() => {
    // The pointer cannot leave what is no longer there.
    if (empty) pointed.current = false;
    if (empty) onVisibility();
  }, [empty]);

  const handlers = {
    // One that comes up under a pointer at rest is not pointed at: it would stay as long as nobody moves.
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (pointed.current || (movementX === 0 && movementY === 0)) return;
      pointed.current = true;
      follow();
    },
    onPointerLeave: () => {
      pointed.current = false;
      follow();
    },
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!focused.current) cameFrom.current = relatedTarget;
      focused.current = true;
      follow();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      focused.current = false;
      follow();
    },
  };
  return { region: { ref: region, ...handlers }, close };
}

const GAP = 12;
/** Where no buttons stand, as high as a bar of them would be. */
const USUAL = 80;

/** On a phone they come from below: under the buttons of a step where there is room for them, and else above these. */
function roomBelow(height: number) {
  const bar = document.querySelector("[data-step-actions]")?.getBoundingClientRect();
  if (!bar || bar.top >= innerHeight) return USUAL;
  return innerHeight - bar.bottom >= height + 2 * GAP ? GAP : innerHeight - bar.top + GAP / 2;
}
