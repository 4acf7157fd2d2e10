import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import type { AuditKind } from "#app/domain/audit/audit-list.ts";

interface AuditEntry {
  /** Nobody, where a command or the server itself did it. */
  actorId: string | null;
  at: string;
  kind: AuditKind;
  /** What it is about: "customer", "order", or a setting such as "hours". */
  subject: string;
  subjectId?: string | null;
  /** In plain words, without anybody's name: the list looks names up, so that none outlives its person. */
  words: string;
}

/** Called inside the transaction of what it tells of: both are written, or neither. */
export async function recordAudit(db: Db, { subjectId = null, ...entry }: AuditEntry) {
  await db
    .insertInto("auditEntries")
    .values({ ...entry, subjectId, id: randomUUID() })
    .execute();
}
