import { Toast } from "@base-ui/react/toast";

export interface ToastMessage {
  kind: "success" | "info" | "error";
  message: string;
  durationMs?: number | undefined;
}

const DEFAULT_DURATION_MS = 3000;

export const toastManager = Toast.createToastManager();

// A page may speak before the region has been mounted; what it says waits here.
let waiting: ToastMessage[] = [];
let regionIsMounted = false;

/** Shows a toast from anywhere in the browser. */
export function showToast(toast: ToastMessage) {
  if (!regionIsMounted) {
    waiting.push(toast);
    return;
  }
  toastManager.add({
    title: toast.message,
    type: toast.kind,
    timeout: toast.durationMs ?? DEFAULT_DURATION_MS,
  });
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
