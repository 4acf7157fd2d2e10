import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { type OrderRows, rowsOfOrder } from "#app/db/order-rows.server.ts";
import { askToCheck, entryOf, mayAskToChange } from "#app/domain/orders/entered/checked-entry.ts";
import { readSite } from "#app/domain/orders/site/site-form.ts";
import { changedPlacement } from "#app/domain/workroom/rules/changed-rules.ts";
import { findMyPayments } from "#app/services/ledger/find-my-payments.server.ts";
import { findMyOrder } from "#app/services/orders/find-my-order.server.ts";
import { shownDates } from "#app/services/schedule/save-dates.server.ts";
import { orderSaidIn } from "#app/services/workroom/find-order-said.server.ts";
import { findHouse, type House } from "#app/services/workroom/kept-versions.server.ts";
import { estimateOrder, estimateOrders } from "./estimate/estimate-order.server.ts";
import { seeQuote } from "./find-my-quote.server.ts";

/** All that a client's page of one order shows, read from rows that are asked for once; somebody else's does not exist. */
export async function findMyOrderPage(app: Pick<App, "db" | "now">, userId: string, orderId: string) {
  const rows = rowsOfOrder(app, userId, orderId);
  const order = await findMyOrder(app, userId, orderId, rows);
  const payments = order && (await findMyPayments(app, userId, orderId, rows));
  if (!payments) return undefined;
  const quote = await seeQuote(app, rows);
  const waiting = await findWaiting(app, userId, orderId, rows);
  const house = await findHouse(app.db);
  const rules = changedPlacement(house.rules.value);
  const estimate = !quote && order.totalCents === null && order.payable ? await estimateRows(app, rows, house) : null;
  const dates = shownDates(await rows.order());
  return { order, payments, quote, waiting, rules, estimate, dates };
}

/** Until there is a price: what its client was told before stays beside a total of N/A. */
async function estimateRows(app: Pick<App, "db">, rows: OrderRows, house: House) {
  const row = await rows.order();
  return row ? estimateOrder(app, estimatedIn(row), house) : null;
}

const estimatedIn = (row: Parameters<typeof orderSaidIn>[0] & { site: string }) => ({
  ...orderSaidIn(row),
  site: readSite(row.site),
});

/** The same for a list: by order, where there is anything to say. */
export async function findEstimates({ db }: Pick<App, "db">, userId: string, orderIds: readonly string[]) {
  if (orderIds.length === 0) return {};
  const rows = await db
    .selectFrom("orders")
    .select(["id", "windows", "hardware", "hardwareChoice", "site"])
    .where("userId", "=", userId)
    .where("id", "in", orderIds)
    .execute();
  const ranges = await estimateOrders({ db }, rows.map(estimatedIn));
  return Object.fromEntries(rows.flatMap(({ id }, index) => (ranges[index] ? [[id, ranges[index]]] : [])));
}

/**
 * What both sides are to know of a submitted order while it waits for a quote: that one was taken back, and that its client
 * asks to change it, with their words as long as the message is kept. Nothing of any other order.
 */
export async function findWaiting(
  app: Pick<App, "db" | "now">,
  userId: string,
  orderId: string,
  rows: OrderRows = rowsOfOrder(app, userId, orderId),
) {
  const order = await rows.order();
  const fresh = order?.status === "submitted" && order.quoteId === null;
  const { status = "" } = order ?? {};
  const entered = order && status !== "submitted" && mayAskToChange({ status, toCheck: askToCheck(entryOf(order)) });
  if (!order || !(fresh || entered)) return { withdrawn: null, changeAsked: null };
  const since = order.submittedAt ?? "";
  const changeAsked = await findChangeAsked(app.db, orderId, since);
  return { withdrawn: fresh ? await findWithdrawn(rows, since) : null, changeAsked };
}

export type Waiting = Awaited<ReturnType<typeof findWaiting>>;

/** The newest version, where it was withdrawn since the order was submitted. */
async function findWithdrawn(rows: OrderRows, since: string) {
  const [newest] = await rows.versions();
  if (newest?.state !== "withdrawn" || newest.closedAt === null || newest.closedAt < since) return null;
  return { number: newest.number, kind: newest.kind, at: newest.closedAt };
}

async function findChangeAsked(db: Db, orderId: string, since: string) {
  const asked = await db
    .selectFrom("orderEvents")
    .leftJoin("emails", (join) =>
      join
        .onRef("emails.orderId", "=", "orderEvents.orderId")
        .onRef("emails.createdAt", "=", "orderEvents.at")
        .on("emails.kind", "=", "order_change_asked"),
    )
    .select(["orderEvents.at", "parameters"])
    .where("orderEvents.orderId", "=", orderId)
    .where("orderEvents.kind", "=", "order_change_asked")
    .where("orderEvents.at", ">=", since)
    .orderBy("orderEvents.at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!asked) return null;
  const { message = "" } = JSON.parse(asked.parameters ?? "{}") as { message?: string };
  return { at: asked.at, message };
}

/** What the owner wrote when they last opened an order for this client to change, by order; only of those that still are. */
export async function listReopened(app: Pick<App, "db">, userId: string): Promise<Record<string, string>> {
  const rows = await app.db
    .selectFrom("emails")
    .innerJoin("orders", "orders.id", "emails.orderId")
    .select(["orders.id", "parameters"])
    .where("emails.kind", "=", "order_reopened")
    .where("orders.userId", "=", userId)
    .where("orders.status", "=", "incomplete")
    .orderBy("emails.createdAt")
    .execute();
  return Object.fromEntries(
    rows.map(({ id, parameters }) => [id, (JSON.parse(parameters) as { message?: string }).message ?? ""]),
  );
}
