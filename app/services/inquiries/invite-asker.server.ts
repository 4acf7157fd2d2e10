import { randomBytes } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { INVITATION_DAYS, INVITATION_PARAM } from "#app/domain/inquiries/invitation.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { actOnInquiry, type SeenInquiry } from "./act-on-inquiry.server.ts";
import { hashOfInvitation } from "./invitation.server.ts";

interface Invitation extends SeenInquiry {
  actorId: string;
  formKey: string | undefined;
}

/** Sends a link to a sign-up page on which what we know is filled in. A newer one ends the older. */
export async function inviteAsker(
  app: Pick<App, "config" | "db" | "now">,
  { actorId, formKey, ...seen }: Invitation,
): Promise<{ ok: true } | Refusal> {
  const now = app.now();
  const at = now.toISOString();
  const token = randomBytes(24).toString("base64url");
  const link = new URL("/sign-up", app.config.siteUrl);
  link.searchParams.set(INVITATION_PARAM, token);
  return makeOnce(app, { userId: actorId, purpose: "invite-asker", key: formKey }, async (db) => {
    const acted = await actOnInquiry(db, { ...seen, act: "invite", at }, () => ({
      invitedAt: at,
      invitationHash: hashOfInvitation(token),
      invitationEndsAt: new Date(now.getTime() + INVITATION_DAYS * 24 * 60 * 60_000).toISOString(),
    }));
    if (!acted.ok) return acted;
    const { userId, name, email } = acted.inquiry;
    const to = { name, address: email };
    await queueEmail(db, { kind: "inquiry_invitation", to, parameters: { link: link.href }, userId, at });
    return { ok: true };
  });
}
