import type { App } from "#app/app.server.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { checkPassword } from "#app/services/accounts/check-password.server.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { eraseClient } from "./erase-client.server.ts";
import { queueRequestReceived } from "./queue-deletion-emails.server.ts";

type AskResult = { ok: true; done: true } | { ok: true; done: false; waitsFor: string[] } | Refusal;

/** A client wants to go: at once, or, while something of theirs is in hand, as a request that waits for it. */
export async function askForDeletion(
  app: Pick<App, "db" | "now">,
  userId: string,
  password: string,
): Promise<AskResult> {
  const known = await checkPassword(app, userId, password);
  if (!known.ok) return known;
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<AskResult> => {
    const erased = await eraseClient(db, { userId, by: "client", actorId: userId, at });
    if (erased.done) return { ok: true, done: true };
    const { waitsFor } = erased;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("deletionRequests")
      .values({ userId, requestedAt: at })
      .onConflict((conflict) => conflict.column("userId").doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) {
      const user = await db
        .selectFrom("users")
        .select(["email", "firstName", "name"])
        .where("id", "=", userId)
        .executeTakeFirstOrThrow();
      await queueRequestReceived(db, { user, userId, waitsFor, at });
    }
    return { ok: true, done: false, waitsFor };
  });
}

/** The client has thought better of it. */
export async function withdrawDeletion(app: Pick<App, "db">, userId: string) {
  await app.db.transaction().execute(async (db) => {
    await lockClient(db, userId);
    await db.deleteFrom("deletionRequests").where("userId", "=", userId).execute();
  });
}
