import { verifyPassword } from "better-auth/crypto";
import type { App } from "#app/app.server.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { countAttempt, forgiveAttempts } from "./limit-attempts.server.ts";

/** Whether somebody who is signed in knows the password of their account: a borrowed device does not. */
export async function checkPassword(
  app: Pick<App, "db" | "now">,
  userId: string,
  password: string,
): Promise<{ ok: true } | Refusal> {
  const key = `check-password:user:${userId}`;
  const counted = await countAttempt(app, [{ key, attempts: 10, minutes: 15 }]);
  if (!counted.ok) return counted;
  const account = await app.db
    .selectFrom("accounts")
    .select("password")
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .executeTakeFirst();
  const known = await verifyPassword({ hash: account?.password ?? "", password }).catch(() => false);
  if (!known) return refusal("wrong_password", "Current password is incorrect.", "currentPassword");
  await forgiveAttempts(app, [key]);
  return { ok: true };
}
