import { parseDay } from "#app/domain/calendar.ts";
import { listHref, parsePage } from "#app/domain/list-query.ts";

export const consultationLists = ["upcoming", "past", "cancelled"] as const;
export type ConsultationList = (typeof consultationLists)[number];

export interface ConsultationsQuery {
  list: ConsultationList;
  page: number;
  /** A day of the week to show instead of a list. */
  week: string | null;
}

/** The page as its address says it; what is said wrongly shows what lies ahead. */
export function parseConsultations(search: URLSearchParams): ConsultationsQuery {
  const list = consultationLists.find((one) => one === search.get("show")) ?? "upcoming";
  return { list, page: parsePage(search), week: parseDay(search.get("week") ?? "") ?? null };
}

export function consultationsHref(path: string, list: ConsultationList, page = 1): string {
  return listHref(path, { page }, { show: list });
}
