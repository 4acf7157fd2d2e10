import type { App } from "#app/app.server.ts";
import type { OrderListQuery } from "#app/domain/orders/order-list.ts";
import { findOrderRows } from "./list-orders.server.ts";
import { listedIds } from "./listed-orders.server.ts";

const ROWS_AT_ONCE = 1_000;

/**
 * Every order of a filtered list, in its order, some at a time. The ids are fixed at the start, so that nothing is left
 * out or doubled when orders change meanwhile, and between two portions the database is free for everyone else.
 */
export async function* exportOrders(app: Pick<App, "db" | "now">, query: OrderListQuery) {
  const ids = (await listedIds(app, query).execute()).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    yield await findOrderRows(app.db, ids.slice(start, start + ROWS_AT_ONCE));
  }
}
