import { describeList } from "#app/domain/list-query.ts";

export const auditKinds = ["read", "exported", "changed", "deleted"] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditKindLabels: Record<AuditKind, string> = {
  read: "Read",
  exported: "Exported",
  changed: "Changed",
  deleted: "Deleted",
};

/** Who did it, where no account did. */
export const NO_ACCOUNT = "The server";
/** Who it is about, or who did it, once they have been deleted. */
export const DELETED_CLIENT = "Deleted client";

export const auditList = describeList({ kind: { values: auditKinds, usual: null } });
export type AuditListQuery = ReturnType<typeof auditList.parse>;

const QUARTER_HOUR_MS = 15 * 60_000;

/** The quarter hour that a moment lies in: somebody who goes back and forth between pages is written down once in it. */
export function quarterHourOf(at: Date): string {
  return new Date(Math.floor(at.getTime() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS).toISOString();
}
