import type { App } from "#app/app.server.ts";
import { WINDOW_GONE } from "#app/domain/orders/draft.ts";
import { windowChanges } from "#app/domain/orders/owner/window-changes.ts";
import { editWindow, type WindowEdit } from "#app/domain/orders/owner/window-edit.ts";
import { questionBeforeUnsharing, settleShared, UNSHARE, unshared } from "#app/domain/orders/places/shared-rod.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { withRod } from "#app/domain/orders/window-details.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import type { OrderRevision } from "#app/services/orders/edit-order.server.ts";
import { editDocuments } from "./edit-documents.server.ts";

type UpdateResult =
  | {
      ok: true;
      version: number;
      /** Where the window stands, counted from 1. */
      number: number;
    }
  | (Refusal & {
      /** What somebody else stored meanwhile. */
      newer?: { window: Window; version: number; confirmedAt: string | null };
    });

interface WindowRevision extends OrderRevision {
  /** The number of the window, counted from 1. */
  number: number;
  /** The key of the window that the owner saw under this number. */
  key?: string | undefined;
}

/** The owner edits one window of an order, if nobody changed the order since they saw it. */
export async function updateWindow(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: WindowRevision,
  typed: WindowEdit,
): Promise<UpdateResult> {
  const result = await editDocuments(app, actorId, revision, (stored) => {
    const index = indexOf(stored.windows, revision);
    const before = stored.windows[index];
    if (!before) return { ok: false, code: "missing", reason: WINDOW_GONE };
    const edited = editWindow(before, typed);
    if (!edited.ok) return edited;
    const placed = { ...stored, windows: stored.windows.with(index, edited.value) };
    const hung = typed.place ? withRod(placed, index + 1, before, typed.place) : { ok: true as const, value: placed };
    if (!hung.ok) return hung;
    const documents = hung.value;
    const changes = windowChanges(before, documents.windows[index] ?? edited.value);
    if (changes.length === 0) return { ok: true, value: { documents: stored } };
    const lost = typed.place?.[UNSHARE] ? [] : unshared(stored.windows, settleShared(documents.windows));
    if (lost.length > 0) return { ok: false, reason: questionBeforeUnsharing(lost), field: UNSHARE };
    const event = { kind: "window_changed" as const, details: { window: before.name, changes } };
    return { ok: true, value: { documents, event } };
  });
  if (result.ok) {
    const number = indexOf(result.documents.windows, revision) + 1;
    return { ok: true, version: result.version, number };
  }
  const { newer, ...refused } = result;
  const window = newer?.windows[indexOf(newer.windows, revision)];
  return newer && window
    ? { ...refused, newer: { window, version: newer.version, confirmedAt: newer.confirmedAt } }
    : refused;
}

/** A window that has moved is found where it is now; another one under its number is not taken for it. */
function indexOf(windows: readonly Window[], { number, key }: WindowRevision) {
  return key ? windows.findIndex((window) => window.key === key) : number - 1;
}
