import type { App } from "#app/app.server.ts";
import { dropRows } from "#app/db/client.server.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { KEPT } from "#app/domain/orders/quote.ts";
import { ALREADY_SUBMITTED } from "#app/domain/orders/submit.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { dropObjects, hashesOf } from "#app/services/files/objects.server.ts";
import { findKept } from "./order-history.server.ts";

const SUBMITTED = refusal("submitted", ALREADY_SUBMITTED);

/** Removes an order of this client for good, as long as it is in their hands and has never been quoted. Its photographs go with it. */
export async function deleteOrder(app: Pick<App, "db" | "files">, userId: string, orderId: string): Promise<Done> {
  let hashes: string[] = [];
  const result = await app.db.transaction().execute(async (db): Promise<Done> => {
    // The owner's save waits for us, or we for it: what we find below stays so until we are done.
    await lockClient(db, userId);
    const mine = db.selectFrom("orders").where("id", "=", orderId).where("userId", "=", userId);
    const row = await mine.select("status").executeTakeFirst();
    if (!row) return refusal("missing", "No active order found!");
    if (!meaningOf(row.status).deletable) return SUBMITTED;
    if ((await findKept(db, [orderId])).has(orderId)) return refusal("refused", KEPT);
    hashes = await hashesOf(db, "orderId", [orderId]);
    const deleted = await dropRows(db, "orders", { id: orderId, userId, status: row.status });
    return deleted.numDeletedRows > 0n ? { ok: true } : SUBMITTED;
  });
  await dropObjects(app, hashes);
  return result;
}
