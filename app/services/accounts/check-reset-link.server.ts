import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { LINK_SPENT } from "./reset-password.server.ts";

/**
 * Whether a reset link still works, so that nobody types a new password for one that does not. Asked of the table itself,
 * as the library keeps it: its own question would sweep up on the way, and to open a page must change nothing.
 */
export async function checkResetLink(app: Pick<App, "db" | "now">, token: string): Promise<{ ok: true } | Refusal> {
  const link = await app.db
    .selectFrom("verifications")
    .select("id")
    .where("identifier", "=", createHash("sha256").update(`reset-password:${token}`).digest("base64url"))
    .where("expiresAt", ">", app.now().toISOString())
    .executeTakeFirst();
  return link ? { ok: true } : refusal("expired", LINK_SPENT);
}
