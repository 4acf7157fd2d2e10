/** The modal dialogs that are open, the topmost last. Everything outside the topmost one is inert, even to a live region. */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function addModal(dialog: HTMLDialogElement) {
  change([...stack, dialog]);
  return () => change(stack.filter((other) => other !== dialog));
}

export const topModal = () => stack.at(-1);

export function onModalChange(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly HTMLDialogElement[]) {
  stack = next;
  for (const listener of listeners) listener();
}
