import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { isAgreedTo, olderYes } from "#app/db/consent.server.ts";
import { creditCentsOf } from "#app/db/money-figures.server.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";
import type { OrderListQuery } from "#app/domain/orders/order-list.ts";
import { listedIds, listedStatuses } from "./listed-orders.server.ts";

/** One page of the owner's list, and how many orders the search finds in each status. */
export async function listOrders(app: Pick<App, "db" | "now">, query: OrderListQuery) {
  const counts = await countByStatus(app, query);
  const rowCount = query.status
    ? (counts[query.status] ?? 0)
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { page, pageCount } = pageWithin(query.page, rowCount);
  const ids = await listedIds(app, query)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const rows = await findOrderRows(
    app.db,
    ids.map(({ id }) => id),
  );
  return { rows, counts, rowCount, page, pageCount };
}

async function countByStatus(app: Pick<App, "db" | "now">, filter: OrderListQuery) {
  const counts = await listedStatuses(app, filter);
  return Object.fromEntries(counts.map(({ status, count }) => [status, count]));
}

/** What the list shows of these orders, in the order asked for. The windows themselves are never read. */
export async function findOrderRows(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["orders.id", "orders.number", "orders.userId", "firstName", "lastName"])
    .select(["windowCount", "status", "totalCents"])
    .select(["orders.createdAt", "submittedAt", isAgreedTo.as("agreed"), creditCentsOf("orders.id").as("creditCents")])
    .select(olderYes)
    .where("orders.id", "in", ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type ListedOrder = Awaited<ReturnType<typeof findOrderRows>>[number];

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
