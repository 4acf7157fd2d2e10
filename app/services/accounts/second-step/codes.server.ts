import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { Secret, TOTP } from "otpauth";
import type { App } from "#app/app.server.ts";
import { type Db, findRow, getRow, setRows } from "#app/db/client.server.ts";
import { SECOND_STEP_FIELD, type TypedCode } from "#app/domain/accounts/second-step/typed-code.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { knownDevice } from "#app/services/accounts/known-device.server.ts";
import { countAttempt, forgiveAttempts } from "#app/services/accounts/limit-attempts.server.ts";
import type { Sender } from "#app/services/accounts/sign-in.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { queueSecondStepNews } from "./queue-second-step-news.server.ts";

export const WRONG_CODE = refusal(
  "second_step",
  "That code is not right, or was used already. Please enter the newest one.",
  SECOND_STEP_FIELD,
);

/** Takes a code of an account whose second step is set up. One that was taken does not work again. */
export async function takeCode(app: Pick<App, "db" | "auth" | "now">, userId: string, typed: TypedCode): Promise<Done> {
  const stored = await findRow(app.db, "twoFactors", { userId, verified: 1 });
  if (!stored) return WRONG_CODE;
  const take = typed.kind === "app" ? takeAppCode : takeRecoveryCode;
  return (await take(app, stored, typed.code)) ? { ok: true } : WRONG_CODE;
}

interface Stored {
  id: string;
  userId: string;
  secret: string;
  backupCodes: string;
}

/** Of two who send the same code at once, one gets in: the write asks again whether it is still unused. */
async function takeAppCode(app: Pick<App, "db" | "auth" | "now">, stored: Stored, code: string) {
  const step = await findStep(app, stored.secret, code);
  return step !== undefined && (await claimStep(app.db, stored, step));
}

export async function claimStep(db: Db, { id, secret }: Pick<Stored, "id" | "secret">, step: number) {
  const { numUpdatedRows } = await db
    .updateTable("twoFactors")
    .set({ lastStep: step })
    .where("id", "=", id)
    .where("secret", "=", secret)
    .where((row) => row.or([row("lastStep", "is", null), row("lastStep", "<", step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The half minute that this code belongs to: the present one, or its neighbor where the two clocks differ a little. */
export async function findStep(app: Pick<App, "auth" | "now">, encrypted: string, code: string) {
  const totp = new TOTP({ secret: await readSecret(app, encrypted) });
  const timestamp = app.now().getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** What the app has to be told. */
export async function setupAddress(app: Pick<App, "auth" | "db">, encrypted: string, email: string) {
  const { business } = (await findSite(app.db)).facts;
  return new TOTP({ issuer: business.shortName, label: email, secret: await readSecret(app, encrypted) }).toString();
}

/** The account library keeps the secret as letters, and the letters' bytes are the key. */
async function readSecret(app: Pick<App, "auth">, encrypted: string) {
  return Secret.fromUTF8(await decrypt(app, encrypted));
}

async function takeRecoveryCode(app: Pick<App, "db" | "auth" | "now">, stored: Stored, code: string) {
  const codes = await readRecoveryCodes(app, stored.backupCodes);
  if (!codes.includes(code)) return false;
  const left = codes.filter((one) => one !== code);
  const { secretConfig } = await app.auth.$context;
  const backupCodes = await symmetricEncrypt({ key: secretConfig, data: JSON.stringify(left) });
  return app.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await setRows(
      db,
      "twoFactors",
      { id: stored.id, backupCodes: stored.backupCodes },
      { backupCodes },
    );
    if (numUpdatedRows === 0n) return false;
    await queueSecondStepNews(db, stored.userId, { change: "recovery_code", codes_left: left.length }, app.now());
    return true;
  });
}

export async function readRecoveryCodes(app: Pick<App, "auth">, encrypted: string): Promise<string[]> {
  return JSON.parse(await decrypt(app, encrypted));
}

async function decrypt(app: Pick<App, "auth">, data: string) {
  const { secretConfig } = await app.auth.$context;
  return symmetricDecrypt({ key: secretConfig, data });
}

const DAY = 24 * 60;

/**
 * Counts a code that is tried at a sign-in. Three of a million codes are right at any moment, so a day's tries are few; a
 * device that has signed in before has tries of its own, which a stranger with the password cannot use up.
 */
export async function countCodeAtSignIn(app: Pick<App, "db" | "auth" | "now">, userId: string, sender: Sender) {
  const { email } = await getRow(app.db, "users", { id: userId }, ["email"]);
  const device = await knownDevice(app, email, sender.headers);
  if (device) return countFrom(app, userId, `on:${device}`, []);
  const shared = { key: `second-step:user:${userId}`, attempts: 100, minutes: DAY };
  return countFrom(app, userId, `from:${sender.ip}`, [shared]);
}

/** The same in a session, which somebody has opened with the password and a second step: it has tries of its own. */
export function countCodeInSession(app: Pick<App, "db" | "now">, user: { id: string; sessionId: string }) {
  return countFrom(app, user.id, `in:${user.sessionId}`, []);
}

async function countFrom(
  app: Pick<App, "db" | "now">,
  userId: string,
  place: string,
  shared: Parameters<typeof countAttempt>[1],
) {
  const key = `second-step:user:${userId}:${place}`;
  const own = [
    { key, attempts: 10, minutes: 15 },
    { key: `${key}:day`, attempts: 50, minutes: DAY },
  ];
  const counted = await countAttempt(app, [...own, ...shared]);
  return counted.ok ? { ...counted, forgive: () => forgiveAttempts(app, [key, `${key}:day`]) } : counted;
}
