export const consultationLists = ["upcoming", "past", "cancelled"] as const;
export type ConsultationList = (typeof consultationLists)[number];

export interface ConsultationsQuery {
  list: ConsultationList;
  page: number;
  /** A day of the week to show instead of a list. */
  week: string | null;
}

/** The owner's page is its address; nonsense in it shows what lies ahead. */
export function parseConsultations(search: URLSearchParams, isDay: (text: string) => boolean): ConsultationsQuery {
  const list = consultationLists.find((one) => one === search.get("show")) ?? "upcoming";
  const page = /^\d{1,6}$/.test(search.get("page") ?? "") ? Math.max(1, Number(search.get("page"))) : 1;
  const week = search.get("week");
  return { list, page, week: week !== null && isDay(week) ? week : null };
}
