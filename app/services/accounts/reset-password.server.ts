import { createHash, randomBytes } from "node:crypto";
import { isAPIError } from "better-auth/api";
import type { App } from "#app/app.server.ts";
import { dropRows } from "#app/db/client.server.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { hasCredential } from "./invitations/invite-client.server.ts";
import { knownDevice } from "./known-device.server.ts";
import { countAttempt } from "./limit-attempts.server.ts";

const LINK_LIFE_MS = 60 * 60_000;

/**
 * Makes the token ourselves: the library's own function answers "sent" even when its e-mail could not be written. A token
 * without its e-mail, should the process end between the two, is known to nobody and runs out.
 */
export async function requestPasswordReset(
  app: App,
  email: string,
  sender: { ip: string; headers: Headers },
): Promise<Done> {
  const device = await knownDevice(app, email, sender.headers);
  const place = device ? `on:${device}` : `from:${sender.ip}`;
  const own = { key: `reset:email:${email}:${place}`, attempts: 5, minutes: 60 };
  const shared = [
    { key: `reset:sender:${sender.ip}`, attempts: 20, minutes: 60 },
    { key: `reset:email:${email}`, attempts: 20, minutes: 60 },
  ];
  const counted = await countAttempt(app, device ? [own] : [own, ...shared]);
  if (!counted.ok) return counted;
  const user = await app.db
    .selectFrom("users")
    .select(["id", "name", "email", "role", "duty"])
    .where("email", "=", email)
    .where(hasCredential())
    .where("mergedInto", "is", null)
    .executeTakeFirst();
  // The account of somebody who no longer works here is closed, whatever mailbox they still read.
  if (!user || (user.role === "admin" && user.duty === null))
    return refusal("missing", "No account found with this email.", "email");
  const token = randomBytes(24).toString("base64url");
  const now = app.now();
  const { internalAdapter } = await app.auth.$context;
  await dropRows(app.db, "verifications", { value: user.id });
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: user.id,
    expiresAt: new Date(now.getTime() + LINK_LIFE_MS),
  });
  const link = new URL("/reset-password", app.config.siteUrl);
  link.searchParams.set("token", token);
  await queueEmail(app.db, {
    kind: "password_reset",
    to: { name: user.name, address: user.email },
    parameters: { link: link.href },
    userId: user.id,
    at: now.toISOString(),
  });
  return { ok: true };
}

/**
 * Whether a reset link still works, so that nobody types a new password for one that does not. Asked of the table itself,
 * as the library keeps it: its own question would sweep up on the way, and to open a page must change nothing.
 */
export async function checkResetLink(app: Pick<App, "db" | "now">, token: string): Promise<Done> {
  const link = await app.db
    .selectFrom("verifications")
    .select("id")
    .where("identifier", "=", createHash("sha256").update(`reset-password:${token}`).digest("base64url"))
    .where("expiresAt", ">", app.now().toISOString())
    .executeTakeFirst();
  return link ? { ok: true } : refusal("expired", LINK_SPENT);
}

const LINK_SPENT = "This link has expired or was already used. Please ask for a new one.";

/** Sets the password of whoever holds the e-mailed token, and ends that account's sessions everywhere. */
export async function resetPassword(
  app: App,
  form: { token: string; newPassword: string },
  sender: { ip: string },
): Promise<Done> {
  const counted = await countAttempt(app, [{ key: `reset-use:sender:${sender.ip}`, attempts: 20, minutes: 60 }]);
  if (!counted.ok) return counted;
  try {
    await app.auth.api.resetPassword({ body: form });
    return { ok: true };
  } catch (error) {
    if (isAPIError(error) && error.status === "BAD_REQUEST") return refusal("expired", LINK_SPENT);
    throw error;
  }
}
