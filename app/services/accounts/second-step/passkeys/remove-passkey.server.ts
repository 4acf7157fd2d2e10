import type { App } from "#app/app.server.ts";
import { recordOwnChange } from "#app/services/accounts/record-own-change.server.ts";
import { queueSecondStepNews } from "#app/services/accounts/second-step/queue-second-step-news.server.ts";

/** One that is gone already stays gone. */
export async function removePasskey(app: Pick<App, "db" | "now">, userId: string, passkeyId: string) {
  await app.db.transaction().execute(async (db) => {
    const removed = await db
      .deleteFrom("passkeys")
      .where("id", "=", passkeyId)
      .where("userId", "=", userId)
      .returning("name")
      .executeTakeFirst();
    if (!removed) return;
    await queueSecondStepNews(db, userId, { change: "passkey_removed", passkey: removed.name }, app.now());
    await recordOwnChange(db, { userId, words: "Removed a passkey", at: app.now().toISOString() });
  });
}
