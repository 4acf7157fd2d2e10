import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import type { App } from "#app/app.server.ts";
import { dropRows, findRow, setRows } from "#app/db/client.server.ts";
import { isCommonPassword } from "#app/domain/accounts/common-passwords.ts";
import { isEmailAddress } from "#app/domain/accounts/contact-checks.ts";
import { UNNAMED } from "#app/domain/accounts/full-name.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_TOO_WEAK } from "#app/domain/accounts/password-change.ts";
import { CUSTOMER_ROLE, OWNER_ROLE, rolesThatMay } from "#app/domain/accounts/role.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { addAccount } from "./add-account.server.ts";
import { endAddressChange } from "./follow-new-password.server.ts";
import { removeSecondStep } from "./second-step/set-up.server.ts";
import { giveUpTasks, isLastOwner, lockStaff, MUST_BE_OWNER } from "./staff/list-staff.server.ts";

type MakeAdminResult =
  | { ok: true; created: boolean }
  /** The account is a customer's: only who says so may take it over. */
  | { ok: false; reason: string; isClient?: true };

/** Makes this address an owner's, with this password, making the account if there is none. */
export async function makeAdmin(
  app: Pick<App, "db" | "now">,
  email: string,
  password: string,
  { evenClient = false }: { evenClient?: boolean } = {},
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
  return app.db.transaction().execute(async (db): Promise<MakeAdminResult> => {
    const user = await findRow(db, "users", { email: address }, ["id", "role"]);
    if (!user) {
      const blank = { phoneNumber: "", street: "", city: "", state: "", zipCode: "" };
      const details = {
        id: randomUUID(),
        email: address,
        ...UNNAMED,
        role: OWNER_ROLE,
        duty: "owner",
        createdAt: now,
      };
      await addAccount(db, { ...details, ...blank }, hash);
      await recordAudit(db, { ...byCommand, at: now, subjectId: details.id, words: "Made an admin by npm run admin" });
      return { ok: true, created: true };
    }
    if (isCustomer(user.role) && !evenClient) return { ok: false, isClient: true, reason: clientReason(address) };
    await setRows(db, "users", { id: user.id }, { role: OWNER_ROLE, duty: "owner", updatedAt: now });
    await setRows(db, "accounts", { userId: user.id, providerId: "credential" }, { password: hash, updatedAt: now });
    await dropRows(db, "sessions", { userId: user.id });
    await dropRows(db, "verifications", { value: user.id });
    await endAddressChange(db, user.id);
    const words =
      user.role === OWNER_ROLE ? "Got a new password by npm run admin" : "A client made an admin by npm run admin";
    await recordAudit(db, { ...byCommand, at: now, subjectId: user.id, words });
    return { ok: true, created: false };
  });
}

const byCommand = { actorId: null, kind: "changed", subject: "account" } as const;

function isCustomer(role: string | null) {
  return rolesThatMay("order").some((known) => known === role);
}

function clientReason(address: string) {
  return `${address} is a client. As an admin they would lose their own portal and get a new password.`;
}

type RevokeResult = { ok: true } | { ok: false; reason: string };

/** Takes the admin's role back: the account is a client's from then on, and is signed out everywhere. */
export async function revokeAdmin(app: Pick<App, "db" | "now">, email: string): Promise<RevokeResult> {
  const address = email.trim().toLowerCase();
  return app.db.transaction().execute(async (db): Promise<RevokeResult> => {
    await lockStaff(db);
    const admin = await findRow(db, "users", { role: OWNER_ROLE, email: address }, ["id", "duty", "twoFactorEnabled"]);
    if (!admin) return { ok: false, reason: `${address} is not an admin.` };
    if (admin.duty === "owner" && (await isLastOwner(db, admin.id))) return MUST_BE_OWNER;
    const now = app.now().toISOString();
    await setRows(
      db,
      "users",
      { id: admin.id },
      { role: CUSTOMER_ROLE, duty: null, initials: "", calendar: null, summaryAt: null, updatedAt: now },
    );
    await dropRows(db, "sessions", { userId: admin.id });
    await giveUpTasks(db, admin.id);
    // Only owners have a page on which it could be changed or turned off.
    if (admin.twoFactorEnabled === 1) await removeSecondStep(db, admin.id, { actorId: null, now: app.now() });
    const words = "No longer an admin, by npm run admin --revoke";
    await recordAudit(db, { actorId: null, at: now, kind: "changed", subject: "account", subjectId: admin.id, words });
    return { ok: true };
  });
}
