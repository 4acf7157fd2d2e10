import type { Db } from "#app/db/client.server.ts";

/**
 * What a client has asked us: signed in, by our invitation, or before they had an account, where they have shown that the
 * address is theirs. Whoever only signs up with somebody's address gets nothing of what that person asked.
 */
export function inquiriesOf(db: Db, userId: string) {
  const verified = db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .where("emailVerified", "=", 1)
    .where("email", "<>", "");
  return db.selectFrom("inquiries").where((eb) => eb.or([eb("userId", "=", userId), eb("email", "in", verified)]));
}
