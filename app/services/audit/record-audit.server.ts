import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { addRows, type Db } from "#app/db/client.server.ts";
import { type AuditKind, quarterHourOf } from "#app/domain/audit/audit-list.ts";

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
export async function recordAudit(db: Db, ...entries: AuditEntry[]) {
  const rows = entries.map(({ subjectId = null, ...entry }) => ({ ...entry, subjectId, id: randomUUID() }));
  await addRows(db, "auditEntries", rows);
}

interface Read {
  actorId: string;
  subject: "customer" | "order";
  subjectId: string;
}

const words = { customer: "Looked at the customer", order: "Looked at the order" };

/**
 * One row for each person, thing and quarter hour, known by its id: looking again adds nothing. A list that cannot be
 * written does not keep the owner from reading, and is a fault in the log.
 */
export async function recordRead(app: Pick<App, "db" | "log" | "now">, { actorId, subject, subjectId }: Read) {
  const now = app.now();
  try {
    await app.db
      .insertInto("auditEntries")
      .values({
        id: ["read", actorId, subject, subjectId, quarterHourOf(now)].join("/"),
        at: now.toISOString(),
        actorId,
        kind: "read",
        subject,
        subjectId,
        words: words[subject],
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  } catch (error) {
    app.log.error({ err: error, subject, subjectId }, "what was read could not be noted");
  }
}
