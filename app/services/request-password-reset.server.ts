import type { App } from "#app/app.server.ts";
import { TOO_MANY_ATTEMPTS, takeAttempt } from "./limit-attempts.server.ts";

type ResetRequestResult = { ok: true } | { ok: false; status: 404 | 429; reason: string };

export async function requestPasswordReset(
  app: App,
  email: string,
  sender: { address: string },
): Promise<ResetRequestResult> {
  const allowed = await takeAttempt(app, [
    { key: `reset:email:${email}:from:${sender.address}`, attempts: 5, minutes: 60 },
    { key: `reset:email:${email}`, attempts: 20, minutes: 60 },
    { key: `reset:sender:${sender.address}`, attempts: 20, minutes: 60 },
  ]);
  if (!allowed) return { ok: false, status: 429, reason: TOO_MANY_ATTEMPTS };
  const user = await app.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  if (!user) return { ok: false, status: 404, reason: "No account found with this email." };
  await app.auth.api.requestPasswordReset({ body: { email } });
  return { ok: true };
}
