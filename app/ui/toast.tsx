import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { FormMessage } from "./form-message.tsx";
import { onModalChange, topModal } from "./modal-stack.ts";
import { openToastRegion, showToast, type ToastMessage, toastManager } from "./toast-queue.ts";

export { showToast };

const looks = {
  success: { Icon: CircleCheck, color: "text-moss", edge: "border-l-moss" },
  info: { Icon: Info, color: "text-brass-deep", edge: "border-l-brass" },
  error: { Icon: CircleAlert, color: "text-clay-deep", edge: "border-l-clay" },
};

/** Base UI calls a toast a dialog. It asks nothing and holds nobody, so it should not be found among the dialogs. */
const asGroup = { role: "group", "aria-modal": undefined };

/** Where toasts appear. Once in a layout; while a dialog is open, inside it, since all else is inert. */
export function ToastRegion() {
  const modal = useSyncExternalStore(onModalChange, topModal, () => undefined);
  useEffect(openToastRegion, []);
  return (
    <Toast.Provider toastManager={toastManager} limit={1}>
      <Toast.Portal container={modal}>
        <Toast.Viewport className="fixed inset-x-3 top-3 z-50 flex flex-col gap-2 sm:right-6 sm:left-auto sm:top-6 sm:w-96">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const { Icon, color, edge } = looks[toast.type as ToastMessage["kind"]];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        {...asGroup}
        swipeDirection={["right", "up"]}
        className={`flex items-start gap-3 rounded-md border border-l-2 border-line-strong bg-paper py-2 pr-2 pl-4 text-ink transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-2 data-starting-style:opacity-0 ${edge}`}
      >
        <Icon aria-hidden="true" className={`mt-3 size-5 shrink-0 ${color}`} />
        <Toast.Content className="min-w-0 grow py-2.5 text-sm">
          <Toast.Title className="wrap-anywhere" render={<p />} />
        </Toast.Content>
        <Toast.Close
          aria-label="Dismiss"
          aria-hidden={false}
          className="grid size-11 shrink-0 place-items-center rounded-sm text-ink-soft transition-colors hover:bg-bone hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </Toast.Close>
      </Toast.Root>
    );
  });
}

const shownIds = new Set<string>();

/** A toast handed over by the server: shown once however often its page renders, and readable without scripts. */
export function FlashToast({ toast }: { toast: (ToastMessage & { id: string }) | undefined }) {
  useEffect(() => {
    if (!toast || shownIds.has(toast.id)) return;
    shownIds.add(toast.id);
    showToast(toast);
  }, [toast]);
  if (!toast) return null;
  return (
    <noscript>
      <FormMessage kind={toast.kind}>{toast.message}</FormMessage>
    </noscript>
  );
}
