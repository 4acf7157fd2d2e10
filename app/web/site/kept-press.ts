/** Told by the page once scripts have taken it over. */
const READY = "larkfield:ready";

/** A button that only scripts answer; one that opens a popover, or sends a form, needs none. */
const answered = "button[type=button]:not([popovertarget],[commandfor])";

/**
 * Scripts of a public page wait until it is shown, and a press that came before them would be lost. The last one is kept, and
 * nobody else hears of it, so that it is answered once.
 */
export const keepPress = `let pressed;
const keep = (event) => {
  const button = event.target.closest(${JSON.stringify(answered)});
  if (button) event.stopImmediatePropagation();
  pressed = button ?? pressed;
};
addEventListener("click", keep, true);
addEventListener(${JSON.stringify(READY)}, () => {
  removeEventListener("click", keep, true);
  if (pressed?.isConnected) pressed.click();
}, { once: true });`;

export function answerKeptPress() {
  dispatchEvent(new Event(READY));
}
