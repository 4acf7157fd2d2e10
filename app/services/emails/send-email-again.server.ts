import type { App } from "#app/app.server.ts";
import { checkSendAgain, EMAIL_MISSING } from "#app/domain/emails/email-list.ts";
import { giveUpTime } from "#app/domain/emails/email-retry.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";

type AgainResult = { ok: true } | Refusal;

/**
 * Queues a message anew, with a day of tries before it. The page says how often that had been asked when it was shown, so
 * that a second press, or a second tab, finds its wish already granted.
 */
export async function sendEmailAgain(
  app: Pick<App, "db" | "now">,
  id: string,
  askedBefore: number,
): Promise<AgainResult> {
  const now = app.now();
  return app.db.transaction().execute(async (db): Promise<AgainResult> => {
    const email = await db
      .selectFrom("emails")
      .select(["kind", "state", "attempts", "timesAskedAgain"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!email) return refusal("missing", EMAIL_MISSING);
    if (email.timesAskedAgain > askedBefore) return { ok: true };
    const allowed = checkSendAgain(email);
    if (!allowed.ok) return refusal("refused", allowed.reason);
    await db
      .updateTable("emails")
      .set({
        state: "queued",
        attempts: 0,
        nextTryAt: now.toISOString(),
        giveUpAt: giveUpTime(email.kind, now).toISOString(),
        lastError: null,
        receipt: null,
        sentAt: null,
        timesAskedAgain: askedBefore + 1,
      })
      .where("id", "=", id)
      .where("timesAskedAgain", "=", askedBefore)
      // What is on its way at this moment need not be asked for.
      .where("claimedBy", "is", null)
      .execute();
    return { ok: true };
  });
}
