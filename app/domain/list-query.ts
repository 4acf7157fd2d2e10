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

/** What a list can be narrowed to: by the name that its address uses, the values, and the one that goes without saying. */
type Choices = Record<string, { values: readonly string[]; usual: string | null }>;

type QueryOf<Narrowed extends Choices> = { search: string; page: number } & {
  [Name in keyof Narrowed]: Narrowed[Name]["values"][number] | Narrowed[Name]["usual"];
};

/** A list that is searched and narrowed: how its address is read and written. */
export function describeList<const Narrowed extends Choices>(choices: Narrowed) {
  type Query = QueryOf<Narrowed>;
  const narrowed = Object.entries(choices);
  /** What the address says besides the search and the page. */
  const fields = (query: Query): ListFields =>
    Object.fromEntries(
      narrowed.map(([name, { usual }]) => [name, query[name] === usual ? null : (query[name] ?? null)]),
    );
  return {
    parse: (params: URLSearchParams): Query => {
      const found = narrowed.map(([name, { values, usual }]) => {
        return [name, values.find((value) => value === params.get(name)) ?? usual];
      });
      return { search: parseSearch(params), ...Object.fromEntries(found), page: parsePage(params) };
    },
    fields,
    /** The address with some of it changed. Any change but of the page leads to the first page. */
    href: (path: string, query: Query, changes: Partial<Query>): string => {
      const next = { ...query, page: 1, ...changes };
      return listHref(path, next, fields(next));
    },
  };
}
