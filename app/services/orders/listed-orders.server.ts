import { type ExpressionBuilder, sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { isChangedSincePriced } from "#app/db/changed-since-priced.server.ts";
import { isAgreedTo } from "#app/db/consent.server.ts";
import type { Database } from "#app/db/schema.ts";
import { containing, isNamed } from "#app/db/search-pattern.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { type OrderListQuery, type OrderSort, orderIdIn, statusesFoundBy } from "#app/domain/orders/order-list.ts";
import { type StatusMeaning, statusesThat } from "#app/domain/orders/order-status.ts";
import { expiringUntil } from "#app/domain/orders/owner/expiring.ts";

export type OrderFilter = Pick<OrderListQuery, "search" | "only"> & { status?: OrderListQuery["status"] };

/** Written out rather than bound: the indexes of the owner's lists hold only when a query says exactly this. */
export const isHandedIn = sql<boolean>`"orders"."status" <> 'incomplete'`;

/** Handed in once, and with its client again to be changed: the owner's lists show it only where they are asked for these. */
export const isReopened = sql<boolean>`("orders"."status" = 'incomplete' and "orders"."submittedAt" is not null)`;

type Asked = Pick<App, "db" | "now">;

/** The orders of the owner's list that pass a filter. */
export function listedOrders({ db, now }: Asked, { search, status, only }: OrderFilter) {
  const among = only === "reopened" ? isReopened : isHandedIn;
  return db
    .selectFrom("orders")
    .where(among)
    .$if(Boolean(status), (query) => query.where("orders.status", "=", status ?? ""))
    .$if(only !== null && only !== "reopened", (query) => query.where((eb) => needs(eb, only, now())))
    .$if(search !== "", (query) => query.where((eb) => foundBy(eb, search, among)));
}

/** What a figure of the desk counts: each needs something else of somebody. */
function needs(eb: ExpressionBuilder<Database, "orders">, only: OrderListQuery["only"], now: Date) {
  const waiting = (figure: StatusMeaning["desk"]) =>
    eb(
      "orders.status",
      "in",
      statusesThat(({ desk }) => desk === figure),
    );
  const priced = eb("orders.totalCents", "is not", null);
  const unpriced = eb("orders.totalCents", "is", null);
  if (only === "unquoted") return eb.or([waiting("toQuote"), eb.and([waiting("withClient"), unpriced])]);
  if (only === "declined") return eb.and([waiting("withClient"), isDeclined]);
  if (only === "changed") return isChangedSincePriced;
  if (only === "asked" || only === "expiring" || only === "expired")
    return eb("orders.id", "in", openQuotes(eb, only, now));
  const unanswered = [eb.not(isAgreedTo), eb.not(isDeclined)];
  return eb.and([waiting("withClient"), priced, ...(only === "confirmed" ? [isAgreedTo] : unanswered)]);
}

const isDeclined = sql<boolean>`exists (
  select 1 from "quotes" where "quotes"."id" = "orders"."quoteId" and "quotes"."state" = 'declined')`;

/** The orders with a version that waits for its client, and for us to look at it. */
function openQuotes(eb: ExpressionBuilder<Database, "orders">, only: "asked" | "expiring" | "expired", now: Date) {
  const open = eb.selectFrom("quotes").select("quotes.orderId").where(sql<boolean>`"quotes"."openOf" is not null`);
  if (only === "asked") return open.where("changesAskedAt", "is not", null);
  if (only === "expired") return open.where("validUntil", "<", dayOf(now));
  return open.where("validUntil", ">=", dayOf(now)).where("validUntil", "<=", expiringUntil(now));
}

/**
 * By order id, customer or status, in any part of it. A status fits so many orders that each is looked at; without one it
 * is cheaper to gather the few that fit.
 */
export function foundBy(
  eb: ExpressionBuilder<Database, "orders">,
  search: string,
  among: typeof isHandedIn = sql<boolean>`1 = 1`,
) {
  const statuses = statusesFoundBy(search);
  const customers = eb.selectFrom("users").select("users.id").where(isNamed(search));
  const text = containing(orderIdIn(search));
  const byId = sql<boolean>`("orders"."id" like ${text} escape '\\' or 'LF-' || "orders"."number" like ${text} escape '\\')`;
  if (statuses.length > 0) {
    return eb.or([eb("orders.status", "in", statuses), byId, eb("orders.userId", "in", customers)]);
  }
  const ids = eb.selectFrom("orders").select("orders.id").where(among);
  return eb("orders.id", "in", ids.where(byId).union(ids.where("orders.userId", "in", customers)));
}

/** What each column sorts by. Ties go by date and id, in the same direction, so that one index serves both ways. */
const sortKeys: Record<OrderSort, string[]> = {
  date: ['"orders"."createdAt"', '"orders"."id"'],
  id: ['"orders"."id"'],
  customer: ['"users"."foldedName"', '"users"."id"', '"orders"."createdAt"', '"orders"."id"'],
  windows: ['"orders"."windowCount"', '"orders"."createdAt"', '"orders"."id"'],
  status: ['"orders"."status"', '"orders"."createdAt"', '"orders"."id"'],
  // An order without a total sorts below one of zero on both databases.
  total: ['coalesce("orders"."totalCents", -1)', '"orders"."createdAt"', '"orders"."id"'],
};

export function inOrder({ sort, descending }: Pick<OrderListQuery, "sort" | "descending">) {
  return sql.join(sortKeys[sort].map((key) => sql.raw(`${key} ${descending ? "desc" : "asc"}`)));
}

/** The ids of a filtered list, in its order. */
export function listedIds(asked: Asked, query: OrderListQuery) {
  const orders = listedOrders(asked, query).select("orders.id");
  const sorted = query.sort === "customer" ? orders.innerJoin("users", "users.id", "orders.userId") : orders;
  return sorted.orderBy(inOrder(query));
}
