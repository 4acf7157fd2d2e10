import type { App } from "#app/app.server.ts";
import { findRow } from "#app/db/client.server.ts";
import { isSecretEmail } from "#app/domain/emails/email-kinds.ts";
import { checkSendAgain, EMAIL_MISSING, giveUpTime } from "#app/domain/emails/email-list.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { checkTruth } from "#app/email/check-truth.server.ts";
import { sendsMail } from "#app/email/transports/transport-settings.ts";
import { isStruggling } from "./list-emails.server.ts";
import { queueEmail } from "./queue-email.server.ts";

/**
 * Queues a message again, with a fresh day of tries. The page says how often that had been asked when it was shown, so
 * that a second press, or a second tab, sends nothing more.
 */
export async function sendEmailAgain(app: Pick<App, "db" | "now">, id: string, askedBefore: number): Promise<Done> {
  const now = app.now();
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const email = await findRow(db, "emails", { id }, [
      "kind",
      "parameters",
      "orderId",
      "state",
      "attempts",
      "lastError",
      "timesAskedAgain",
    ]);
    if (!email) return refusal("missing", EMAIL_MISSING);
    if (email.timesAskedAgain > askedBefore) return { ok: true };
    const allowed = checkSendAgain(email);
    if (!allowed.ok) return refusal("refused", allowed.reason);
    const truth = await checkTruth(db, email, now);
    if (!truth.ok) return refusal("refused", truth.reason);
    await db
      .updateTable("emails")
      .set({ ...freshTries(email.kind, now), timesAskedAgain: askedBefore + 1 })
      .where("id", "=", id)
      .where("timesAskedAgain", "=", askedBefore)
      // One that is being sent at this moment needs no second copy.
      .where("claimedBy", "is", null)
      .execute();
    return { ok: true };
  });
}

/**
 * Queues every message that was given up or struggles, with a fresh day of tries, and answers how many. A second press finds
 * none of them left. One that carries a key is not sent again: its link works no more.
 */
export async function sendAllAgain(app: Pick<App, "db" | "now">) {
  const now = app.now();
  return app.db.transaction().execute(async (db) => {
    const stuck = db
      .selectFrom("emails")
      .where((eb) => eb.or([eb("state", "=", "failed"), isStruggling(eb)]))
      // One that is being sent at this moment needs no second copy.
      .where("claimedBy", "is", null);
    const kinds = await stuck.select("kind").distinct().execute();
    let count = 0;
    for (const { kind } of kinds.filter((one) => !isSecretEmail(one.kind))) {
      const { numUpdatedRows } = await db
        .updateTable("emails")
        .set((eb) => ({ ...freshTries(kind, now), timesAskedAgain: eb("timesAskedAgain", "+", 1) }))
        .where("id", "in", stuck.select("id").where("kind", "=", kind))
        .executeTakeFirst();
      count += Number(numUpdatedRows);
    }
    return count;
  });
}

function freshTries(kind: string, now: Date) {
  return {
    state: "queued" as const,
    attempts: 0,
    nextTryAt: now.toISOString(),
    giveUpAt: giveUpTime(kind, now).toISOString(),
    lastError: null,
    receipt: null,
    sentAt: null,
  };
}

interface TestMail {
  to: { id: string; name: string; address: string };
  /** Which of our e-mails is tried, filled with a sample; empty: whether e-mails go out at all. */
  wording: string;
}

/** To whoever asks for it, and to nobody else. */
export async function sendTest({ db, now, config }: Pick<App, "db" | "now" | "config">, { to, wording }: TestMail) {
  const at = now().toISOString();
  await queueEmail(db, { kind: "test_message", to, parameters: { wording }, userId: to.id, at });
  const leaves = sendsMail(config.email);
  return {
    ok: true as const,
    said: leaves ? `A test is on its way to ${to.address}.` : `${MAIL_STAYS} The test too.`,
  };
}

/** Where nobody has said how e-mail goes out. */
export const MAIL_STAYS = "No e-mail leaves this server yet: each is kept on it as a file.";
