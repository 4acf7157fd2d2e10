import type { App } from "#app/app.server.ts";
import { quarterHourOf } from "#app/domain/audit/audit-list.ts";

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
        ...{ at: now.toISOString(), actorId, kind: "read", subject, subjectId, words: words[subject] },
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  } catch (error) {
    app.log.error({ err: error, subject, subjectId }, "what was read could not be noted");
  }
}
