import { type PointerEvent, useRef } from "react";

const CAROUSEL_SWIPE_PX = 40;

/** A finger or a pressed pointer that travels far enough sideways moves one on or one back. */
export function useSwipe(onMove: (by: number) => void) {
  const pressedAt = useRef<number | undefined>(undefined);
  const swiped = useRef(false);
  return {
    /** Whether the click that follows belongs to a swipe. */
    ended: () => swiped.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        pressedAt.current = event.clientX;
        swiped.current = false;
      },
      onPointerUp: (event: PointerEvent) => {
        const travelled = event.clientX - (pressedAt.current ?? event.clientX);
        pressedAt.current = undefined;
        swiped.current = Math.abs(travelled) >= CAROUSEL_SWIPE_PX;
        if (swiped.current) onMove(travelled < 0 ? 1 : -1);
      },
      onPointerCancel: () => {
        pressedAt.current = undefined;
      },
    },
  };
}
