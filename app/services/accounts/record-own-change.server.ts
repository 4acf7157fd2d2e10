import type { Db } from "#app/db/client.server.ts";
import { rolesThatMay } from "#app/domain/accounts/role.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";

interface OwnChange {
  userId: string;
  words: string;
  at: string;
  /** Nobody, where somebody at the machine did it. */
  actorId?: string | null;
}

/** What one of the staff changed about their own way in. A client's own is theirs alone, and not listed. */
export async function recordOwnChange(db: Db, { userId, words, at, actorId = userId }: OwnChange) {
  const staff = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("role", "in", rolesThatMay("manage"))
    .executeTakeFirst();
  if (staff) await recordAudit(db, { actorId, at, kind: "changed", subject: "account", subjectId: userId, words });
}
