import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments, writeOrderDocuments } from "#app/db/order-documents.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import { checkDocuments } from "#app/domain/orders/documents/document-check.ts";
import { WINDOW_GONE } from "#app/domain/orders/draft.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { editWindow, type WindowEdit, windowChanges } from "#app/domain/orders/window-edit.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { CHANGED_ELSEWHERE, type OrderRevision } from "#app/services/orders/edit-order.server.ts";
import { ORDER_MISSING } from "#app/services/orders/order-texts.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";

type UpdateResult =
  | { ok: true; version: number }
  | (Refusal & {
      /** What somebody else stored meanwhile. */
      newer?: { window: Window; version: number };
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
  const { userId, orderId, version } = revision;
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<UpdateResult> => {
    const stored = await findWindows(db, userId, orderId);
    if (!stored) return refusal("missing", ORDER_MISSING);
    const index = indexOf(stored.windows, revision);
    const before = stored.windows[index];
    if (!before) return refusal("missing", WINDOW_GONE);
    const edited = editWindow(before, typed);
    if (!edited.ok) return refusal("invalid", edited.reason, edited.field);
    const changes = windowChanges(before, edited.value);
    // Nothing to write: as it was, or the same save sent again.
    if (changes.length === 0) return { ok: true, version: stored.version };
    const documents = { ...stored, windows: stored.windows.with(index, edited.value) };
    const storable = checkDocuments(documents, stored);
    if (!storable.ok) return refusal("invalid", storable.reason);
    const theOrder = db.updateTable("orders").where("id", "=", orderId).where("userId", "=", userId);
    const values = { ...writeOrderDocuments(documents, stored), updatedAt: at };
    if (stored.version !== version || !(await updateVersion(theOrder, version, values))) {
      const now = (await findWindows(db, userId, orderId)) ?? stored;
      const newer = { window: now.windows[indexOf(now.windows, revision)] ?? before, version: now.version };
      return { ...CHANGED_ELSEWHERE, newer };
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
