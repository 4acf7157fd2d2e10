import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { recordOwnChange } from "#app/services/accounts/record-own-change.server.ts";
import { queueSecondStepNews } from "./queue-second-step-news.server.ts";

type Forgotten = { ok: true } | { ok: false; reason: string };

/** For somebody at the machine, when the phone and the recovery codes are lost. */
export async function forgetSecondStep(app: Pick<App, "db" | "now">, email: string): Promise<Forgotten> {
  const address = email.trim().toLowerCase();
  return app.db.transaction().execute(async (db): Promise<Forgotten> => {
    const user = await db
      .selectFrom("users")
      .select(["id", "twoFactorEnabled"])
      .where("email", "=", address)
      .executeTakeFirst();
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
  await db.deleteFrom("twoFactors").where("userId", "=", userId).execute();
  await db.deleteFrom("passkeys").where("userId", "=", userId).execute();
  await db
    .updateTable("users")
    .set({ twoFactorEnabled: 0, updatedAt: now.toISOString() })
    .where("id", "=", userId)
    .execute();
  await queueSecondStepNews(db, userId, { change: "off" }, now);
  await recordOwnChange(db, { userId, actorId, words: "Turned the second step off", at: now.toISOString() });
}
