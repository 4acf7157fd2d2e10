import { isAPIError } from "better-auth/api";
import type { App } from "#app/app.server.ts";
import { forgiveAttempts, TOO_MANY_ATTEMPTS, takeAttempt } from "./limit-attempts.server.ts";

type ChangeResult = { ok: true; cookies: string[] } | { ok: false; status: 401 | 429; reason: string };

interface Change {
  currentPassword: string;
  newPassword: string;
}

/** Checks the current password again, sets the new one and ends every other session of this account. */
export async function changePassword(
  app: App,
  user: { id: string },
  change: Change,
  headers: Headers,
): Promise<ChangeResult> {
  const key = `change-password:user:${user.id}`;
  if (!(await takeAttempt(app, [{ key, attempts: 10, minutes: 15 }]))) {
    return { ok: false, status: 429, reason: TOO_MANY_ATTEMPTS };
  }
  try {
    const result = await app.auth.api.changePassword({
      body: { ...change, revokeOtherSessions: true },
      headers,
      returnHeaders: true,
    });
    await forgiveAttempts(app, key);
    return { ok: true, cookies: result.headers.getSetCookie() };
  } catch (error) {
    if (isAPIError(error) && error.body?.code === "INVALID_PASSWORD") {
      return { ok: false, status: 401, reason: "Current password is incorrect." };
    }
    throw error;
  }
}
