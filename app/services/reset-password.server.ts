import { isAPIError } from "better-auth/api";
import type { App } from "#app/app.server.ts";
import { TOO_MANY_ATTEMPTS, takeAttempt } from "./limit-attempts.server.ts";

type ResetResult = { ok: true } | { ok: false; status: 410 | 429; reason: string };

export const LINK_SPENT = "This link has expired or was already used. Please ask for a new one.";

interface NewPassword {
  token: string;
  newPassword: string;
}

/** Sets the password of whoever holds the e-mailed token, and ends that account's sessions everywhere. */
export async function resetPassword(app: App, form: NewPassword, sender: { address: string }): Promise<ResetResult> {
  const allowed = await takeAttempt(app, [{ key: `reset-use:sender:${sender.address}`, attempts: 20, minutes: 60 }]);
  if (!allowed) return { ok: false, status: 429, reason: TOO_MANY_ATTEMPTS };
  try {
    await app.auth.api.resetPassword({ body: form });
    return { ok: true };
  } catch (error) {
    if (isAPIError(error) && error.status === "BAD_REQUEST") return { ok: false, status: 410, reason: LINK_SPENT };
    throw error;
  }
}
