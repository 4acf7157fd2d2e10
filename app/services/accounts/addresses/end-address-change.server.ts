import type { Db } from "#app/db/client.server.ts";

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
