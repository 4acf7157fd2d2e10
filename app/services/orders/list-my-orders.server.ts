import type { App } from "#app/app.server.ts";
import { progressOf } from "#app/domain/orders/progress/progress.ts";
import { isHandedIn } from "./listed-orders.server.ts";
import { findHistories } from "./order-history.server.ts";

/** A client's orders that have been handed in, newest first. Orders in progress are on the order hub. */
export async function listMyOrders(app: Pick<App, "db">, userId: string) {
  const rows = await app.db
    .selectFrom("orders")
    .leftJoin("quotes", "quotes.openOf", "orders.id")
    .select(["orders.id", "orders.status", "orders.totalCents", "orders.createdAt", "submittedAt", "confirmedAt"])
    .select(["windowCount", "dueCents", "dueOn", "orders.version", "quotes.id as openQuoteId"])
    .where("orders.userId", "=", userId)
    .where(isHandedIn)
    .orderBy("orders.createdAt", "desc")
    .execute();
  const histories = await findHistories(
    app.db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ openQuoteId, ...order }) => ({
    ...order,
    /** A version of its quote waits for an answer. */
    open: openQuoteId !== null,
    progress: progressOf(order, histories.get(order.id) ?? []),
  }));
}
