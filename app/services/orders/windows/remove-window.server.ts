import type { App } from "#app/app.server.ts";
import { removeWindow } from "#app/domain/orders/owner/owner-windows.ts";
import { settleWindows } from "#app/domain/orders/window-identity.ts";
import type { OrderRevision } from "#app/services/orders/edit-order.server.ts";
import { newWindowKey } from "#app/services/orders/new-window-key.server.ts";
import { editDocuments } from "./edit-documents.server.ts";

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
  return editDocuments(app, actorId, revision, (stored) => {
    const left = removeWindow(stored.windows, key, agreed);
    if (!left.ok) return left;
    const windows = settleWindows(left.value, revision.orderId, newWindowKey);
    const name = stored.windows.find((window) => window.key === key)?.name;
    const event = { kind: "window_removed" as const, details: { window: name } };
    return { ok: true, value: { documents: { ...stored, windows }, event } };
  });
}
