import type { App } from "#app/app.server.ts";
import { foldedName } from "#app/domain/accounts/folded-name.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import type { Profile } from "#app/domain/accounts/profile.ts";

/** Writes a client's own details; the role, the address for signing in and the dates are not theirs to change here. */
export async function updateProfile(app: Pick<App, "db" | "now">, userId: string, profile: Profile) {
  await app.db
    .updateTable("users")
    .set({
      ...profile,
      name: fullName(profile),
      foldedName: foldedName(profile),
      updatedAt: app.now().toISOString(),
    })
    .where("id", "=", userId)
    .execute();
}
