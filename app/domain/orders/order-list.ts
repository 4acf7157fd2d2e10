import { foldText } from "#app/domain/fold-text.ts";
import { type ListFields, listHref, parsePage, parseSearch } from "#app/domain/list-query.ts";
import { type OrderStatus, statusesThat, statusLabel } from "./order-status.ts";

/** Orders that a client has not handed in yet are not the owner's business. */
export const listedStatuses = statusesThat(({ listed }) => listed);

export const orderSorts = ["id", "customer", "windows", "status", "total"] as const;
export type OrderSort = (typeof orderSorts)[number] | "date";

/**
 * What the desk's figures lead to beside a status: what waits for a price (quoted without one as well), quotes that their
 * clients have not confirmed yet, and those that they have; then open quotes to which changes are asked, whose windows have changed since, which run out soon or
 * have run out, quotes that were declined, and orders that are with their clients again to be changed.
 */
export const attentions = [
  "unquoted",
  "unconfirmed",
  "confirmed",
  "asked",
  "changed",
  "expiring",
  "expired",
  "declined",
  "reopened",
] as const;
export type Attention = (typeof attentions)[number];

export interface OrderListQuery {
  search: string;
  status: OrderStatus | null;
  only: Attention | null;
  sort: OrderSort;
  descending: boolean;
  page: number;
}

/** The list as its address says it; what is said wrongly is as if it were not said. */
export function parseOrderList(params: URLSearchParams): OrderListQuery {
  const status = params.get("status") ?? "";
  const sort = params.get("sort") ?? "";
  const column = orderSorts.find((name) => sort === name || sort === `-${name}`);
  return {
    search: parseSearch(params),
    status: listedStatuses.find((listed) => listed === status) ?? null,
    only: attentions.find((name) => name === params.get("only")) ?? null,
    sort: column ?? "date",
    descending: column ? sort.startsWith("-") : true,
    page: parsePage(params),
  };
}

/** The address of the list with some of it changed. Any change but of the page leads to the first page. */
export function orderListHref(path: string, query: OrderListQuery, changes: Partial<OrderListQuery>): string {
  const next = { ...query, page: 1, ...changes };
  return listHref(path, next, orderListFields(next));
}

/** What the address says besides the search and the page. */
export function orderListFields(query: OrderListQuery): ListFields {
  return { status: query.status, only: query.only, sort: sortParam(query) };
}

/** How an address says the order of the list; nothing for the newest first. */
export function sortParam({ sort, descending }: Pick<OrderListQuery, "sort" | "descending">): string {
  if (sort === "date") return "";
  return descending ? `-${sort}` : sort;
}

/** What a search says of an order id: a # before it is only how it is written on paper. Ids have capitals alone. */
export function orderIdIn(search: string): string {
  return foldText(search)
    .replace(/^(order ?)?# ?/, "")
    .toUpperCase();
}

/** The statuses a search means: "prog" finds those in progress, and so does "in-progress". */
export function statusesFoundBy(search: string): OrderStatus[] {
  const text = search.toLowerCase().replaceAll("-", " ");
  return listedStatuses.filter((status) => statusLabel(status).toLowerCase().includes(text));
}
