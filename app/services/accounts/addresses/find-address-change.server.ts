import type { App } from "#app/app.server.ts";

/** The address that an account has asked for and that waits for its link to be opened. */
export async function findAddressChange(app: Pick<App, "db" | "now">, userId: string) {
  const link = await app.db
    .selectFrom("addressLinks")
    .select(["address", "createdAt as askedAt"])
    .where("userId", "=", userId)
    .where("purpose", "=", "change")
    .where("usedAt", "is", null)
    .where("expiresAt", ">", app.now().toISOString())
    .executeTakeFirst();
  return link ?? null;
}
