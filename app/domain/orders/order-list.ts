import { type OrderStatus, statusesThat, statusLabel } from "./order-status.ts";

/** Orders that a client has not handed in yet are not the owner's business. */
export const listedStatuses = statusesThat(({ listed }) => listed);

export const orderSorts = ["id", "customer", "windows", "status", "total"] as const;
export type OrderSort = (typeof orderSorts)[number] | "date";

/** What the desk's figures lead to beside a status: quotes nobody has confirmed yet. */
export const attentions = ["unconfirmed"] as const;
export type Attention = (typeof attentions)[number];

export interface OrderListQuery {
  search: string;
  status: OrderStatus | null;
  only: Attention | null;
  sort: OrderSort;
  descending: boolean;
  page: number;
}

export const PAGE_SIZE = 50;
const MAX_SEARCH_LENGTH = 100;
const MAX_PAGE = 1_000_000;

/** Everything about the list is in its address. What the address says wrongly is as if it did not say it. */
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
  const params = new URLSearchParams();
  if (next.search) params.set("search", next.search);
  if (next.status) params.set("status", next.status);
  if (next.only) params.set("only", next.only);
  if (next.sort !== "date") params.set("sort", sortParam(next));
  if (next.page > 1) params.set("page", String(next.page));
  return params.size > 0 ? `${path}?${params}` : path;
}

/** How an address says the order of the list; nothing for the newest first. */
export function sortParam({ sort, descending }: Pick<OrderListQuery, "sort" | "descending">): string {
  if (sort === "date") return "";
  return descending ? `-${sort}` : sort;
}

/** The statuses a search means: "prog" finds those in progress, and so does "in-progress". */
export function statusesFoundBy(search: string): OrderStatus[] {
  const text = search.toLowerCase().replaceAll("-", " ");
  return listedStatuses.filter((status) => statusLabel(status).toLowerCase().includes(text));
}

export function parseSearch(params: URLSearchParams): string {
  const text = (params.get("search") ?? "").replaceAll(/[\0\uFFFD]/g, "").toWellFormed();
  return text.trim().slice(0, MAX_SEARCH_LENGTH);
}

export function parsePage(params: URLSearchParams): number {
  const page = Number(params.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** A list that has become shorter shows its last page instead of none. */
export function pageWithin(page: number, rowCount: number) {
  const pageCount = Math.max(1, Math.ceil(rowCount / PAGE_SIZE));
  return { page: Math.min(page, pageCount), pageCount };
}
