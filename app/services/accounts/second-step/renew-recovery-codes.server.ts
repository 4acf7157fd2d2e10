import { isAPIError } from "better-auth/api";
import type { App } from "#app/app.server.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { countAttempt, forgiveAttempts } from "#app/services/accounts/limit-attempts.server.ts";

type Renewed = { ok: true; recoveryCodes: string[] } | Refusal;

const WRONG = refusal("wrong_password", "Current password is incorrect.", "currentPassword");

/** Ten new recovery codes; the older ones stop working. */
export async function renewRecoveryCodes(
  app: Pick<App, "db" | "auth" | "now">,
  userId: string,
  password: string,
  headers: Headers,
): Promise<Renewed> {
  const key = `recovery-codes:user:${userId}`;
  const counted = await countAttempt(app, [{ key, attempts: 10, minutes: 15 }]);
  if (!counted.ok) return counted;
  try {
    const { backupCodes } = await app.auth.api.generateBackupCodes({ body: { password }, headers });
    await forgiveAttempts(app, [key]);
    return { ok: true, recoveryCodes: backupCodes };
  } catch (error) {
    if (isAPIError(error) && error.status === "BAD_REQUEST") return WRONG;
    throw error;
  }
}
