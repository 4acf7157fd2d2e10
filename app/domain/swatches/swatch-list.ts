import { listHref, parsePage, parseSearch } from "#app/domain/list-query.ts";

export const swatchStates = ["to_send", "sent"] as const;
export type SwatchState = (typeof swatchStates)[number];

export const swatchStateLabels: Record<SwatchState, string> = { to_send: "To send", sent: "Sent" };

export interface SwatchListQuery {
  search: string;
  state: SwatchState;
  page: number;
}

/** What waits is what the owner came for, so it is what an address without a state shows. */
export function parseSwatchList(params: URLSearchParams): SwatchListQuery {
  const state = swatchStates.find((one) => one === params.get("state")) ?? "to_send";
  return { search: parseSearch(params), state, page: parsePage(params) };
}

export function swatchListHref(path: string, query: SwatchListQuery, changes: Partial<SwatchListQuery>): string {
  const next = { ...query, page: 1, ...changes };
  return listHref(path, next, { state: next.state === "to_send" ? null : next.state });
}
