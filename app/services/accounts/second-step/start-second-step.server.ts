import { isAPIError } from "better-auth/api";
import type { App } from "#app/app.server.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { countAttempt, forgiveAttempts } from "#app/services/accounts/limit-attempts.server.ts";

/** For the authenticator app: an otpauth address, with the secret in it. */
type Started = { ok: true; address: string } | Refusal;

const WRONG = refusal("wrong_password", "Current password is incorrect.", "currentPassword");
const ALREADY_ON = refusal("refused", "The second step is on already.");

/** Makes a new secret. Nothing is asked at sign-in until a first code has shown that the app has it. */
export async function startSecondStep(
  app: Pick<App, "db" | "auth" | "now">,
  userId: string,
  password: string,
  headers: Headers,
): Promise<Started> {
  const key = `second-step-start:user:${userId}`;
  const counted = await countAttempt(app, [{ key, attempts: 10, minutes: 15 }]);
  if (!counted.ok) return counted;
  try {
    const made = await app.auth.api.enableTwoFactor({ body: { password, method: "totp" }, headers });
    await forgiveAttempts(app, [key]);
    return made.method === "totp" ? { ok: true, address: made.totpURI } : ALREADY_ON;
  } catch (error) {
    if (!isAPIError(error) || error.status !== "BAD_REQUEST") throw error;
    return error.body?.code === "TOTP_ALREADY_ENABLED" ? ALREADY_ON : WRONG;
  }
}
