import type { App } from "#app/app.server.ts";
import { addWindow } from "#app/domain/orders/owner/owner-windows.ts";
import { settleWindows } from "#app/domain/orders/window-identity.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import type { OrderRevision } from "#app/services/orders/edit-order.server.ts";
import { newWindowKey } from "#app/services/orders/order-draft.server.ts";
import { editDocumentsIn } from "./edit-documents.server.ts";

type AddResult = { ok: true; version: number /** Of the new window. */; key: string } | Refusal;

/** The owner adds an empty window at the end of an order, to be filled in next. */
export async function addOwnersWindow(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: OrderRevision,
  formKey?: string,
): Promise<AddResult> {
  const form = { userId: actorId, purpose: "add-owners-window", key: formKey };
  return makeOnce(app, form, async (db): Promise<AddResult> => {
    const added = await editDocumentsIn(db, { actorId, at: app.now() }, revision, (stored) => {
      const longer = addWindow(stored.windows, revision.orderId);
      if (!longer.ok) return longer;
      const windows = settleWindows(longer.value, revision.orderId, newWindowKey);
      const event = { kind: "window_added" as const, details: { window: windows.at(-1)?.name } };
      return { ok: true, value: { documents: { ...stored, windows }, event } };
    });
    if (!added.ok) return added;
    return { ok: true, version: added.version, key: added.documents.windows.at(-1)?.key ?? "" };
  });
}
