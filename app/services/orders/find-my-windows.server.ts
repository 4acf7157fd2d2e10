import type { App } from "#app/app.server.ts";
import { findMyRow, readOrder } from "./read-order.server.ts";

/** The windows of a handed-in order, to be drawn for its client; somebody else's is as if it did not exist. */
export async function findMyWindows(app: Pick<App, "db">, userId: string, orderId: string) {
  const row = await findMyRow(app.db, userId, orderId);
  return row && readOrder(row).windows;
}
