import type { App } from "#app/app.server.ts";
import { countAttempt, type TooMany } from "./limit-attempts.server.ts";

type ResetRequestResult = { ok: true } | { ok: false; status: 404; reason: string } | TooMany;

export async function requestPasswordReset(
  app: App,
  email: string,
  sender: { address: string },
): Promise<ResetRequestResult> {
  const counted = await countAttempt(app, [
    { key: `reset:email:${email}:from:${sender.address}`, attempts: 5, minutes: 60 },
    { key: `reset:email:${email}`, attempts: 20, minutes: 60 },
    { key: `reset:sender:${sender.address}`, attempts: 20, minutes: 60 },
  ]);
  if (!counted.ok) return counted;
  const user = await app.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  if (!user) return { ok: false, status: 404, reason: "No account found with this email." };
  await app.auth.api.requestPasswordReset({ body: { email } });
  return { ok: true };
}
