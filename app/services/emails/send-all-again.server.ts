import type { App } from "#app/app.server.ts";
import { isSecretEmail } from "#app/domain/emails/email-kinds.ts";
import { giveUpTime } from "#app/domain/emails/email-retry.ts";
import { isStruggling } from "./struggling.server.ts";

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
        .set((eb) => ({
          state: "queued",
          attempts: 0,
          nextTryAt: now.toISOString(),
          giveUpAt: giveUpTime(kind, now).toISOString(),
          lastError: null,
          receipt: null,
          sentAt: null,
          timesAskedAgain: eb("timesAskedAgain", "+", 1),
        }))
        .where("id", "in", stuck.select("id").where("kind", "=", kind))
        .executeTakeFirst();
      count += Number(numUpdatedRows);
    }
    return count;
  });
}
