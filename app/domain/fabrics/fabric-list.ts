import { listHref, parsePage, parseSearch } from "#app/domain/list-query.ts";
import { type Family, families } from "./book-fabric.ts";

export const fabricStates = ["active", "discontinued"] as const;
export type FabricState = (typeof fabricStates)[number];

export interface FabricListQuery {
  search: string;
  family: Family | null;
  /** What is no longer made stands apart. */
  state: FabricState;
  page: number;
}

export function parseFabricList(params: URLSearchParams): FabricListQuery {
  return {
    search: parseSearch(params),
    family: families.find((family) => family === params.get("family")) ?? null,
    state: params.get("state") === "discontinued" ? "discontinued" : "active",
    page: parsePage(params),
  };
}

/** The address of the list with some of it changed. Any change but of the page leads to the first page. */
export function fabricListHref(path: string, query: FabricListQuery, changes: Partial<FabricListQuery>): string {
  const next = { ...query, page: 1, ...changes };
  return listHref(path, next, { family: next.family, state: next.state === "active" ? null : next.state });
}
