import { createHash } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { hashPassword } from "#app/auth/password-hashing.server.ts";
import { addRows, type Db, setRows } from "#app/db/client.server.ts";
import { foldedName, fullName } from "#app/domain/accounts/full-name.ts";
import { CUSTOMER_ROLE } from "#app/domain/accounts/role.ts";
import { CLIENT_INVITATION_DAYS, CLIENT_INVITATION_PARAM, type NewAccount } from "#app/domain/accounts/sign-up.ts";
import { hasAddress } from "#app/domain/emails/no-address.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { makeToken } from "#app/services/accounts/addresses/address-links.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";

type Place = Pick<App, "config" | "db" | "now">;

const SPENT = refusal(
  "expired",
  "This invitation has been used or has run out. Log in if you have an account, or ask us for a new one.",
);

/** Invites a client without an account to make one of the row that we keep. A newer invitation ends the older. */
export function inviteClient(
  app: Place,
  { userId, actorId, formKey }: { userId: string; actorId: string; formKey: string | undefined },
): Promise<Done> {
  return makeOnce(app, { userId: actorId, purpose: "invite-client", key: formKey }, async (db): Promise<Done> => {
    const client = await findUninvited(db, userId);
    if (!client) return refusal("missing", "Customer not found.");
    if (client.hasAccount) return refusal("refused", `${client.name} has an account already.`);
    if (!hasAddress(client.email))
      return refusal("refused", "They have no e-mail address, so there is nowhere to send an invitation.");
    await queueInvitation(app, db, client);
    const at = app.now().toISOString();
    const words = "Invited the client to the portal";
    await recordAudit(db, { actorId, at, kind: "changed", subject: "customer", subjectId: userId, words });
    return { ok: true };
  });
}

async function findUninvited(db: Db, userId: string) {
  const client = await db
    .selectFrom("users")
    .select(["id", "name", "email", hasCredential().as("hasAccount")])
    .where("id", "=", userId)
    .where("role", "=", CUSTOMER_ROLE)
    .where("mergedInto", "is", null)
    .executeTakeFirst();
  return client && { ...client, hasAccount: Boolean(client.hasAccount) };
}

/** Whether somebody can log in: a client whom we entered has a row and no password. */
export function hasCredential() {
  return sql<SqlBool>`exists (select 1 from "accounts" where "accounts"."userId" = "users"."id" and "accounts"."providerId" = 'credential')`;
}

/** Called inside the transaction of what it follows from. Only a hash is kept: who reads the table opens nothing. */
export async function queueInvitation(
  app: Pick<App, "config" | "now">,
  db: Db,
  { id: userId, name, email }: { id: string; name: string; email: string },
) {
  const now = app.now();
  const invitation = { userId, purpose: "invite", address: email } as const;
  const token = await makeToken(db, now, invitation, { days: CLIENT_INVITATION_DAYS, hashOf });
  const link = new URL("/sign-up", app.config.siteUrl);
  link.searchParams.set(CLIENT_INVITATION_PARAM, token);
  const to = { name, address: email };
  await queueEmail(db, {
    kind: "client_invitation",
    to,
    parameters: { link: link.href },
    userId,
    at: now.toISOString(),
  });
}

function hashOf(token: string) {
  return createHash("sha256")
    .update(`client-invitation:${token.slice(0, 100)}`)
    .digest("base64url");
}

/** The client whom an open invitation was sent to, at the address that they still have. */
function openInvitation(db: Db, token: string, now: Date) {
  return db
    .selectFrom("addressLinks")
    .innerJoin("users", "users.id", "addressLinks.userId")
    .where("purpose", "=", "invite")
    .where("tokenHash", "=", hashOf(token))
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now.toISOString())
    .whereRef("address", "=", "users.email")
    .where("role", "=", CUSTOMER_ROLE)
    .where("mergedInto", "is", null);
}

const prefilled = ["firstName", "lastName", "phoneNumber", "email", "street", "city", "state", "zipCode"] as const;

type Found = { ok: true; prefill: Record<(typeof prefilled)[number], string> } | Refusal;

/** What the sign-up page fills in. To ask changes nothing: programs that check mails open every link in them. */
export async function findClientInvitation(app: Pick<App, "db" | "now">, token: string): Promise<Found> {
  const prefill = await openInvitation(app.db, token, app.now()).select(prefilled).executeTakeFirst();
  return prefill ? { ok: true, prefill } : SPENT;
}

/**
 * Gives the row that we keep a password: who holds the link reads the mailbox, so the address is verified too. Answers
 * nothing where the link is spent, and the sign-up is then one like any other.
 */
export async function takeInvitation(app: Place, account: NewAccount, token: string): Promise<Done | undefined> {
  const { password, ...details } = account;
  const invited = await openInvitation(app.db, token, app.now()).select("users.email").executeTakeFirst();
  if (!invited) return undefined;
  if (invited.email !== account.email)
    return refusal(
      "refused",
      `This invitation is for ${invited.email}. Please sign up with that address; you can change it afterwards.`,
      "email",
    );
  const hash = await hashPassword(password);
  return app.db.transaction().execute(async (db): Promise<Done | undefined> => {
    const at = app.now().toISOString();
    const used = await db
      .updateTable("addressLinks")
      .set({ usedAt: at })
      .where("tokenHash", "=", hashOf(token))
      .where("userId", "in", openInvitation(db, token, app.now()).select("users.id"))
      .returning("userId")
      .executeTakeFirst();
    if (!used) return undefined;
    const id = used.userId;
    const client = await findUninvited(db, id);
    if (!client || client.hasAccount) return undefined;
    const names = { name: fullName(details), foldedName: foldedName(details) };
    await setRows(db, "users", { id }, { ...details, ...names, emailVerified: 1, updatedAt: at });
    const credential = { id: `${id}-password`, accountId: id, providerId: "credential", userId: id, password: hash };
    await addRows(db, "accounts", { ...credential, createdAt: at, updatedAt: at });
    return { ok: true };
  });
}
