import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { hashPassword } from "#app/auth/password-hashing.server.ts";
import { addRows, type Db, dropRows, setRows } from "#app/db/client.server.ts";
import { STAFF_INVITATION_DAYS } from "#app/domain/accounts/staff/staff-form.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { makeToken } from "#app/services/accounts/addresses/address-links.server.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { recordOwnChange } from "#app/services/accounts/record-own-change.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { openStaff } from "./list-staff.server.ts";

interface Invited {
  id: string;
  name: string;
  email: string;
}

/** Sends the link with which somebody sets their password, and ends the one before it. Only a hash is kept. */
export async function queueInvitation(app: Pick<App, "config" | "now">, db: Db, { id, name, email }: Invited) {
  const now = app.now();
  const invitation = { userId: id, purpose: "staff", address: email } as const;
  const token = await makeToken(db, now, invitation, { days: STAFF_INVITATION_DAYS, hashOf });
  const link = new URL("/join", app.config.siteUrl);
  link.searchParams.set("token", token);
  await queueEmail(db, {
    kind: "staff_invitation",
    to: { name, address: email },
    parameters: { link: link.href },
    userId: id,
    at: now.toISOString(),
  });
}

function hashOf(token: string) {
  return createHash("sha256")
    .update(`staff-invitation:${token.slice(0, 100)}`)
    .digest("base64url");
}

const SPENT = refusal("expired", "This invitation has expired or was already used. Ask the owner to invite you again.");

function invitations(db: Db, token: string, now: Date) {
  return openStaff(db)
    .innerJoin("addressLinks", "addressLinks.userId", "users.id")
    .where("purpose", "=", "staff")
    .where("tokenHash", "=", hashOf(token))
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now.toISOString());
}

/** Whom an invitation is for. To ask changes nothing: programs that check mails open every link in them. */
export async function findStaffInvitation({ db, now }: Pick<App, "db" | "now">, token: string) {
  const found = await invitations(db, token, now()).select(["firstName", "email"]).executeTakeFirst();
  return found ? { ok: true as const, ...found } : SPENT;
}

/** Sets the first password, once: whoever follows the link reads the mailbox, so the address is verified with it. */
export async function acceptInvitation(
  app: Pick<App, "db" | "now">,
  { token, newPassword }: { token: string; newPassword: string },
  sender: { ip: string },
): Promise<Done> {
  const counted = await countAttempt(app, [{ key: `join:sender:${sender.ip}`, attempts: 20, minutes: 60 }]);
  if (!counted.ok) return counted;
  if (!(await findStaffInvitation(app, token)).ok) return SPENT;
  const password = await hashPassword(newPassword);
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const user = await invitations(db, token, app.now()).select("users.id").executeTakeFirst();
    if (!user) return SPENT;
    const used = await db
      .updateTable("addressLinks")
      .set({ usedAt: at })
      .where("tokenHash", "=", hashOf(token))
      .where("usedAt", "is", null)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) return SPENT;
    await dropRows(db, "accounts", { userId: user.id });
    await addRows(db, "accounts", {
      id: `${user.id}-password`,
      accountId: user.id,
      providerId: "credential",
      userId: user.id,
      password,
      createdAt: at,
      updatedAt: at,
    });
    await setRows(db, "users", { id: user.id }, { emailVerified: 1, updatedAt: at });
    await recordOwnChange(db, { userId: user.id, words: "Followed the invitation and set a password", at });
    return { ok: true };
  });
}
