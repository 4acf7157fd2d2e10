import type { App } from "#app/app.server.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import { checkEditable } from "#app/domain/orders/submit.ts";

type DeleteResult = { ok: true } | { ok: false; status: 404 | 409; reason: string };

/** Removes an incomplete order of this client for good; one that has been submitted stays. */
export async function deleteOrder(app: Pick<App, "db">, userId: string, orderId: string): Promise<DeleteResult> {
  return app.db.transaction().execute(async (db): Promise<DeleteResult> => {
    const mine = db.selectFrom("orders").where("id", "=", orderId).where("userId", "=", userId);
    const row = await mine.select("status").executeTakeFirst();
    if (!row) return { ok: false, status: 404, reason: "No active order found!" };
    const editable = checkEditable(row.status as OrderStatus);
    if (!editable.ok) return { ok: false, status: 409, reason: editable.reason };
    await db.deleteFrom("orders").where("id", "=", orderId).where("status", "=", "incomplete").execute();
    return { ok: true };
  });
}
