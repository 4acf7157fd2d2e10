/** Rows on a page of any list. */
export const PAGE_SIZE = 50;
export const MAX_SEARCH_LENGTH = 100;
const MAX_PAGE = 1_000_000;

/** Everything about a list is in its address. What the address says wrongly is as if it did not say it. */
export interface ListQuery {
  search?: string;
  page: number;
}

/** What a list is narrowed to or sorted by, under the names that stand in its address; null for what it does not say. */
export type ListFields = Record<string, string | null>;

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

/** The address of a list. The first page and an empty search go without saying. */
export function listHref(path: string, { search, page }: ListQuery, fields: ListFields = {}): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  for (const [name, value] of Object.entries(fields)) if (value) params.set(name, value);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}
