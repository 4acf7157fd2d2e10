import {
  type DraftChange,
  newDraft,
  numberOfWindow,
  type OrderDraft,
  WINDOW_GONE,
  windowAt,
  withWindow,
} from "#app/domain/orders/draft.ts";
import { MAX_NAME_LENGTH, MAX_WINDOWS, MIN_WINDOWS } from "#app/domain/orders/order-limits.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { leaveWindow } from "#app/domain/orders/overview-step.ts";
import { withOwnRod } from "#app/domain/orders/places/shared-rod.ts";
import { siteAgain } from "#app/domain/orders/site/site-form.ts";
import { emptyWindow } from "#app/domain/orders/window.ts";
import type { Verdict } from "#app/domain/verdict.ts";

const TOO_MANY = "You can only enter a maximum of 12 windows.";
const LAST_ONE = "An order has at least one window. Delete the order if you do not want it.";

export function renameWindow(draft: OrderDraft, key: string, typed: string): DraftChange<"name"> {
  const name = typed.trim();
  if (name === "") return { ok: false, reason: "Please provide a location or name for the window.", field: "name" };
  if (name.length > MAX_NAME_LENGTH) {
    return { ok: false, reason: `Please keep the name under ${MAX_NAME_LENGTH} characters.`, field: "name" };
  }
  return withWindow(draft, numberOfWindow(draft, key) ?? 0, (window) => ({ ...window, name }));
}

/**
 * A window like another one, behind it, with a rod of its own. The new key is made from the request, so that one that is sent twice finds the copy
 * that it has made and makes no second one.
 */
export function duplicateWindow(draft: OrderDraft, key: string, newKey: string): DraftChange<never> {
  if (numberOfWindow(draft, newKey)) return { ok: true, value: draft };
  const number = numberOfWindow(draft, key) ?? 0;
  const window = windowAt(draft, number);
  if (!window) return { ok: false, reason: WINDOW_GONE };
  if (isFull(draft)) return { ok: false, reason: TOO_MANY };
  const copy = { ...withOwnRod(structuredClone(window)), key: newKey, name: nameOfCopy(draft, window.name) };
  return { ok: true, value: { ...draft, windows: draft.windows.toSpliced(number, 0, copy) } };
}

/** One more window at the end, still to be measured. Sent twice, it is added once. */
export function addWindow(draft: OrderDraft, newKey: string): DraftChange<never> {
  if (numberOfWindow(draft, newKey)) return { ok: true, value: draft };
  if (isFull(draft)) return { ok: false, reason: TOO_MANY };
  const window = { ...emptyWindow(draft.id, draft.windows.length + 1), key: newKey };
  return { ok: true, value: { ...draft, windows: [...draft.windows, window], step: 3 } };
}

/** Sent twice, the second finds it gone, as it was meant to be. */
export function removeWindow(draft: OrderDraft, key: string): DraftChange<never> {
  const number = numberOfWindow(draft, key);
  if (!number) return { ok: true, value: draft };
  if (draft.windows.length <= MIN_WINDOWS) return { ok: false, reason: LAST_ONE };
  return { ok: true, value: leaveWindow({ ...draft, windows: draft.windows.toSpliced(number - 1, 1) }, key) };
}

export function isFull({ windows }: OrderDraft): boolean {
  return windows.length >= MAX_WINDOWS;
}

/** "Bay 2" after "Bay", and "Bay 3" where that is taken. */
function nameOfCopy({ windows }: OrderDraft, name: string): string {
  const stem = name.replace(/ \d+$/, "");
  for (let count = 2; ; count++) {
    const suffix = ` ${count}`;
    const candidate = stem.slice(0, MAX_NAME_LENGTH - suffix.length) + suffix;
    if (windows.every((window) => window.name !== candidate)) return candidate;
  }
}

/** An order that is still being built, or that has no windows, is nothing to order again. */
export function checkRepeatable(status: string, { windows }: Pick<OrderDraft, "windows">): Verdict<true> {
  return meaningOf(status).listed && windows.length > 0
    ? { ok: true, value: true }
    : { ok: false, reason: "This order has no windows to order again." };
}

/** Ready to be looked over: what was confirmed counts, what was begun and never confirmed does not. */
export function repeatedDraft({ hardwareChoice, hardware, windows, site }: OrderDraft, id: string): OrderDraft {
  return {
    ...newDraft(id),
    step: 4,
    site: siteAgain(site),
    hardwareChoice,
    hardware: structuredClone(hardware),
    windows: windows.map(({ draft: _, ...window }) => structuredClone(window)),
  };
}
