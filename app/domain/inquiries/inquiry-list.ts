import { listHref, parsePage, parseSearch } from "#app/domain/list-query.ts";
import { type InquiryState, inquiryStates } from "./inquiry-acts.ts";

export interface InquiryListQuery {
  search: string;
  state: InquiryState;
  page: number;
}

/** What waits for an answer is what the owner came for, so it is what an address without a state shows. */
export function parseInquiryList(params: URLSearchParams): InquiryListQuery {
  const state = inquiryStates.find((one) => one === params.get("state")) ?? "new";
  return { search: parseSearch(params), state, page: parsePage(params) };
}

export function inquiryListHref(path: string, query: InquiryListQuery, changes: Partial<InquiryListQuery>): string {
  const next = { ...query, page: 1, ...changes };
  return listHref(path, next, { state: next.state === "new" ? null : next.state });
}
