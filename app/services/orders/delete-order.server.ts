import type { App } from "#app/app.server.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { KEPT } from "#app/domain/orders/quote.ts";
import { ALREADY_SUBMITTED } from "#app/domain/orders/submit.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { findKept } from "./order-history.server.ts";

type DeleteResult = { ok: true } | Refusal;

const SUBMITTED = refusal("submitted", ALREADY_SUBMITTED);

/** Removes an order of this client for good, as long as it is in their hands and has never been quoted. */
export async function deleteOrder(app: Pick<App, "db">, userId: string, orderId: string): Promise<DeleteResult> {
  return app.db.transaction().execute(async (db): Promise<DeleteResult> => {
    // The owner's save waits for us, or we for it: what we find below stays so until we are done.
    await lockClient(db, userId);
    const mine = db.selectFrom("orders").where("id", "=", orderId).where("userId", "=", userId);
    const row = await mine.select("status").executeTakeFirst();
    if (!row) return refusal("missing", "No active order found!");
    if (!meaningOf(row.status).deletable) return SUBMITTED;
    if ((await findKept(db, [orderId])).has(orderId)) return refusal("refused", KEPT);
    const deleted = await db
      .deleteFrom("orders")
      .where("id", "=", orderId)
      .where("userId", "=", userId)
      .where("status", "=", row.status)
      .executeTakeFirst();
    return deleted.numDeletedRows > 0n ? { ok: true } : SUBMITTED;
  });
}
