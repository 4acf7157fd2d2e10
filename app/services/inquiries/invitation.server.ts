import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { INVITATION_SPENT, prefillOf } from "#app/domain/inquiries/invitation.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";

type Found = { ok: true; prefill: ReturnType<typeof prefillOf> } | Refusal;

/** What an invitation fills in. To ask changes nothing and signs nobody in: programs that check mails open every link. */
export async function findInvitation(app: Pick<App, "db" | "now">, token: string): Promise<Found> {
  const asker = await openInvitation(app.db, token, app.now())
    .select(["name", "email", "phoneNumber", "zipCode"])
    .executeTakeFirst();
  return asker ? { ok: true, prefill: prefillOf(asker) } : refusal("expired", INVITATION_SPENT);
}

/** Of an inquiry that is still open, not run out and not used. */
export function openInvitation(db: Db, token: string, now: Date) {
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
