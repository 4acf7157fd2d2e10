import { type Db, setRows } from "#app/db/client.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

/** What follows a new password by a mailed link: who used the link reads the mailbox, so the address is verified too. */
export async function finishReset(db: Db, user: { id: string; name: string; email: string }, now: Date) {
  await setRows(db, "users", { id: user.id }, { emailVerified: 1 });
  await endAddressChange(db, user.id);
  await queuePasswordChanged(db, user, now);
}

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

const NO_LONGER = "No longer true: the change of address was canceled or ended by a new password.";

/** A new password ends what somebody with the old one may have asked for; a mail that still waits would bring a dead link. */
export async function endAddressChange(db: Db, userId: string) {
  const ended = await db
    .deleteFrom("addressLinks")
    .where("userId", "=", userId)
    .where("purpose", "=", "change")
    .where("usedAt", "is", null)
    .returning("address")
    .executeTakeFirst();
  if (!ended) return null;
  await db
    .updateTable("emails")
    .set({ state: "dropped", lastError: NO_LONGER, parameters: JSON.stringify({ link: "" }) })
    .where("userId", "=", userId)
    .where("kind", "=", "change_address")
    .where("state", "=", "queued")
    // One that is being sent at this moment is noted as sent, which it is.
    .where("claimedBy", "is", null)
    .execute();
  return ended.address;
}
