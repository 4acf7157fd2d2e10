import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { orderIdOf } from "#app/domain/orders/order-id.ts";
import { checkRepeatable, repeatedDraft } from "#app/domain/orders/overview/repeat.ts";
import { settleWindows } from "#app/domain/orders/window-identity.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { lockClient } from "#app/services/consultations/credit-consultation.server.ts";
import { insertDraft } from "#app/services/orders/create-order.server.ts";
import { ORDER_NOT_FOUND } from "#app/services/orders/edit-order.server.ts";
import { newWindowKey } from "#app/services/orders/new-window-key.server.ts";
import { findDraft } from "#app/services/orders/order-draft.server.ts";

type RepeatResult = { ok: true; id: string } | Refusal;

interface Repeat {
  userId: string;
  /** The order that was handed in. */
  orderId: string;
  /** What its form carried: the same request, sent again, finds the draft that it has made. */
  request: string;
}

/** Order again: a new draft with the windows and the hardware of an order that was handed in before. */
export async function repeatOrder(
  app: Pick<App, "db" | "now">,
  { userId, orderId, request }: Repeat,
): Promise<RepeatResult> {
  const newId = orderIdOf(createHash("sha256").update([userId, orderId, request].join(" ")).digest());
  return app.db.transaction().execute(async (db): Promise<RepeatResult> => {
    const stored = await findDraft(db, userId, orderId);
    if (!stored) return refusal("missing", ORDER_NOT_FOUND);
    const repeatable = checkRepeatable(stored.status, stored.draft);
    if (!repeatable.ok) return refusal("refused", repeatable.reason);
    // The same request at the same moment waits here for the first.
    await lockClient(db, userId);
    if (await findDraft(db, userId, newId)) return { ok: true, id: newId };
    const draft = repeatedDraft(stored.draft, newId);
    const windows = settleWindows(draft.windows, newId, newWindowKey);
    await insertDraft(db, { userId, draft: { ...draft, windows }, stored: stored.draft, at: app.now().toISOString() });
    return { ok: true, id: newId };
  });
}
