import { backToList, isCustomized } from "#app/domain/orders/customization.ts";
import { type DraftChange, type OrderDraft, WINDOW_GONE, windowAt, withWindow } from "#app/domain/orders/draft.ts";
import { withOwnRod } from "#app/domain/orders/places/shared-rod.ts";
import type { Window } from "#app/domain/orders/window.ts";

/** Windows whose confirmed customizations may be copied to this one. */
export function copySources(draft: OrderDraft, number: number): Window[] {
  const others = draft.windows.filter((_, index) => index !== number - 1);
  // Drapes that hang from another window's rod are that one's.
  return others.filter((window) => isCustomized(withOwnRod(window)));
}

/** A deep copy: changing one window later never changes the other. */
export function copyCustomizations(draft: OrderDraft, number: number, sourceId: string): DraftChange<"copyFrom"> {
  const source = copySources(draft, number).find((window) => window.id === sourceId);
  const target = windowAt(draft, number);
  if (!source) return { ok: false, reason: "Please select a window to copy from.", field: "copyFrom" };
  if (!target) return { ok: false, reason: WINDOW_GONE };
  const copied = withWindow(draft, number, ({ draft: _, ...window }) => ({
    ...window,
    customizations: structuredClone(withOwnRod(source).customizations),
  }));
  return backToList(copied, target);
}
