import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useSwipe } from "./use-swipe.ts";

const CAROUSEL_ADVANCE_MS = 5_000;

/**
 * Which slide is shown, and everything that moves on or holds still: time, keys, fingers, the pointer, focus. `reached` is
 * the last one that has been shown or is about to be: those after it need not be there yet.
 */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const stillness = useReducedMotion();
  const playing = !(stopped || stillness || pointed || focused);

  const step = (by: number) => setCurrent((slide) => (slide + by + count) % count);

  // A slide that was chosen by hand gets its full time.
  useEffect(() => {
    const reach = (slide: number) => setReached((before) => Math.max(before, slide));
    reach(current);
    if (!playing) return;
    const timers = [
      setTimeout(() => reach(current + 1), CAROUSEL_ADVANCE_MS / 2),
      setTimeout(() => setCurrent((current + 1) % count), CAROUSEL_ADVANCE_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [playing, current, count]);

  const swipe = useSwipe(step);
  const handlers = {
    ...swipe.handlers,
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || setFocused(false),
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      step(by);
      // The slide that has focus is about to go; the dots stay.
      if ((event.target as Element).closest("fieldset")) event.currentTarget.querySelector("button")?.focus();
    },
  };
  return { current, reached, show: setCurrent, playing, stopped: stopped || stillness, setStopped, handlers };
}

const STILL = "(prefers-reduced-motion: reduce)";

/** The visitor's own wish, and its change while the page is open. */
function useReducedMotion() {
  return useSyncExternalStore(
    followWish,
    () => matchMedia(STILL).matches,
    () => false,
  );
}

function followWish(changed: () => void) {
  const wish = matchMedia(STILL);
  wish.addEventListener("change", changed);
  return () => wish.removeEventListener("change", changed);
}
