import type { App } from "#app/app.server.ts";
import { isHandedIn } from "./listed-orders.server.ts";

/** A client's orders that have been handed in, newest first. Orders in progress are on the order hub. */
export async function listMyOrders(app: Pick<App, "db">, userId: string) {
  return app.db
    .selectFrom("orders")
    .select(["id", "status", "totalCents", "createdAt", "submittedAt", "confirmedAt"])
    .where("userId", "=", userId)
    .where(isHandedIn)
    .orderBy("createdAt", "desc")
    .execute();
}
