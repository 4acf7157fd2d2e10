import type { App } from "#app/app.server.ts";
import type { NewAccount } from "#app/domain/accounts/sign-up.ts";
import { inquiryLetters } from "#app/domain/emails/email-kinds.ts";
import { signUp } from "#app/services/accounts/sign-up.server.ts";
import { openInvitation } from "./invitation.server.ts";

/**
 * A sign-up, perhaps by an invitation. Whoever signs up with the address that the invitation was sent to is the one who asked:
 * the inquiry and our letters about it are theirs from then on. With another address it is a sign-up like any other.
 */
export async function signUpInvited(
  app: App,
  account: NewAccount,
  sender: Parameters<typeof signUp>[2],
  invitation: string,
): ReturnType<typeof signUp> {
  const signedUp = await signUp(app, account, sender);
  if (signedUp.ok && signedUp.created && invitation !== "") await join(app, invitation, account.email);
  return signedUp;
}

async function join(app: Pick<App, "db" | "now">, invitation: string, email: string) {
  const now = app.now();
  const at = now.toISOString();
  await app.db.transaction().execute(async (db) => {
    const user = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    const joined = await db
      .updateTable("inquiries")
      .set((eb) => ({ userId: user.id, joinedAt: at, updatedAt: at, version: eb("version", "+", 1) }))
      .where("id", "in", openInvitation(db, invitation, now).select("id").where("email", "=", email))
      .executeTakeFirst();
    if (joined.numUpdatedRows === 0n) return;
    await db
      .updateTable("emails")
      .set({ userId: user.id })
      .where("recipientAddress", "=", email)
      .where("kind", "in", inquiryLetters)
      .where("userId", "is", null)
      .execute();
  });
}
