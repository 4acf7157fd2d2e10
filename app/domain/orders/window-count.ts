import type { Verdict } from "#app/domain/verdict.ts";
import type { DraftChange, Leaving, OrderDraft } from "./draft.ts";
import { MAX_WINDOWS, MIN_WINDOWS } from "./order-limits.ts";
import { placeParts } from "./places/place.ts";
import { emptyWindow, type Window } from "./window.ts";

export function checkWindowCount(typed: string): Verdict<number, "windowCount"> {
  const text = typed.trim();
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (count > MAX_WINDOWS) {
    return { ok: false, reason: "You can only enter a maximum of 12 windows.", field: "windowCount" };
  }
  if (!(count >= MIN_WINDOWS)) {
    return { ok: false, reason: "Please enter a valid number of windows.", field: "windowCount" };
  }
  return { ok: true, value: count };
}

/** The windows with work in them that a lower count would drop: worth asking about first. */
export function windowsLostBy(draft: OrderDraft, count: number): Window[] {
  return draft.windows.slice(count).filter(hasWork);
}

/** Raising the count keeps every window; lowering it drops from the end. */
export function setWindowCount(draft: OrderDraft, count: number, leaving: Leaving = "next"): DraftChange {
  const kept = draft.windows.slice(0, count);
  const added = Array.from({ length: count - kept.length }, (_, index) =>
    emptyWindow(draft.id, kept.length + index + 1),
  );
  return { ok: true, value: { ...draft, windows: [...kept, ...added], step: leaving === "exit" ? 1 : 2 } };
}

/** Something has been entered for it that would be lost with it. */
export function hasWork(window: Window) {
  const measured = Object.values(window.measurements).some((value) => value !== "");
  const placed = placeParts.some((part) => window[part] !== undefined);
  const answered = placed || window.sizes !== undefined || window.hardware !== undefined || Boolean(window.note);
  return measured || answered || Object.keys(window.customizations).length > 0 || window.draft !== undefined;
}
