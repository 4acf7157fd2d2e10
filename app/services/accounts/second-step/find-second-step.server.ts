import type { App } from "#app/app.server.ts";
import { readRecoveryCodes } from "./check-code.server.ts";

/** What the owner has set up; nothing while it is off. */
export async function findSecondStep(app: Pick<App, "db" | "auth">, userId: string) {
  const stored = await app.db
    .selectFrom("twoFactors")
    .select("backupCodes")
    .where("userId", "=", userId)
    .where("verified", "=", 1)
    .executeTakeFirst();
  if (!stored) return undefined;
  const passkeys = await app.db
    .selectFrom("passkeys")
    .select(["id", "name", "createdAt", "lastUsedAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return { codesLeft: (await readRecoveryCodes(app, stored.backupCodes)).length, passkeys };
}
