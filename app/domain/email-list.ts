import { parsePage, parseSearch } from "./order-list.ts";

export const emailStates = ["queued", "sent", "failed"] as const;
export type EmailState = (typeof emailStates)[number];

export const emailStateLabels: Record<EmailState, string> = { queued: "Queued", sent: "Sent", failed: "Failed" };

export interface EmailListQuery {
  search: string;
  state: EmailState | null;
  page: number;
}

/** Everything about the list is in its address, as with the orders. */
export function parseEmailList(params: URLSearchParams): EmailListQuery {
  return {
    search: parseSearch(params),
    state: emailStates.find((state) => state === params.get("state")) ?? null,
    page: parsePage(params),
  };
}

/** The address of the list with some of it changed. Any change but of the page leads to the first page. */
export function emailListHref(path: string, query: EmailListQuery, changes: Partial<EmailListQuery>): string {
  const next = { ...query, page: 1, ...changes };
  const params = new URLSearchParams();
  if (next.search) params.set("search", next.search);
  if (next.state) params.set("state", next.state);
  if (next.page > 1) params.set("page", String(next.page));
  return params.size > 0 ? `${path}?${params}` : path;
}
