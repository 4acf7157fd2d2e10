import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { OrderContent } from "#app/domain/orders/draft.ts";
import { removeWindow } from "#app/domain/orders/owner/owner-windows.ts";
import { settleWindows } from "#app/domain/orders/window-identity.ts";
import type { Done } from "#app/domain/refusal.ts";
import type { OrderRevision } from "#app/services/orders/edit-order.server.ts";
import { newWindowKey } from "#app/services/orders/order-draft.server.ts";
import { noteUndo, SINCE, type Taker, withUndo } from "#app/services/undos/undos.server.ts";
import { editDocumentsIn } from "./edit-documents.server.ts";

interface Removal {
  key: string;
  /** The owner has said yes to losing what the window holds. */
  agreed: boolean;
}

/** The owner takes a window out of an order; those behind it move up, and stay the same windows. */
export async function removeOwnersWindow(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: OrderRevision,
  { key, agreed }: Removal,
) {
  const now = app.now();
  const { orderId } = revision;
  return app.db.transaction().execute(async (db) => {
    const checked = await findChecked(db, orderId);
    let before: { windows: OrderContent["windows"]; name: string } | undefined;
    const removed = await editDocumentsIn(db, { actorId, at: now }, revision, (stored) => {
      const left = removeWindow(stored.windows, key, agreed);
      if (!left.ok) return left;
      const windows = settleWindows(left.value, orderId, newWindowKey);
      const name = stored.windows.find((window) => window.key === key)?.name ?? "";
      before = { windows: stored.windows, name };
      const event = { kind: "window_removed" as const, details: { window: name } };
      return { ok: true, value: { documents: { ...stored, windows }, event } };
    });
    if (!removed.ok || !before) return removed;
    const undoId = await noteUndo(db, {
      kind: "window",
      actorId,
      subjectId: orderId,
      words: `Removed ${before.name || "a window"}`,
      before: { ...before, checked } satisfies Before,
      after: { version: removed.version } satisfies After,
      at: now.toISOString(),
    });
    return { ...removed, undoId };
  });
}

interface Before {
  windows: OrderContent["windows"];
  /** Of the one that was removed. */
  name: string;
  checked: Awaited<ReturnType<typeof findChecked>>;
}

interface After {
  version: number;
}

/** Whether the client has said that what we entered is right. */
function findChecked(db: Db, orderId: string) {
  const order = db.selectFrom("orders").select(["clientCheckedAt", "clientCheckedHow"]).where("id", "=", orderId);
  return order.executeTakeFirst();
}

/** The same window with its key, so that what is kept beside the document is about it again. */
export function undoRemoval(app: Pick<App, "db" | "now">, asked: Taker & { id: string }): Promise<Done> {
  return withUndo<Before, After>(app, "window", asked, async (db, { subjectId: orderId, before, after }) => {
    const order = await db.selectFrom("orders").select("userId").where("id", "=", orderId).executeTakeFirst();
    if (!order) return SINCE;
    const by = { actorId: asked.actorId, at: app.now() };
    const revision = { userId: order.userId, orderId, version: after.version };
    const put = await editDocumentsIn(db, by, revision, (stored) => {
      const event = { kind: "window_restored" as const, details: { window: before.name } };
      return { ok: true, value: { documents: { ...stored, windows: before.windows }, event } };
    });
    if (!put.ok) return put.code === "stale" ? SINCE : put;
    if (before.checked) await db.updateTable("orders").set(before.checked).where("id", "=", orderId).execute();
    return { ok: true };
  });
}
