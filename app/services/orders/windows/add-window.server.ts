import type { App } from "#app/app.server.ts";
import { addWindow } from "#app/domain/orders/owner/owner-windows.ts";
import { settleWindows } from "#app/domain/orders/window-identity.ts";
import type { OrderRevision } from "#app/services/orders/edit-order.server.ts";
import { newWindowKey } from "#app/services/orders/new-window-key.server.ts";
import { editDocuments } from "./edit-documents.server.ts";

/** The owner adds an empty window at the end of an order, to be filled in next. */
export async function addOwnersWindow(app: Pick<App, "db" | "now">, actorId: string, revision: OrderRevision) {
  return editDocuments(app, actorId, revision, (stored) => {
    const added = addWindow(stored.windows, revision.orderId);
    if (!added.ok) return added;
    const windows = settleWindows(added.value, revision.orderId, newWindowKey);
    const event = { kind: "window_added" as const, details: { window: windows.at(-1)?.name } };
    return { ok: true, value: { documents: { ...stored, windows }, event } };
  });
}
