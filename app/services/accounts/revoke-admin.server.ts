import type { App } from "#app/app.server.ts";
import { CUSTOMER_ROLE, OWNER_ROLE } from "#app/domain/accounts/role.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { removeSecondStep } from "./second-step/forget-second-step.server.ts";

type RevokeResult = { ok: true } | { ok: false; reason: string };

/** Takes the admin's role back: the account is a client's from then on, and is signed out everywhere. */
export async function revokeAdmin(app: Pick<App, "db" | "now">, email: string): Promise<RevokeResult> {
  const address = email.trim().toLowerCase();
  return app.db.transaction().execute(async (db): Promise<RevokeResult> => {
    const admins = await db
      .selectFrom("users")
      .select(["id", "email", "twoFactorEnabled"])
      .where("role", "=", OWNER_ROLE)
      .execute();
    const admin = admins.find((one) => one.email === address);
    if (!admin) return { ok: false, reason: `${address} is not an admin.` };
    if (admins.length === 1) {
      return { ok: false, reason: `${address} is the only admin. Make another one first.` };
    }
    const now = app.now().toISOString();
    await db.updateTable("users").set({ role: CUSTOMER_ROLE, updatedAt: now }).where("id", "=", admin.id).execute();
    await db.deleteFrom("sessions").where("userId", "=", admin.id).execute();
    // Only owners have a page on which it could be changed or turned off.
    if (admin.twoFactorEnabled === 1) await removeSecondStep(db, admin.id, { actorId: null, now: app.now() });
    const words = "No longer an admin, by npm run admin --revoke";
    await recordAudit(db, { actorId: null, at: now, kind: "changed", subject: "account", subjectId: admin.id, words });
    return { ok: true };
  });
}
