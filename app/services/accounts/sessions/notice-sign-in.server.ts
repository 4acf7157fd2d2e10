import type { App } from "#app/app.server.ts";
import { may, type Role } from "#app/domain/accounts/role.ts";
import { deviceName } from "#app/domain/accounts/sessions/device-name.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

interface SignIn {
  email: string;
  role: Role;
  /** The account has signed in on this device before. */
  isKnownDevice: boolean;
  userAgent: string | null;
}

/** Tells somebody who runs the business of a sign-in on a new device; the first of an account is no news to its holder. */
export async function noticeSignIn(app: Pick<App, "db" | "now">, { email, role, isKnownDevice, userAgent }: SignIn) {
  if (!may(role, "manage")) return;
  const at = app.now().toISOString();
  await app.db.transaction().execute(async (db) => {
    const first = await db
      .updateTable("users")
      .set({ firstSignInAt: at })
      .where("email", "=", email)
      .where("firstSignInAt", "is", null)
      .executeTakeFirst();
    if (isKnownDevice || first.numUpdatedRows > 0n) return;
    const { id, name } = await db
      .selectFrom("users")
      .select(["id", "name"])
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const parameters = { at, device: deviceName(userAgent) };
    await queueEmail(db, { kind: "new_sign_in", to: { name, address: email }, parameters, userId: id, at });
  });
}
