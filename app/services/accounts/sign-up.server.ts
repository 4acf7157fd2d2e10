import { isAPIError } from "better-auth/api";
import type { App } from "#app/app.server.ts";
import { findRow } from "#app/db/client.server.ts";
import { areaCookie } from "#app/domain/accounts/area-cookie.ts";
import { foldedName, fullName } from "#app/domain/accounts/full-name.ts";
import { CUSTOMER_ROLE, homeAreaOf, type Role } from "#app/domain/accounts/role.ts";
import type { NewAccount } from "#app/domain/accounts/sign-up.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { isOurs } from "#app/services/site/find-site.server.ts";
import { requestVerification } from "./addresses/own-address.server.ts";
import { hasCredential, queueInvitation, takeInvitation } from "./invitations/invite-client.server.ts";
import { rememberDevice } from "./known-device.server.ts";
import { countAttempt } from "./limit-attempts.server.ts";
import { closeSession, type Sender, signIn } from "./sign-in.server.ts";

/** Not created: the account was there already and the password was its own, so this was a sign-in. */
type SignUpResult = { ok: true; created: boolean; userId?: string; role: Role; cookies: string[] } | Refusal;

const TAKEN = refusal("refused", "An account with this email already exists. Please log in instead.", "email");

export async function signUp(app: App, account: NewAccount, sender: Sender): Promise<SignUpResult> {
  const counted = await countAttempt(app, [{ key: `sign-up:sender:${sender.ip}`, attempts: 20, minutes: 60 }]);
  if (!counted.ok) return counted;
  // What is sent to the house is nobody's to sign up for.
  if (await isOurs(app.db, account.email)) return TAKEN;
  try {
    const { headers, response } = await app.auth.api.signUpEmail({
      body: { ...account, name: fullName(account), foldedName: foldedName(account) },
      headers: sender.headers,
      returnHeaders: true,
    });
    await closeSession(app, sender.headers);
    await requestVerification(app, response.user.id);
    const device = await rememberDevice(app, account.email, sender.headers);
    const cookies = [...headers.getSetCookie(), device, areaCookie(homeAreaOf(CUSTOMER_ROLE), app.config.siteUrl)];
    return { ok: true, created: true, userId: response.user.id, role: CUSTOMER_ROLE, cookies };
  } catch (error) {
    if (!(await isTaken(app, error, account.email))) throw error;
    return signInInstead(app, account, sender);
  }
}

/** Two submissions at the same moment: the loser fails on the unique address, whatever the library calls it. */
async function isTaken(app: App, error: unknown, email: string) {
  if (!isAPIError(error)) return false;
  const row = await findRow(app.db, "users", { email }, ["id"]);
  return row !== undefined;
}

/** The form sent twice is the same person with the same password: let them in instead of telling them off. */
async function signInInstead(app: App, account: NewAccount, sender: Sender): Promise<SignUpResult> {
  const result = await signIn(app, account, sender);
  if (result.ok && !result.pending) return { ok: true, created: false, role: result.role, cookies: result.cookies };
  if (!result.ok && result.code === "too_many") return result;
  await inviteUnasked(app, account.email);
  return TAKEN;
}

/** The address of a client whom we entered: whoever reads its mailbox gets in by the link, and nobody else learns a thing. */
async function inviteUnasked(app: App, email: string) {
  const client = await app.db
    .selectFrom("users")
    .select(["id", "name", "email"])
    .where("email", "=", email)
    .where("role", "=", CUSTOMER_ROLE)
    .where("mergedInto", "is", null)
    .where((eb) => eb.not(hasCredential()))
    .executeTakeFirst();
  if (!client) return;
  const counted = await countAttempt(app, [{ key: `invite:user:${client.id}`, attempts: 3, minutes: 60 }]);
  if (counted.ok) await app.db.transaction().execute((db) => queueInvitation(app, db, client));
}

/** A sign-up by the invitation that a client of ours was sent: their row gets its password, and they are in. */
export async function signUpByInvitation(
  app: App,
  account: NewAccount,
  sender: Sender,
  token: string,
): Promise<SignUpResult> {
  const counted = await countAttempt(app, [{ key: `sign-up:sender:${sender.ip}`, attempts: 20, minutes: 60 }]);
  if (!counted.ok) return counted;
  const taken = await takeInvitation(app, account, token);
  if (!taken) return signUp(app, account, sender);
  if (!taken.ok) return taken;
  const result = await signIn(app, account, sender);
  return result.ok ? { ok: true, created: true, role: result.role, cookies: result.cookies } : result;
}
