import type { App } from "#app/app.server.ts";
import { isHandedIn } from "./listed-orders.server.ts";
import { findMyRow, orderColumns, readOrder } from "./read-order.server.ts";

/** The windows of a handed-in order, to be drawn for its client; somebody else's is as if it did not exist. */
export async function findMyWindows(app: Pick<App, "db">, userId: string, orderId: string) {
  const row = await findMyRow(app.db, userId, orderId);
  return row && readOrder(row).windows;
}

/** The same for the owner, of anybody's order. */
export async function findHandedInWindows(app: Pick<App, "db">, orderId: string) {
  const row = await app.db
    .selectFrom("orders")
    .select(orderColumns)
    .where("id", "=", orderId)
    .where(isHandedIn)
    .executeTakeFirst();
  return row && readOrder(row).windows;
}
