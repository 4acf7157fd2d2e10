import type { App } from "#app/app.server.ts";
import { type Db, getRow, setRows } from "#app/db/client.server.ts";
import { profileFields } from "#app/domain/accounts/contact-details.ts";
import { foldedName, fullName } from "#app/domain/accounts/full-name.ts";
import type { PersonName, Profile } from "#app/domain/accounts/profile.ts";
import { recordOwnChange } from "./record-own-change.server.ts";

export async function findProfile(app: Pick<App, "db">, userId: string) {
  return getRow(app.db, "users", { id: userId }, ["email", ...profileFields]);
}

/** Writes a client's own details; the role, the address for signing in and the dates are not theirs to change here. */
export async function updateProfile(app: Pick<App, "db" | "now">, userId: string, profile: Profile) {
  await setRows(
    app.db,
    "users",
    { id: userId },
    {
      ...profile,
      name: fullName(profile),
      foldedName: foldedName(profile),
      updatedAt: app.now().toISOString(),
    },
  );
}

/** The name by which an admin's changes are told and their letters are addressed. */
export async function changeName(app: Pick<App, "db" | "now">, userId: string, name: PersonName) {
  const at = app.now().toISOString();
  await app.db.transaction().execute(async (db) => {
    await setRows(
      db,
      "users",
      { id: userId },
      { ...name, name: fullName(name), foldedName: foldedName(name), updatedAt: at },
    );
    await recordOwnChange(db, { userId, words: "Changed the name", at });
  });
}

/** Whom a mail to this account is addressed to, and what it calls them. */
export async function findRecipient(db: Db, userId: string) {
  const { firstName, lastName, email } = await getRow(db, "users", { id: userId }, ["firstName", "lastName", "email"]);
  return { name: fullName({ firstName, lastName }), address: email, firstName };
}
