import type { App } from "#app/app.server.ts";
import { hashPassword, verifyPassword } from "#app/auth/password-hashing.server.ts";
import { dropRows, findRow, getRow, setRows } from "#app/db/client.server.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { recordOwnChange } from "#app/services/accounts/record-own-change.server.ts";
import { endAddressChange, queuePasswordChanged } from "./follow-new-password.server.ts";
import { countAttempt, forgiveAttempts } from "./limit-attempts.server.ts";

/**
 * Checks the current password again, sets the new one, and ends every other session and every reset link of the account.
 * The old hash is part of the write: of two changes at once one is made, and the same change sent twice is made once.
 */
export async function changePassword(
  app: Pick<App, "db" | "now">,
  user: { id: string; sessionId: string },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Done> {
  const key = `change-password:user:${user.id}`;
  const counted = await countAttempt(app, [{ key, attempts: 10, minutes: 15 }]);
  if (!counted.ok) return counted;
  const current = await findPasswordHash(app, user.id);
  if (!(await verifyPassword({ hash: current, password: currentPassword }))) {
    return (await verifyPassword({ hash: current, password: newPassword })) ? { ok: true } : WRONG_PASSWORD;
  }
  const next = await hashPassword(newPassword);
  const changed = await app.db.transaction().execute(async (db) => {
    const written = await setRows(
      db,
      "accounts",
      { userId: user.id, providerId: "credential", password: current },
      { password: next, updatedAt: app.now().toISOString() },
    );
    if (written.numUpdatedRows === 0n) return false;
    await db.deleteFrom("sessions").where("userId", "=", user.id).where("id", "<>", user.sessionId).execute();
    await dropRows(db, "verifications", { value: user.id });
    await endAddressChange(db, user.id);
    const holder = await getRow(db, "users", { id: user.id }, ["id", "name", "email"]);
    await queuePasswordChanged(db, holder, app.now());
    await recordOwnChange(db, { userId: user.id, words: "Changed the password", at: app.now().toISOString() });
    return true;
  });
  if (!changed)
    return (await verifyPassword({ hash: await findPasswordHash(app, user.id), password: newPassword }))
      ? { ok: true }
      : WRONG_PASSWORD;
  await forgiveAttempts(app, [key]);
  return { ok: true };
}

export const WRONG_PASSWORD = refusal("wrong_password", "Current password is incorrect.", "currentPassword");

/** Whether somebody who is signed in knows the password of their account: a borrowed device does not. */
export async function checkPassword(
  app: Pick<App, "db" | "now">,
  userId: string,
  password: string,
  purpose = "check-password",
): Promise<Done> {
  const key = `${purpose}:user:${userId}`;
  const counted = await countAttempt(app, [{ key, attempts: 10, minutes: 15 }]);
  if (!counted.ok) return counted;
  const hash = await findPasswordHash(app, userId);
  const known = await verifyPassword({ hash, password }).catch(() => false);
  if (!known) return WRONG_PASSWORD;
  await forgiveAttempts(app, [key]);
  return { ok: true };
}

async function findPasswordHash(app: Pick<App, "db">, userId: string) {
  const account = await findRow(app.db, "accounts", { userId, providerId: "credential" }, ["password"]);
  return account?.password ?? "";
}
