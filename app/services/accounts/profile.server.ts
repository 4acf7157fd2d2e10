import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { profileFields } from "#app/domain/accounts/contact-details.ts";
import { foldedName, fullName } from "#app/domain/accounts/full-name.ts";
import type { PersonName, Profile } from "#app/domain/accounts/profile.ts";
import { recordOwnChange } from "./record-own-change.server.ts";

export async function findProfile(app: Pick<App, "db">, userId: string) {
  return app.db
    .selectFrom("users")
    .select(["email", ...profileFields])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

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

/** Whom a mail to this account is addressed to, and what it calls them. */
export async function findRecipient(db: Db, userId: string) {
  const { firstName, lastName, email } = await db
    .selectFrom("users")
    .select(["firstName", "lastName", "email"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { name: fullName({ firstName, lastName }), address: email, firstName };
}
