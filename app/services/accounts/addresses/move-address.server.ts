import type { Db } from "#app/db/client.server.ts";
import { emailsThatFollow } from "#app/domain/accounts/addresses/emails-that-follow.ts";
import { recordOwnChange } from "#app/services/accounts/record-own-change.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

interface AddressMove {
  userId: string;
  name: string;
  before: string;
  now: string;
  keptSessionId: string | undefined;
  at: string;
}

/**
 * Gives an account another address, which its holder has just shown to be theirs, and tells both. Everything that hung on
 * the old one ends: the other sessions, links to reset a password, links to verify it.
 */
export async function moveAddress(db: Db, { userId, name, before, now, keptSessionId = "", at }: AddressMove) {
  await db.updateTable("users").set({ email: now, emailVerified: 1, updatedAt: at }).where("id", "=", userId).execute();
  await db.deleteFrom("sessions").where("userId", "=", userId).where("id", "<>", keptSessionId).execute();
  await db.deleteFrom("verifications").where("value", "=", userId).execute();
  await db.deleteFrom("addressLinks").where("userId", "=", userId).where("purpose", "=", "verify").execute();
  await db
    .updateTable("emails")
    .set({ recipientAddress: now })
    .where("userId", "=", userId)
    .where("kind", "in", emailsThatFollow)
    .where("state", "in", ["queued", "failed"])
    .execute();
  await queueEmail(db, {
    kind: "address_changed",
    to: { name, address: before },
    parameters: { at, side: "before" },
    userId,
    at,
  });
  const to = { name, address: now };
  await queueEmail(db, { kind: "address_changed", to, parameters: { at, side: "now" }, userId, at });
  await recordOwnChange(db, { userId, words: "Changed the e-mail address", at });
}
