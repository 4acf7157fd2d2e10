import type { App } from "#app/app.server.ts";
import { verifyPassword } from "#app/auth/password-hashing.server.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { countAttempt, forgiveAttempts } from "./limit-attempts.server.ts";

export const WRONG_PASSWORD = refusal("wrong_password", "Current password is incorrect.", "currentPassword");

/** Whether somebody who is signed in knows the password of their account: a borrowed device does not. */
export async function checkPassword(
  app: Pick<App, "db" | "now">,
  userId: string,
  password: string,
  purpose = "check-password",
): Promise<Done> {
  const key = `${purpose}:user:${userId}`;
  const counted = await countAttempt(app, [{ key, attempts: 10, minutes: 15 }]);
  if (!counted.ok) return counted;
  const hash = await findPasswordHash(app, userId);
  const known = await verifyPassword({ hash, password }).catch(() => false);
  if (!known) return WRONG_PASSWORD;
  await forgiveAttempts(app, [key]);
  return { ok: true };
}

export async function findPasswordHash(app: Pick<App, "db">, userId: string) {
  const account = await app.db
    .selectFrom("accounts")
    .select("password")
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .executeTakeFirst();
  return account?.password ?? "";
}
