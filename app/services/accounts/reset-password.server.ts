import { isAPIError } from "better-auth/api";
import type { App } from "#app/app.server.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { countAttempt } from "./limit-attempts.server.ts";

type ResetResult = { ok: true } | Refusal;

export const LINK_SPENT = "This link has expired or was already used. Please ask for a new one.";

interface NewPassword {
  token: string;
  newPassword: string;
}

/** Sets the password of whoever holds the e-mailed token, and ends that account's sessions everywhere. */
export async function resetPassword(app: App, form: NewPassword, sender: { ip: string }): Promise<ResetResult> {
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
