import type { Db } from "#app/db/client.server.ts";

/** On its page; the audit list has all of them. */
const SHOWN = 20;

/** What was done to a cloth of the book, the newest first. */
export function listFabricHistory(db: Db, id: string) {
  return db
    .selectFrom("auditEntries")
    .leftJoin("users", "users.id", "auditEntries.actorId")
    .select(["auditEntries.id", "at", "words", "users.name as by"])
    .where("subject", "=", "fabric")
    .where("subjectId", "=", id)
    .orderBy("at", "desc")
    .orderBy("auditEntries.id", "desc")
    .limit(SHOWN)
    .execute();
}
