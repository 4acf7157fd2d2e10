import type { App } from "#app/app.server.ts";
import { foldedName } from "#app/domain/accounts/folded-name.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import type { PersonName } from "#app/domain/accounts/profile.ts";
import { recordOwnChange } from "#app/services/accounts/record-own-change.server.ts";

/** The name by which an admin's changes are told and their letters are addressed. */
export async function changeName(app: Pick<App, "db" | "now">, userId: string, name: PersonName) {
  const at = app.now().toISOString();
  await app.db.transaction().execute(async (db) => {
    await db
      .updateTable("users")
      .set({ ...name, name: fullName(name), foldedName: foldedName(name), updatedAt: at })
      .where("id", "=", userId)
      .execute();
    await recordOwnChange(db, { userId, words: "Changed the name", at });
  });
}
