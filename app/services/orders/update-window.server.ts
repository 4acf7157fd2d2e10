import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments, writeOrderDocuments } from "#app/db/order-documents.ts";
import { checkDocuments } from "#app/domain/orders/documents/document-check.ts";
import { WINDOW_GONE } from "#app/domain/orders/draft.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { editWindow, type WindowEdit, windowChanges } from "#app/domain/orders/window-edit.ts";
import { type OrderRevision, STALE } from "./edit-order.server.ts";
import { ORDER_MISSING } from "./order-texts.ts";
import { recordEvent } from "./record-event.server.ts";

type UpdateResult =
  | { ok: true; version: number }
  | { ok: false; status: 400; reason: string; field?: string | undefined }
  | { ok: false; status: 404; reason: string }
  | { ok: false; status: 409; reason: string; newer: { window: Window; version: number } };

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
  const { userId, orderId, version } = revision;
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<UpdateResult> => {
    const stored = await findWindows(db, userId, orderId);
    if (!stored) return { ok: false, status: 404, reason: ORDER_MISSING };
    const index = indexOf(stored.windows, revision);
    const before = stored.windows[index];
    if (!before) return { ok: false, status: 404, reason: WINDOW_GONE };
    const edited = editWindow(before, typed);
    if (!edited.ok) return { ok: false, status: 400, reason: edited.reason, field: edited.field };
    const changes = windowChanges(before, edited.value);
    // Nothing to write: as it was, or the same save sent again.
    if (changes.length === 0) return { ok: true, version: stored.version };
    const documents = { ...stored, windows: stored.windows.with(index, edited.value) };
    const storable = checkDocuments(documents, stored);
    if (!storable.ok) return { ok: false, status: 400, reason: storable.reason };
    const written =
      stored.version === version &&
      (await db
        .updateTable("orders")
        .set({ ...writeOrderDocuments(documents, stored), version: version + 1, updatedAt: at })
        .where("id", "=", orderId)
        .where("userId", "=", userId)
        .where("version", "=", version)
        .executeTakeFirst());
    if (!written || written.numUpdatedRows === 0n) {
      const now = (await findWindows(db, userId, orderId)) ?? stored;
      const newer = { window: now.windows[indexOf(now.windows, revision)] ?? before, version: now.version };
      return { ok: false, status: 409, reason: STALE, newer };
    }
    await recordEvent(db, { orderId, actorId, at, kind: "window_changed", details: { window: before.name, changes } });
    return { ok: true, version: version + 1 };
  });
}

/** A window that has moved is found where it is now; another one under its number is not taken for it. */
function indexOf(windows: Window[], { number, key }: WindowRevision) {
  return key ? windows.findIndex((window) => window.key === key) : number - 1;
}

async function findWindows(db: Db, userId: string, orderId: string) {
  const row = await db
    .selectFrom("orders")
    .select(["windows", "hardware", "version"])
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row && { ...readOrderDocuments(row), version: row.version };
}
