import type { Db } from "#app/db/client.server.ts";
import { endAddressChange } from "./addresses/end-address-change.server.ts";
import { queuePasswordChanged } from "./queue-password-changed.server.ts";

/** What follows a new password by a mailed link: who used the link reads the mailbox, so the address is verified too. */
export async function finishReset(db: Db, user: { id: string; name: string; email: string }, now: Date) {
  await db.updateTable("users").set({ emailVerified: 1 }).where("id", "=", user.id).execute();
  await endAddressChange(db, user.id);
  await queuePasswordChanged(db, user, now);
}
