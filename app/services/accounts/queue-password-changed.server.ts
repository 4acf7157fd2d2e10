import type { Db } from "#app/db/client.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

/** Sent whoever changed it, so that its holder notices a change that was not theirs. */
export async function queuePasswordChanged(db: Db, user: { id: string; name: string; email: string }, now: Date) {
  const at = now.toISOString();
  await queueEmail(db, {
    kind: "password_changed",
    to: { name: user.name, address: user.email },
    parameters: { at },
    userId: user.id,
    at,
  });
}
