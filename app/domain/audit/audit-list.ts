import { listHref, parsePage, parseSearch } from "#app/domain/list-query.ts";

export const auditKinds = ["read", "exported", "changed", "deleted"] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditKindLabels: Record<AuditKind, string> = {
  read: "Read",
  exported: "Exported",
  changed: "Changed",
  deleted: "Deleted",
};

/** Who did it, where no account did. */
export const NO_ACCOUNT = "Larkfield";
/** Who it is about, or who did it, once they have been deleted. */
export const DELETED_CLIENT = "Deleted client";

export interface AuditListQuery {
  search: string;
  kind: AuditKind | null;
  page: number;
}

export function parseAuditList(params: URLSearchParams): AuditListQuery {
  return {
    search: parseSearch(params),
    kind: auditKinds.find((kind) => kind === params.get("kind")) ?? null,
    page: parsePage(params),
  };
}

/** The address of the list with some of it changed. Any change but of the page leads to the first page. */
export function auditListHref(path: string, query: AuditListQuery, changes: Partial<AuditListQuery>): string {
  const next = { ...query, page: 1, ...changes };
  return listHref(path, next, { kind: next.kind });
}

const QUARTER_HOUR_MS = 15 * 60_000;

/** The quarter hour that a moment lies in: somebody who goes back and forth between pages is written down once in it. */
export function quarterHourOf(at: Date): string {
  return new Date(Math.floor(at.getTime() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS).toISOString();
}
