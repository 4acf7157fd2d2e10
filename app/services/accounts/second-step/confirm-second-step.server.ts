import type { App } from "#app/app.server.ts";
import type { TypedCode } from "#app/domain/accounts/second-step/typed-code.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { recordOwnChange } from "#app/services/accounts/record-own-change.server.ts";
import { claimStep, findStep, readRecoveryCodes, setupAddress, WRONG_CODE } from "./check-code.server.ts";
import { countCodeInSession } from "./limit-codes.server.ts";
import { queueSecondStepNews } from "./queue-second-step-news.server.ts";

type Confirmed = { ok: true; recoveryCodes: string[] } | Refusal;

const NOT_STARTED = refusal("refused", "Please start again: this setup was finished or replaced.");

/** The first code turns the second step on. Other sessions end: whoever holds one has never proved it. */
export async function confirmSecondStep(
  app: Pick<App, "db" | "auth" | "now">,
  user: { id: string; sessionId: string },
  typed: TypedCode,
): Promise<Confirmed> {
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
    await db.updateTable("twoFactors").set({ verified: 1 }).where("id", "=", stored.id).execute();
    await db
      .updateTable("users")
      .set({ twoFactorEnabled: 1, updatedAt: now.toISOString() })
      .where("id", "=", user.id)
      .execute();
    await db
      .updateTable("sessions")
      .set({ secondStepAt: now.toISOString() })
      .where("id", "=", user.sessionId)
      .execute();
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
  return app.db
    .selectFrom("twoFactors")
    .select(["id", "secret", "backupCodes"])
    .where("userId", "=", userId)
    .where("verified", "=", 0)
    .executeTakeFirst();
}
