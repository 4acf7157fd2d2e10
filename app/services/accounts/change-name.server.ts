import type { App } from "#app/app.server.ts";
import { foldedName } from "#app/domain/accounts/folded-name.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import type { PersonName } from "#app/domain/accounts/profile.ts";

/** The name by which an admin's changes are told and their letters are addressed. */
export async function changeName(app: Pick<App, "db" | "now">, userId: string, name: PersonName) {
  await app.db
    .updateTable("users")
    .set({ ...name, name: fullName(name), foldedName: foldedName(name), updatedAt: app.now().toISOString() })
    .where("id", "=", userId)
    .execute();
}
