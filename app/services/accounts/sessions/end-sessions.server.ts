import type { App } from "#app/app.server.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";

interface Holder {
  id: string;
  sessionId: string;
}

/** Signs one other device of the same account out. */
export async function endSession(
  app: Pick<App, "db">,
  user: Holder,
  sessionId: string,
): Promise<{ ok: true } | Refusal> {
  if (sessionId === user.sessionId) {
    return refusal("refused", "This is the device you are using. To end it here, log out.");
  }
  const ended = await app.db
    .deleteFrom("sessions")
    .where("id", "=", sessionId)
    .where("userId", "=", user.id)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n ? { ok: true } : refusal("missing", "That device was signed out already.");
}

/** Signs every other device out and answers how many that were. */
export async function endOtherSessions(app: Pick<App, "db">, user: Holder) {
  const ended = await app.db
    .deleteFrom("sessions")
    .where("userId", "=", user.id)
    .where("id", "<>", user.sessionId)
    .executeTakeFirst();
  return { ok: true as const, count: Number(ended.numDeletedRows) };
}
