import type { App } from "#app/app.server.ts";
import { createOrder } from "#app/services/orders/create-order.server.ts";

/** A new, empty order of somebody who has room for one. */
export async function newOrder(app: App, userId: string) {
  const created = await createOrder(app, userId);
  if (!created.ok) throw new Error(created.reason);
  return created;
}
