import { randomBytes } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { knownDevice } from "./known-device.server.ts";
import { countAttempt } from "./limit-attempts.server.ts";

type ResetRequestResult = { ok: true } | Refusal;

const LINK_LIFE_MS = 60 * 60_000;

/**
 * Makes the token ourselves: the library's own function answers "sent" even when its e-mail could not be written. A token
 * without its e-mail, should the process end between the two, is known to nobody and runs out.
 */
export async function requestPasswordReset(
  app: App,
  email: string,
  sender: { ip: string; headers: Headers },
): Promise<ResetRequestResult> {
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
    .select(["id", "name", "email"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (!user) return refusal("missing", "No account found with this email.", "email");
  const token = randomBytes(24).toString("base64url");
  const now = app.now();
  const { internalAdapter } = await app.auth.$context;
  await app.db.deleteFrom("verifications").where("value", "=", user.id).execute();
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
