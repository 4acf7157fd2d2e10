import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { type Db, getRow } from "#app/db/client.server.ts";
import type { NewAccount } from "#app/domain/accounts/sign-up.ts";
import { inquiryLetters } from "#app/domain/emails/email-kinds.ts";
import { INVITATION_SPENT, prefillOf } from "#app/domain/inquiries/invitation.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { signUp } from "#app/services/accounts/sign-up.server.ts";
import { handOverPhotos } from "./inquiry-photos.server.ts";

type Found = { ok: true; prefill: ReturnType<typeof prefillOf> } | Refusal;

/** What an invitation fills in. To ask changes nothing and signs nobody in: programs that check mails open every link. */
export async function findInvitation(app: Pick<App, "db" | "now">, token: string): Promise<Found> {
  const asker = await openInvitation(app.db, token, app.now())
    .select(["name", "email", "phoneNumber", "zipCode"])
    .executeTakeFirst();
  return asker ? { ok: true, prefill: prefillOf(asker) } : refusal("expired", INVITATION_SPENT);
}

/** Of an inquiry that is still open, not run out and not used. */
function openInvitation(db: Db, token: string, now: Date) {
  return db
    .selectFrom("inquiries")
    .where("invitationHash", "=", hashOfInvitation(token))
    .where("invitationEndsAt", ">", now.toISOString())
    .where("joinedAt", "is", null)
    .where("state", "=", "invited");
}

/** Only this is kept: who reads the table opens nothing. */
export function hashOfInvitation(token: string) {
  return createHash("sha256")
    .update(`invitation:${token.slice(0, 100)}`)
    .digest("base64url");
}

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
    const user = await getRow(db, "users", { email }, ["id"]);
    const joined = await db
      .updateTable("inquiries")
      .set((eb) => ({ userId: user.id, joinedAt: at, updatedAt: at, version: eb("version", "+", 1) }))
      .where("id", "in", openInvitation(db, invitation, now).select("id").where("email", "=", email))
      .returning("id")
      .execute();
    if (joined.length === 0) return;
    await handOverPhotos(
      db,
      joined.map(({ id }) => id),
      user.id,
    );
    await db
      .updateTable("emails")
      .set({ userId: user.id })
      .where("recipientAddress", "=", email)
      .where("kind", "in", inquiryLetters)
      .where("userId", "is", null)
      .execute();
  });
}
