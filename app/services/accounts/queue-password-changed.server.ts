import type { Db } from "#app/db/client.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

/** Whoever changed it: the holder of the address hears of it. */
export async function queuePasswordChanged(db: Db, user: { name: string; email: string }, now: Date) {
  const at = now.toISOString();
  await queueEmail(db, {
    kind: "password_changed",
    to: { name: user.name, address: user.email },
    parameters: { at },
    at,
  });
}
