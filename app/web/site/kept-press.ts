/** Told by the page once scripts have taken it over. */
const READY = "larkfield:ready";

/**
 * What only scripts answer: a button, but for one that opens a popover or sends a form, and a link marked to open in its page.
 * The link goes its own way where scripts do not come.
 */
const answered = "button[type=button]:not([popovertarget],[commandfor]), a[data-opens-here]";
const chosen = "select, input[type=radio], input[type=checkbox]";
const PATIENCE = 10_000;

/**
 * Scripts of a public page wait until it is shown, and a press that came before them would be lost. The last one is kept, and
 * nobody else hears of it, so that it is answered once. What was chosen by then is chosen again, so that the page hears of it.
 */
export const keepPress = `let pressed, unanswered;
const changed = new Map();
const keep = (event) => {
  const control = event.target.closest(${JSON.stringify(answered)});
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.stopImmediatePropagation();
  clearTimeout(unanswered);
  if (control.href) {
    event.preventDefault();
    unanswered = setTimeout(() => location.assign(control.href), ${PATIENCE});
  }
  pressed = control;
};
const note = ({ target }) => {
  if (target.matches(${JSON.stringify(chosen)})) changed.set(target, target.type.startsWith("select") ? target.value : target.checked);
};
addEventListener("click", keep, true);
addEventListener("change", note, true);
addEventListener(${JSON.stringify(READY)}, () => {
  clearTimeout(unanswered);
  removeEventListener("click", keep, true);
  removeEventListener("change", note, true);
  for (const [control, value] of changed) {
    if (typeof value === "boolean") {
      control.checked = !value;
      control.click();
    } else {
      control.value = value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
  if (pressed?.isConnected) pressed.click();
}, { once: true });`;

export function answerKeptPress() {
  dispatchEvent(new Event(READY));
}
