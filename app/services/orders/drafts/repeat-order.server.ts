import type { App } from "#app/app.server.ts";
import { newOrderId } from "#app/domain/orders/order-id.ts";
import { checkRepeatable, repeatedDraft } from "#app/domain/orders/overview/offered-actions.ts";
import { rekeyWindows, settleWindows } from "#app/domain/orders/window-identity.ts";
import { refusal } from "#app/domain/refusal.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { type InsertResult, insertDraft } from "#app/services/orders/create-order.server.ts";
import { findDraft, newWindowKey, ORDER_NOT_FOUND } from "#app/services/orders/edit-order.server.ts";

interface Repeat {
  userId: string;
  /** The order that was handed in. */
  orderId: string;
  formKey?: string;
}

/** Order again: a new draft with the windows and the hardware of an order that was handed in before. */
export function repeatOrder(app: Pick<App, "db" | "now">, { userId, orderId, formKey }: Repeat): Promise<InsertResult> {
  return makeOnce(app, { userId, purpose: "repeat-order", key: formKey }, async (db): Promise<InsertResult> => {
    const stored = await findDraft(db, userId, orderId);
    if (!stored) return refusal("missing", ORDER_NOT_FOUND);
    const repeatable = checkRepeatable(stored.status, stored.draft);
    if (!repeatable.ok) return refusal("refused", repeatable.reason);
    const draft = repeatedDraft(stored.draft, newOrderId());
    const windows = settleWindows(rekeyWindows(draft.windows, newWindowKey), draft.id, newWindowKey);
    const at = app.now().toISOString();
    return insertDraft(db, { userId, draft: { ...draft, windows }, stored: stored.draft, at });
  });
}
