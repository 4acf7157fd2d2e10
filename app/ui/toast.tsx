import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Form, useLocation } from "react-router";
import { onModalChange, topModal } from "./modal-stack.ts";
import { FormMessage } from "./post-form.tsx";
import {
  closeToast,
  holdToasts,
  onToastsChange,
  openToastRegion,
  shownToasts,
  showToast,
  type Toast,
  type ToastMessage,
} from "./toast-queue.ts";

export { showToast };

const looks = {
  success: { Icon: CircleCheck, color: "text-moss", edge: "border-l-moss" },
  info: { Icon: Info, color: "text-brass-deep", edge: "border-l-brass" },
  error: { Icon: CircleAlert, color: "text-clay-deep", edge: "border-l-clay" },
};

const none: readonly Toast[] = [];
const SWIPE_PX = 40;

/** Where toasts appear. Once in a layout; while a dialog is open, inside it, since all else is inert. */
export function ToastRegion() {
  const place = useSyncExternalStore(
    onModalChange,
    () => topModal() ?? document.body,
    () => null,
  );
  return place && createPortal(<Toasts />, place);
}

/**
 * Both lists are there before what they say: a screen reader reads what is added to them, an error at once. An empty list of
 * errors is no alert, so it has no such role.
 */
function Toasts() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts, () => none);
  const { region, close } = useToastRegion(toasts);
  const list = (shown: readonly Toast[]) =>
    shown.map((toast) => <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />);
  return (
    <section
      aria-label="Notifications"
      // Can be gone to, though not by Tab: by F6, as the regions of a window are.
      tabIndex={-1}
      // On a phone whatever lies on top lies over the menu and the heading: there it comes from below, beside a step's buttons and not over them.
      className="pointer-events-none fixed inset-x-3 z-50 narrow:bottom-[calc(var(--toasts-bottom,5rem)+env(safe-area-inset-bottom))] sm:right-6 sm:left-auto sm:w-96 wide:top-6"
      {...region}
    >
      <div aria-live="assertive" aria-atomic="false" className="flex flex-col gap-2 not-empty:mb-2">
        {list(toasts.filter(({ kind }) => kind === "error"))}
      </div>
      <div role="status" aria-atomic="false" className="flex flex-col gap-2">
        {list(toasts.filter(({ kind }) => kind !== "error"))}
      </div>
    </section>
  );
}

/** On a phone a thin line, and a tap on its words goes to what lies below: it came unasked, and may lie over what is pressed next. */
function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { Icon, color, edge } = looks[toast.kind];
  const card = useSwipeAway(onClose);
  return (
    <div
      ref={card}
      data-toast={toast.id}
      className={`flex items-start gap-3 rounded-md border border-l-2 border-line-strong bg-paper pl-4 text-ink transition-[opacity,translate] duration-200 starting:opacity-0 narrow:starting:translate-y-2 wide:pointer-events-auto wide:touch-none wide:py-2 wide:pr-2 wide:starting:-translate-y-2 ${edge}`}
    >
      <Icon aria-hidden="true" className={`mt-3 size-5 shrink-0 ${color}`} />
      <p className="wrap-anywhere min-w-0 grow py-3 text-sm leading-5 wide:py-2.5">{toast.message}</p>
      {toast.act && <ToastAct {...toast.act} onSent={onClose} />}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onClose}
        className="pointer-events-auto grid size-11 shrink-0 place-items-center rounded-sm text-ink-soft transition-colors hover:bg-bone hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

/** Sent from where one is by now, and leads back there. */
function ToastAct({ label, address, onSent }: { label: string; address: string; onSent: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={address} onSubmit={onSent}>
      <input type="hidden" name="back" value={pathname + search} />
      <button
        type="submit"
        className="pointer-events-auto min-h-11 shrink-0 rounded-sm px-3 font-medium text-moss text-sm underline decoration-brass underline-offset-4 hover:bg-bone"
      >
        {label}
      </button>
    </Form>
  );
}

/** A finger sends it off to the side, or up or down: told by where it lay, for the touch itself may be somebody else's. */
function useSwipeAway(onAway: () => void) {
  const card = useRef<HTMLDivElement>(null);
  const away = useEffectEvent(onAway);
  useEffect(() => {
    const listening = new AbortController();
    const listen = { passive: true, signal: listening.signal };
    let from: Touch | undefined;
    const start = ({ touches: [touch] }: TouchEvent) => {
      const { left = 0, right = 0, top = 0, bottom = 0 } = card.current?.getBoundingClientRect() ?? {};
      const on =
        touch && touch.clientX >= left && touch.clientX <= right && touch.clientY >= top && touch.clientY <= bottom;
      from = on ? touch : undefined;
    };
    const end = ({ changedTouches: [to] }: TouchEvent) => {
      if (!(from && to)) return;
      const swept = to.clientX - from.clientX >= SWIPE_PX || Math.abs(to.clientY - from.clientY) >= SWIPE_PX;
      if (swept) away();
    };
    document.addEventListener("touchstart", start, listen);
    document.addEventListener("touchend", end, listen);
    return () => listening.abort();
  }, []);
  return card;
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

/**
 * What a person does with toasts: to point at one or to go to one holds them all, as does looking at another tab; F6 goes
 * to them, Escape closes one. Focus goes back to where it came from when the toast that had it is closed.
 */
function useToastRegion(toasts: readonly Toast[]) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const pointed = useRef(false);
  const focused = useRef(false);

  const follow = () => holdToasts(pointed.current || focused.current || document.hidden);

  const close = (id: number) => {
    closeToast(id);
    if (!focused.current) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    else (document.activeElement as HTMLElement | null)?.blur();
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const newest = toasts.at(-1);
    if (!newest || event.defaultPrevented) return;
    if (event.key === "F6" && !focused.current) {
      event.preventDefault();
      region.current?.focus();
    }
    // With a dialog open, Escape is for the dialog, unless somebody has gone to the toast above it.
    if (event.key === "Escape" && (focused.current || !topModal())) {
      event.preventDefault();
      const at = region.current?.querySelector<HTMLElement>("[data-toast]:focus-within")?.dataset.toast;
      close(at ? Number(at) : newest.id);
    }
  });
  const onVisibility = useEffectEvent(follow);

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener("keydown", (event) => onKey(event), { signal: listening.signal });
    document.addEventListener("visibilitychange", () => onVisibility(), { signal: listening.signal });
    const closeRegion = openToastRegion();
    return () => {
      listening.abort();
      closeRegion();
    };
  }, []);

  // What was said stays when its page goes, and the next one has its buttons elsewhere.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place.
  useEffect(() => {
    const at = region.current;
    if (at && toasts.length > 0) at.style.setProperty("--toasts-bottom", `${roomBelow(at.offsetHeight)}px`);
  }, [toasts, key]);

  const empty = toasts.length === 0;
  useEffect(() => {
    // The pointer cannot leave what is no longer there.
    if (empty) pointed.current = false;
    if (empty) onVisibility();
  }, [empty]);

  const handlers = {
    // One that comes up under a pointer at rest is not pointed at: it would stay as long as nobody moves.
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (pointed.current || (movementX === 0 && movementY === 0)) return;
      pointed.current = true;
      follow();
    },
    onPointerLeave: () => {
      pointed.current = false;
      follow();
    },
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!focused.current) cameFrom.current = relatedTarget;
      focused.current = true;
      follow();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      focused.current = false;
      follow();
    },
  };
  return { region: { ref: region, ...handlers }, close };
}

const GAP = 12;
/** Where no buttons stand, as high as a bar of them would be. */
const USUAL = 80;

/** On a phone they come from below: under the buttons of a step where there is room for them, and else above these. */
function roomBelow(height: number) {
  const bar = document.querySelector("[data-step-actions]")?.getBoundingClientRect();
  if (!bar || bar.top >= innerHeight) return USUAL;
  return innerHeight - bar.bottom >= height + 2 * GAP ? GAP : innerHeight - bar.top + GAP / 2;
}
