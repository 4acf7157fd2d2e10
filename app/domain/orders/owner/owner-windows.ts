import { newDraft, WINDOW_GONE } from "#app/domain/orders/draft.ts";
import { setHardware } from "#app/domain/orders/hardware.ts";
import type { Hardware, Windows } from "#app/domain/orders/order.ts";
import { questionOnRemoving } from "#app/domain/orders/places/shared-rod.ts";
import { emptyWindow, type NamedLink, type Window } from "#app/domain/orders/window.ts";
import { checkWindowCount, hasWork } from "#app/domain/orders/window-count.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** The owner adds an empty window at the end. */
export function addWindow(windows: Windows, orderId: string): Verdict<Windows> {
  const count = checkWindowCount(String(windows.length + 1));
  if (!count.ok) return { ok: false, reason: count.reason };
  return { ok: true, value: [...windows, emptyWindow(orderId, count.value)] };
}

/** The owner takes a window out. One that holds something needs a yes. */
export function removeWindow(windows: Windows, key: string, agreed: boolean): Verdict<Windows> {
  const window = windows.find((one) => one.key === key);
  if (!window || key === "") return { ok: false, code: "missing", reason: WINDOW_GONE };
  const question = questionBeforeRemoving(window, windows);
  if (question && !agreed) return { ok: false, code: "refused", reason: question, field: "removeWindow" };
  return { ok: true, value: windows.filter((one) => one !== window) };
}

/** What is asked before a window goes; nothing for one that holds nothing. */
export function questionBeforeRemoving(window: Window, windows: Windows): string | undefined {
  const others = questionOnRemoving(windows, window.key);
  const own = hasWork(window) ? `Removing ${window.name || "this window"} drops everything entered for it.` : undefined;
  return own && others ? `${own} ${others}` : own;
}

/** The owner names the hardware of an order by the rules that its client keeps to, but may also take all of it out. */
export function editHardware(typed: NamedLink[]): Verdict<Hardware> {
  if (typed.every(({ name, link }) => name.trim() === "" && link.trim() === "")) return { ok: true, value: [] };
  const changed = setHardware(newDraft(""), typed);
  return changed.ok ? { ok: true, value: changed.value.hardware } : changed;
}
