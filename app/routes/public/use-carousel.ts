import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";
import { CAROUSEL_ADVANCE_MS } from "#app/domain/constants.ts";
import { useSwipe } from "./use-swipe.ts";

/** Which slide is shown, and everything that moves on or holds still: time, keys, fingers, the pointer, focus. */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const stillness = useReducedMotion();
  const playing = !(stopped || stillness || held.pointer || held.focus);

  const step = (by: number) => setCurrent((slide) => (slide + by + count) % count);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that was chosen by hand gets its full time.
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setCurrent((slide) => (slide + 1) % count), CAROUSEL_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [playing, current, count]);

  const swipe = useSwipe(step);
  const handlers = {
    ...swipe.handlers,
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && setHeld({ ...held, pointer: true }),
    onPointerLeave: () => setHeld({ ...held, pointer: false }),
    onFocus: () => setHeld({ ...held, focus: true }),
    onBlur: (event: FocusEvent) =>
      event.currentTarget.contains(event.relatedTarget) || setHeld({ ...held, focus: false }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "ArrowRight") step(1);
      else if (event.key === "ArrowLeft") step(-1);
    },
  };
  return { current, show: setCurrent, playing, stopped: stopped || stillness, setStopped, handlers };
}

/** The visitor's own wish, and its change while the page is open. */
function useReducedMotion() {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    const wish = matchMedia("(prefers-reduced-motion: reduce)");
    const follow = () => setReduced(wish.matches);
    follow();
    wish.addEventListener("change", follow);
    return () => wish.removeEventListener("change", follow);
  }, []);
  return reduced;
}
