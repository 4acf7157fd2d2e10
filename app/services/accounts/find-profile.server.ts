import type { App } from "#app/app.server.ts";
import { profileFields } from "#app/domain/accounts/profile.ts";

export async function findProfile(app: Pick<App, "db">, userId: string) {
  return app.db
    .selectFrom("users")
    .select(["email", ...profileFields])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}
