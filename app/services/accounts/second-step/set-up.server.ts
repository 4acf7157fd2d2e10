import { isAPIError } from "better-auth/api";
import type { App } from "#app/app.server.ts";
import { type Db, dropRows, findRow, getRow, setRows } from "#app/db/client.server.ts";
import type { TypedCode } from "#app/domain/accounts/second-step/typed-code.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { WRONG_PASSWORD } from "#app/services/accounts/change-password.server.ts";
import { countAttempt, forgiveAttempts } from "#app/services/accounts/limit-attempts.server.ts";
import { recordOwnChange } from "#app/services/accounts/record-own-change.server.ts";
import {
  claimStep,
  countCodeInSession,
  findStep,
  readRecoveryCodes,
  setupAddress,
  WRONG_CODE,
} from "./codes.server.ts";
import { proveAnew } from "./prove-second-step.server.ts";
import { queueSecondStepNews } from "./queue-second-step-news.server.ts";

/** What the owner has set up; nothing while it is off. */
export async function findSecondStep(app: Pick<App, "db" | "auth">, userId: string) {
  const stored = await findRow(app.db, "twoFactors", { userId, verified: 1 }, ["backupCodes"]);
  if (!stored) return undefined;
  const passkeys = await app.db
    .selectFrom("passkeys")
    .select(["id", "name", "createdAt", "lastUsedAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return { codesLeft: (await readRecoveryCodes(app, stored.backupCodes)).length, passkeys };
}

/** For the authenticator app: an otpauth address, with the secret in it. */
const ALREADY_ON = refusal("refused", "The second step is on already.");

/** Makes a new secret. Nothing is asked at sign-in until a first code has shown that the app has it. */
export async function startSecondStep(
  app: Pick<App, "db" | "auth" | "now">,
  userId: string,
  password: string,
  headers: Headers,
): Promise<Done<{ address: string }>> {
  const key = `second-step-start:user:${userId}`;
  const counted = await countAttempt(app, [{ key, attempts: 10, minutes: 15 }]);
  if (!counted.ok) return counted;
  try {
    const made = await app.auth.api.enableTwoFactor({ body: { password, method: "totp" }, headers });
    await forgiveAttempts(app, [key]);
    if (made.method !== "totp") return ALREADY_ON;
    // The library's own would say the name that the build ships.
    const { email } = await getRow(app.db, "users", { id: userId }, ["email"]);
    const address = await findSetupAddress(app, { id: userId, email });
    return address ? { ok: true, address } : NOT_STARTED;
  } catch (error) {
    if (!isAPIError(error) || error.status !== "BAD_REQUEST") throw error;
    return error.body?.code === "TOTP_ALREADY_ENABLED" ? ALREADY_ON : WRONG_PASSWORD;
  }
}

const NOT_STARTED = refusal("refused", "Please start again: this setup was finished or replaced.");

/** The first code turns the second step on. Other sessions end: whoever holds one has never proved it. */
export async function confirmSecondStep(
  app: Pick<App, "db" | "auth" | "now">,
  user: { id: string; sessionId: string },
  typed: TypedCode,
): Promise<Done<{ recoveryCodes: string[] }>> {
  const counted = await countCodeInSession(app, user);
  if (!counted.ok) return counted;
  const stored = await findUnconfirmed(app, user.id);
  if (!stored) return NOT_STARTED;
  const step = typed.kind === "app" ? await findStep(app, stored.secret, typed.code) : undefined;
  if (step === undefined) return WRONG_CODE;
  const recoveryCodes = await readRecoveryCodes(app, stored.backupCodes);
  const done = await app.db.transaction().execute(async (db) => {
    if (!(await claimStep(db, stored, step))) return false;
    const now = app.now();
    await setRows(db, "twoFactors", { id: stored.id }, { verified: 1 });
    await setRows(db, "users", { id: user.id }, { twoFactorEnabled: 1, updatedAt: now.toISOString() });
    await setRows(db, "sessions", { id: user.sessionId }, { secondStepAt: now.toISOString() });
    await db.deleteFrom("sessions").where("userId", "=", user.id).where("id", "<>", user.sessionId).execute();
    await queueSecondStepNews(db, user.id, { change: "on" }, now);
    await recordOwnChange(db, { userId: user.id, words: "Turned the second step on", at: now.toISOString() });
    return true;
  });
  if (!done) return NOT_STARTED;
  await counted.forgive();
  return { ok: true, recoveryCodes };
}

/** What the app has to be told once more, after a code that was not right. */
export async function findSetupAddress(app: Pick<App, "db" | "auth">, user: { id: string; email: string }) {
  const stored = await findUnconfirmed(app, user.id);
  return stored && setupAddress(app, stored.secret, user.email);
}

function findUnconfirmed(app: Pick<App, "db">, userId: string) {
  return findRow(app.db, "twoFactors", { userId, verified: 0 }, ["id", "secret", "backupCodes"]);
}

/** Ten new recovery codes; the older ones stop working. */
export async function renewRecoveryCodes(
  app: Pick<App, "db" | "auth" | "now">,
  userId: string,
  password: string,
  headers: Headers,
): Promise<Done<{ recoveryCodes: string[] }>> {
  const key = `recovery-codes:user:${userId}`;
  const counted = await countAttempt(app, [{ key, attempts: 10, minutes: 15 }]);
  if (!counted.ok) return counted;
  try {
    const { backupCodes } = await app.auth.api.generateBackupCodes({ body: { password }, headers });
    await forgiveAttempts(app, [key]);
    return { ok: true, recoveryCodes: backupCodes };
  } catch (error) {
    if (isAPIError(error) && error.status === "BAD_REQUEST") return WRONG_PASSWORD;
    throw error;
  }
}

/** Asks for a code however lately one was given: this is what a borrowed session would do first. */
export async function turnOffSecondStep(
  app: Pick<App, "db" | "auth" | "now">,
  user: { id: string; sessionId: string },
  code: string,
): Promise<Done> {
  const proved = await proveAnew(app, user, code);
  if (!proved.ok) return proved;
  await app.db.transaction().execute((db) => removeSecondStep(db, user.id, { actorId: user.id, now: app.now() }));
  return { ok: true };
}

type Forgotten = { ok: true } | { ok: false; reason: string };

/** For somebody at the machine, when the phone and the recovery codes are lost. */
export async function forgetSecondStep(app: Pick<App, "db" | "now">, email: string): Promise<Forgotten> {
  const address = email.trim().toLowerCase();
  return app.db.transaction().execute(async (db): Promise<Forgotten> => {
    const user = await findRow(db, "users", { email: address }, ["id", "twoFactorEnabled"]);
    if (user?.twoFactorEnabled !== 1) return { ok: false, reason: `${address} has no second step.` };
    await removeSecondStep(db, user.id, { actorId: null, now: app.now() });
    return { ok: true };
  });
}

/** Codes, recovery codes and passkeys together; their holder is told. */
export async function removeSecondStep(
  db: Db,
  userId: string,
  { actorId, now }: { actorId: string | null; now: Date },
) {
  await dropRows(db, "twoFactors", { userId });
  await dropRows(db, "passkeys", { userId });
  await setRows(db, "users", { id: userId }, { twoFactorEnabled: 0, updatedAt: now.toISOString() });
  await queueSecondStepNews(db, userId, { change: "off" }, now);
  await recordOwnChange(db, { userId, actorId, words: "Turned the second step off", at: now.toISOString() });
}
