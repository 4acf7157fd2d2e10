export interface ToastMessage {
  kind: "success" | "info" | "error";
  message: string;
  durationMs?: number | undefined;
  act?: { label: string; address: string } | undefined;
}

export interface Toast extends ToastMessage {
  id: number;
  countdown: ReturnType<typeof createCountdown>;
}

const DEFAULT_DURATION_MS = 3_000;
/** More than these cover a phone. */
const MOST_SHOWN = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
let held = false;
const listeners = new Set<() => void>();

// A page may speak before the region has been mounted; what it says waits here.
let waiting: ToastMessage[] = [];
let regionIsMounted = false;

/** Those on screen, the oldest first. */
export const shownToasts = () => toasts;

export function onToastsChange(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a toast from anywhere in the browser. Said again, it takes the place of the former; the oldest gives way to a fifth. */
export function showToast(message: ToastMessage) {
  if (!regionIsMounted) {
    waiting.push(message);
    return;
  }
  const id = ++lastId;
  const countdown = createCountdown(message.durationMs ?? DEFAULT_DURATION_MS, () => closeToast(id));
  if (!held) countdown.start();
  const others = toasts.filter((toast) => toast.message !== message.message || toast.kind !== message.kind);
  const kept = others.slice(-(MOST_SHOWN - 1));
  for (const toast of toasts) if (!kept.includes(toast)) toast.countdown.stop();
  change([...kept, { ...message, id, countdown }]);
}

export function closeToast(id: number) {
  toasts.find((toast) => toast.id === id)?.countdown.stop();
  change(toasts.filter((toast) => toast.id !== id));
}

/** While they are held, because somebody points at one, say, none of them goes away. */
export function holdToasts(hold: boolean) {
  held = hold;
  for (const { countdown } of toasts) {
    if (hold) countdown.stop();
    else countdown.start();
  }
}

/** Called by the region when it is ready; answers with how to take that back. */
export function openToastRegion() {
  regionIsMounted = true;
  const messages = waiting;
  waiting = [];
  for (const message of messages) showToast(message);
  return () => {
    regionIsMounted = false;
  };
}

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** A timer that can be stopped, and goes on with the time that was left. */
export function createCountdown(ms: number, onEnd: () => void) {
  let left = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      if (timer !== undefined) return;
      startedAt = performance.now();
      timer = setTimeout(onEnd, left);
    },
    stop() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - startedAt;
    },
  };
}
