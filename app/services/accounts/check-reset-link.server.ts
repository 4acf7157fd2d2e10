import type { App } from "#app/app.server.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { LINK_SPENT } from "./reset-password.server.ts";

/** Ours has 32 characters; what is longer is not worth a question. */
const LONGEST_TOKEN = 100;

/** Whether a reset link still works, so that nobody types a new password for one that does not. It uses nothing up. */
export async function checkResetLink(app: Pick<App, "auth" | "now">, token: string): Promise<{ ok: true } | Refusal> {
  if (token.length > LONGEST_TOKEN) return refusal("expired", LINK_SPENT);
  const { internalAdapter } = await app.auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return link && link.expiresAt > app.now() ? { ok: true } : refusal("expired", LINK_SPENT);
}
