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

/**
 * The orders with a version that waits for its client, and for us to look at it. By the column of which each has one: PostgreSQL
 * then begins with these few, and does not look every order up.
 */
function openQuotes(eb: ExpressionBuilder<Database, "orders">, only: "asked" | "expiring" | "expired", now: Date) {
  const open = eb.selectFrom("quotes").select("quotes.openOf").where(sql<boolean>`"quotes"."openOf" is not null`);
  if (only === "asked") return open.where("changesAskedAt", "is not", null);
  if (only === "expired") return open.where("validUntil", "<", dayOf(now));
  return open.where("validUntil", ">=", dayOf(now)).where("validUntil", "<=", expiringUntil(now));
}

type From = Pick<ExpressionBuilder<Database, never>, "selectFrom">;

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
  if (statuses.length === 0) {
    return eb("orders.id", "in", eb.selectFrom(gathered(eb, search, among).as("found")).select("found.id"));
  }
  return eb.or([
    eb("orders.status", "in", statuses),
    isCalled(search),
    eb("orders.userId", "in", customersFoundBy(eb, search)),
  ]);
}

function isCalled(search: string) {
  const text = containing(orderIdIn(search));
  return sql<boolean>`("orders"."id" like ${text} escape '\\' or 'LF-' || "orders"."number" like ${text} escape '\\')`;
}

function customersFoundBy(from: From, search: string) {
  return from.selectFrom("users").select("users.id").where(isNamed(search));
}

/** The few that a search without a status finds. */
function gathered(from: From, search: string, among: typeof isHandedIn) {
  const orders = from.selectFrom("orders").select(["orders.id", "orders.status"]).where(among);
  return orders.where(isCalled(search)).union(orders.where("orders.userId", "in", customersFoundBy(from, search)));
}

/** How many orders of the owner's list pass a filter, by status. Of those that a search gathered none is looked up again. */
export function listedStatuses(asked: Asked, { search, only }: Omit<OrderFilter, "status">) {
  const few = search !== "" && only === null && statusesFoundBy(search).length === 0;
  const orders = few
    ? asked.db.selectFrom(gathered(asked.db, search, isHandedIn).as("orders"))
    : listedOrders(asked, { search, only });
  return orders
    .select((eb) => ["orders.status", eb.fn.countAll<number>().as("count")])
    .groupBy("orders.status")
    .execute();
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
