let pressing = false;
let waiting: (() => void)[] = [];

function settle() {
  pressing = false;
  const due = waiting;
  waiting = [];
  for (const run of due) run();
}

if (typeof document !== "undefined") {
  document.addEventListener(
    "mousedown",
    () => {
      pressing = true;
    },
    true,
  );
  // Once the click that it ends in has been told.
  for (const end of ["mouseup", "dragend"]) document.addEventListener(end, () => setTimeout(settle), true);
}

/**
 * At once, or when the press is over that took the focus away: whatever grew or shrank meanwhile would move the button from
 * under the finger, and the press would be lost.
 */
export function afterPress(run: () => void) {
  if (pressing) waiting.push(run);
  else run();
}
