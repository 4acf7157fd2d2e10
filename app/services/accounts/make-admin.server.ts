import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import type { App } from "#app/app.server.ts";
import { isCommonPassword } from "#app/domain/accounts/common-passwords.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_TOO_WEAK } from "#app/domain/accounts/password-length.ts";
import { OWNER_ROLE } from "#app/domain/accounts/role.ts";
import { isEmailAddress } from "#app/domain/accounts/sign-up.ts";
import { addAccount } from "./add-account.server.ts";

type MakeAdminResult = { ok: true; created: boolean } | { ok: false; reason: string };

/** Gives this address the admin's role and password, making the account if there is none. */
export async function makeAdmin(
  app: Pick<App, "db" | "now">,
  email: string,
  password: string,
): Promise<MakeAdminResult> {
  const address = email.trim().toLowerCase();
  if (!isEmailAddress(address)) return { ok: false, reason: "Please enter a valid email address." };
  if (password.length < PASSWORD_MIN_LENGTH) {
    return { ok: false, reason: `Password should be at least ${PASSWORD_MIN_LENGTH} characters long.` };
  }
  if (password.length > PASSWORD_MAX_LENGTH) {
    return { ok: false, reason: `Password should be at most ${PASSWORD_MAX_LENGTH} characters long.` };
  }
  if (isCommonPassword(password)) return { ok: false, reason: PASSWORD_TOO_WEAK };
  const hash = await hashPassword(password);
  const now = app.now().toISOString();
  return app.db.transaction().execute(async (db) => {
    const user = await db.selectFrom("users").select("id").where("email", "=", address).executeTakeFirst();
    if (!user) {
      const blank = { phoneNumber: "", street: "", city: "", state: "", zipCode: "" };
      const details = {
        id: randomUUID(),
        email: address,
        firstName: "Owner",
        lastName: "",
        role: OWNER_ROLE,
        createdAt: now,
      };
      await addAccount(db, { ...details, ...blank }, hash);
      return { ok: true, created: true };
    }
    await db.updateTable("users").set({ role: OWNER_ROLE, updatedAt: now }).where("id", "=", user.id).execute();
    await db
      .updateTable("accounts")
      .set({ password: hash, updatedAt: now })
      .where("userId", "=", user.id)
      .where("providerId", "=", "credential")
      .execute();
    await db.deleteFrom("sessions").where("userId", "=", user.id).execute();
    await db.deleteFrom("verifications").where("value", "=", user.id).execute();
    return { ok: true, created: false };
  });
}
