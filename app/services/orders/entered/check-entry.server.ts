import type { App } from "#app/app.server.ts";
import { findRow, getRow, setRows } from "#app/db/client.server.ts";
import { CUSTOMER_ROLE } from "#app/domain/accounts/role.ts";
import { entryOf } from "#app/domain/orders/entered/checked-entry.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { CHANGED_ELSEWHERE } from "#app/services/orders/edit-order.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { ORDER_MISSING, type OrderActing, withOrder } from "#app/services/orders/with-order.server.ts";

interface Checked extends OrderActing {
  /** Who says that it is right: its client in the portal, or one of us who has read it to them. */
  how: "portal" | "phone";
  /** Of the windows that were read. */
  version: number;
}

/** Of an order that we entered: when, and whether its client has looked at it. */
export async function findEntry({ db }: Pick<App, "db">, orderId: string) {
  const row = await findRow(db, "orders", { id: orderId }, [
    "enteredBy",
    "clientCheckedAt",
    "clientCheckedHow",
    "submittedAt",
  ]);
  return row ? entryOf(row) : null;
}

/** What we entered is right. Said again, it stays as it was said first. */
export function checkEntry(
  app: Pick<App, "db" | "now">,
  { userId, orderId, actorId, how, version }: Checked,
): Promise<Done> {
  const at = app.now().toISOString();
  return withOrder(app, { userId, orderId }, async (db, order): Promise<Done> => {
    const entered = await getRow(db, "orders", { id: orderId }, ["enteredBy", "clientCheckedAt"]);
    if (entered.enteredBy === null || !meaningOf(order.status).listed) return refusal("missing", ORDER_MISSING);
    if (entered.clientCheckedAt !== null) return { ok: true };
    if (order.version !== version) return CHANGED_ELSEWHERE;
    await setRows(db, "orders", { id: orderId }, { clientCheckedAt: at, clientCheckedHow: how });
    await recordEvent(db, { orderId, actorId, at, kind: "entry_checked", details: { reason: how } });
    return { ok: true };
  });
}

/** The client for whom one of us has entered this order; nobody where they began it themselves. */
export function findOrderedFor({ db }: Pick<App, "db">, userId: string, orderId: string) {
  return db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["firstName", "lastName"])
    .where("orders.id", "=", orderId)
    .where("users.id", "=", userId)
    .where("role", "=", CUSTOMER_ROLE)
    .where("orders.enteredBy", "is not", null)
    .executeTakeFirst();
}
